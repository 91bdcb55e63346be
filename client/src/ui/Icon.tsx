import { css } from '@emotion/react';
import { arrowUp, chevronDown, circleExclamationPoint, externalLink, x } from './icons.generated.ts';

interface IconProps {
  className?: string | undefined;
}

interface StrokeProps extends IconProps {
  width: number;
  height: number;
  /** The part of the drawing that is shown. */
  view: string;
  path: string;
}

/** The stroke width is the same at any size. */
function Stroke({ width, height, view, path, className }: StrokeProps) {
  return (
    <svg css={stroke} className={className} width={width} height={height} viewBox={view} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/* Lucide draws on a grid of 24 with a margin. The margin is cropped, so an icon aligns with the text next to it. */
export const NewTabIcon = (props: IconProps) => (
  <Stroke width={12} height={12} view="1 1 22 22" path={externalLink} {...props} />
);
export const ChevronIcon = (props: IconProps) => (
  <Stroke width={9} height={6} view="4.5 7.5 15 9" path={chevronDown} {...props} />
);
export const CloseIcon = (props: IconProps) => (
  <Stroke width={18} height={18} view="4.5 4.5 15 15" path={x} {...props} />
);
export const UpIcon = (props: IconProps) => (
  <Stroke width={16} height={18} view="4 3 16 18" path={arrowUp} {...props} />
);
export const CrossIcon = (props: IconProps) => <Stroke width={20} height={20} view="-3 -3 30 30" path={x} {...props} />;
export const AlertIcon = (props: IconProps) => (
  <Stroke width={18} height={18} view="0 0 24 24" path={circleExclamationPoint} {...props} />
);
/** Drawn for this site: the last line is shorter. */
export const BurgerIcon = (props: IconProps) => (
  <Stroke width={20} height={14} view="0 0 20 14" path="M1 1h18M1 7h18M1 13h12" {...props} />
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
