import { useTitlePrefix } from './errorTitle.ts';
import { useSite } from './site.ts';

interface HeadProps {
  path: string;
  title: string;
  description: string;
  hidden?: boolean;
  /** Whether a hidden page has a preview card of its own. */
  ownCard?: boolean;
  article?: boolean;
}

/** The metadata of a page for browsers, search engines and previews. React moves it to the head of the document. */
export function Head({ path, title, description, hidden = false, ownCard = !hidden, article = false }: HeadProps) {
  const prefix = useTitlePrefix();
  const { name, url } = useSite();
  const whole = `${prefix}${title} · ${name}`;
  const address = url + (path === '/' ? '' : path);
  const card = `${url}/cards${!ownCard || path === '/' ? '/index' : path.replace(/\?.*/, '')}.png`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address || '/'} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={name} />
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`Preview: ${ownCard ? title : name}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
