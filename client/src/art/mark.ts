/* The company's mark: three lines that meet in one ring. */
export const lines = 'M1 5h7c6 0 5 8 11 8M1 13h18M1 21h7c6 0 5-8 11-8';
export const ring = { cx: 25.5, cy: 13, r: 6 };
