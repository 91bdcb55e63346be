import { SmartLink } from '#ui/SmartLink.tsx';

/** Links to the feeds of the blog. */
export function BlogFeeds() {
  return (
    <span>
      Follow the blog: <SmartLink href="/blogs.atom">Atom feed</SmartLink>,{' '}
      <SmartLink href="/blogs.json">JSON feed</SmartLink>
    </span>
  );
}
