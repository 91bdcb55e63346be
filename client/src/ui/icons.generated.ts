/* Made from lucide-react (ISC license) by codegen/icons.mjs; never edited. */
export const arrowUp = 'M0 0m5 12 7-7 7 7M12 19V5';
export const chevronDown = 'M0 0m6 9 6 6 6-6';
export const circleExclamationPoint = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16';
export const externalLink = 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6';
export const x = 'M18 6 6 18M0 0m6 6 12 12';
