/** The city of `Austin, TX`. */
export function city(label: string): string {
  return label.split(',')[0] as string;
}

/** The anchor of an office's address: `san-jose` for `San Jose, CA`. */
export function officeAnchor(label: string): string {
  return city(label).toLowerCase().replaceAll(' ', '-');
}
