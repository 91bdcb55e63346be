/** What an open job shows and what the page doesn't wait for; see visiblePart.ts. */
export { JobView } from './JobView.tsx';
export { ShareJob } from './ShareJob.tsx';
