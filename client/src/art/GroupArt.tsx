import { css } from '@emotion/react';
import { font, media, role, size } from '#theme/tokens.ts';
import { layers } from './drawRoutes.ts';
import { drawGroup, frame, type GroupRoutesParameters } from './groupRoutes.ts';
import { routes } from './routes.ts';

interface GroupArtProps extends Pick<GroupRoutesParameters, 'seed' | 'topology' | 'country'> {
  /** Where the routes lead, from the top down; at least one. */
  ends: readonly { label: string; live: boolean }[];
  className?: string;
}

/** Routes that leave a country and end at labels. Where there is less room, the drawing loses land and keeps its labels. */
export function GroupArt({ ends, className, ...parameters }: GroupArtProps) {
  const live = ends.findIndex((end) => end.live);
  const drawing = drawGroup({ ...parameters, ends: ends.length, live: Math.max(live, 0) });
  return (
    <div css={figure} className={className}>
      <svg
        css={[routes, picture]}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        {layers(drawing).map(
          ([kind, path]) =>
            path && <path key={kind} className={kind} d={path} pathLength={kind === 'hot' ? 1 : undefined} />,
        )}
      </svg>
      <ul>
        {ends.map(({ label }, n) => (
          <li key={label} css={[at(drawing.rows[n] ?? 0), n === live && liveLabel]}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/* Its height decides the scale. The lower it is, the more land is left beside the labels. */
const tall = 336;
const low = 290;

/* Wider than its frame, it would be cut at the top. */
const mostWidth = (height: number) => Math.floor((frame.width * height) / frame.height);

const labelWidth = (height: number) => Math.floor(((frame.width - frame.end) * height) / frame.height) - 9;

const figure = css`
  position: relative;
  justify-self: end;
  width: 100%;
  max-width: ${mostWidth(tall)}px;
  height: ${tall}px;
  overflow: hidden;
  ${media.drawer} {
    max-width: ${mostWidth(low)}px;
    height: ${low}px;
  }
  li {
    position: absolute;
    right: 0;
    width: ${labelWidth(tall)}px;
    transform: translateY(-50%);
    color: ${role.muted};
    font: 500 ${size.t14} / 1.15 ${font.text};
    ${media.drawer} {
      width: ${labelWidth(low)}px;
    }
  }
`;

const picture = css`
  height: 100%;
  overflow: hidden;
`;

const at = (y: number) => css`
  top: ${((100 * y) / frame.height).toFixed(2)}%;
`;

const liveLabel = css`
  && {
    color: ${role.text};
    font-weight: 600;
  }
`;
