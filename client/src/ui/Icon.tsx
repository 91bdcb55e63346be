import { css } from '@emotion/react';
import { arrowUp, chevronDown, circleExclamationPoint, externalLink, x } from './icons.generated.ts';

interface IconProps {
  className?: string | undefined;
}

/** An icon: its size, the part of the drawing that is shown, and the drawing. Its stroke has the same width at any size. */
const icon = (width: number, height: number, view: string, path: string) => (props: IconProps) => (
  <svg css={stroke} {...props} width={width} height={height} viewBox={view} aria-hidden="true">
    <path d={path} />
  </svg>
);

const stroke = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
  flex: none;
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/* Lucide draws on a grid of 24 with a margin. The margin is cropped, so an icon aligns with the text next to it. */
export const NewTabIcon = icon(12, 12, '1 1 22 22', externalLink);
export const ChevronIcon = icon(9, 6, '4.5 7.5 15 9', chevronDown);
export const CloseIcon = icon(18, 18, '4.5 4.5 15 15', x);
export const UpIcon = icon(16, 18, '4 3 16 18', arrowUp);
export const CrossIcon = icon(20, 20, '-3 -3 30 30', x);
export const AlertIcon = icon(18, 18, '0 0 24 24', circleExclamationPoint);
/** Drawn for this site: the last line is shorter. */
export const BurgerIcon = icon(20, 14, '0 0 20 14', 'M1 1h18M1 7h18M1 13h12');
