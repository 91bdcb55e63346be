export interface Spot {
  x: number;
  y: number;
}

/** Whether a pointer that moved from `before` to `now` is heading for a panel below: inside the triangle they span. */
export function isInSafeTriangle(
  before: Spot,
  now: { clientX: number; clientY: number },
  panel: DOMRect | undefined,
): boolean {
  if (!panel || now.clientY <= before.y) return false;
  const left = { x: panel.left, y: panel.top };
  const right = { x: panel.right, y: panel.top };
  const spot = { x: now.clientX, y: now.clientY };
  return side(before, left, spot) <= 0 && side(before, right, spot) >= 0;
}

/** On which side of the line from `a` to `b` a point lies. */
function side(a: Spot, b: Spot, spot: Spot): number {
  return (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x);
}
