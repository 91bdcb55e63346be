/**
 * Moves places apart that are nearer than a gap, as little as needed, and keeps their order. Places of the same height
 * keep the order of the list.
 */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  // Groups of neighbors that touch, each with the mean of where its first place would like to be.
  const groups: { sum: number; members: number[] }[] = [];
  const first = ({ sum, members }: { sum: number; members: number[] }) => sum / members.length;
  for (const i of order) {
    let group = { sum: places[i] ?? 0, members: [i] };
    for (let before = groups.at(-1); before; before = groups.at(-1)) {
      if (first(before) + before.members.length * gap <= first(group)) break;
      groups.pop();
      const shift = before.members.length * gap * group.members.length;
      group = { sum: before.sum + group.sum - shift, members: [...before.members, ...group.members] };
    }
    groups.push(group);
  }
  const result = [...places];
  for (const group of groups) {
    for (const [k, i] of group.members.entries()) result[i] = first(group) + k * gap;
  }
  return result;
}
