const frame = {
  viewBox: '0 0 24 24',
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function ExamplesIcon() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M5 4h11l3 3v13H5zM9 10h6M9 14h6" />
    </svg>
  );
}

export function GuideIcon() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14" />
    </svg>
  );
}

export function CodeIcon() {
  return (
    <svg aria-hidden="true" {...frame}>
      <path d="m8 7-5 5 5 5m8-10 5 5-5 5M14 5l-4 14" />
    </svg>
  );
}

export function ShareIcon() {
  return (
    <svg aria-hidden="true" {...frame} className="graphiql-toolbar-icon">
      <path d="M10 14 20 4m-6 0h6v6M18 14v6H4V6h6" />
    </svg>
  );
}
