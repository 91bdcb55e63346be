import { muted16 } from '#theme/styles.ts';

interface SampleNoteProps {
  what: 'job' | 'jobs' | 'events';
  /** The page's head hides it from search engines already. */
  isHidden?: boolean;
}

/** Says that something was made up to try the site out. Search engines leave out the page. */
export function SampleNote({ what, isHidden = false }: SampleNoteProps) {
  return (
    <>
      {!isHidden && <meta name="robots" content="noindex" />}
      <p css={muted16}>{`Sample ${what}, for trying the site out.`}</p>
    </>
  );
}
