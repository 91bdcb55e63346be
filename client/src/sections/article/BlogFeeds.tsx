import { SmartLink } from '#ui/SmartLink.tsx';

/** Links to the feeds of the blog. */
export function BlogFeeds() {
  return (
    <span>
      To follow the blog, copy an address into a feed reader: <SmartLink href="/blogs.atom">Atom feed</SmartLink>,{' '}
      <SmartLink href="/blogs.json">JSON feed</SmartLink>
    </span>
  );
}
