import { css } from '@emotion/react';

interface IconProps {
  className?: string | undefined;
}

interface StrokeProps extends IconProps {
  width: number;
  height: number;
  path: string;
}

function Stroke({ width, height, path, className }: StrokeProps) {
  return (
    <svg
      css={stroke}
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const NewTabIcon = (props: IconProps) => (
  <Stroke width={12} height={12} path="M4 2H2v8h8V8M7 2h3v3M10 2 5.5 6.5" {...props} />
);
export const ChevronIcon = (props: IconProps) => <Stroke width={9} height={6} path="M1 1l3.5 3.5L8 1" {...props} />;
export const BurgerIcon = (props: IconProps) => (
  <Stroke width={20} height={14} path="M1 1h18M1 7h18M1 13h12" {...props} />
);
export const CloseIcon = (props: IconProps) => <Stroke width={18} height={18} path="M2 2l14 14M16 2L2 16" {...props} />;
export const UpIcon = (props: IconProps) => <Stroke width={16} height={18} path="M8 17V2M2 8l6-6 6 6" {...props} />;
export const CrossIcon = (props: IconProps) => <Stroke width={20} height={20} path="M6 6l8 8M14 6l-8 8" {...props} />;
export const AlertIcon = (props: IconProps) => (
  <Stroke width={18} height={18} path="M9 1.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15M9 5v5M9 13v.01" {...props} />
);

const stroke = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
  flex: none;
`;
