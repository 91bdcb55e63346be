import { css } from '@emotion/react';
import { Disclosure } from '#sections/case/Disclosure.tsx';
import { type Ground, Section } from '#sections/Section.tsx';
import { muted16, muted18, ruled } from '#theme/styles.ts';
import { display, font, measure, media, paper, radius, role, space, stack } from '#theme/tokens.ts';
import { counted } from '#ui/count.ts';
import { fileSize } from '#ui/fileSize.ts';
import { useLocation } from '#ui/location.ts';
import { Picture } from '#ui/Picture.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import { unbroken } from '#ui/Unbroken.tsx';
import { wholeCard } from '#ui/wholeCard.ts';
import type { DocumentListFragment } from './DocumentList.generated.ts';

type Document = DocumentListFragment['documents'][number];

/** Documents to download, each with its size and a link to the page with the same content, if that is another one. */
export function DocumentList(props: DocumentListFragment & { ground: Ground }) {
  const { anchor, heading, lead, disclosure, documents, ground } = props;
  // A page lists all case studies with much else: their titles are enough.
  const short = documents.length > 1 && documents.every(({ page }) => page.__typename === 'CaseStudy');
  const One = short ? ShortRow : Row;
  // What all titles end with is in the heading.
  const [ending = ''] = /: .*/.exec(documents[0]?.title ?? '') ?? [];
  const isShared = documents.length > 1 && documents.every(({ title }) => title.endsWith(ending));
  return (
    <Section
      id={anchor}
      heading={heading}
      lead={lead}
      ground={ground}
      layout={documents.length < 3 ? 'split' : 'stack'}
      compact={documents.length === 1}
    >
      {documents.length ? (
        <div css={stack.s4}>
          {short && disclosure && <Disclosure text={disclosure} />}
          <ul
            css={[
              ruled,
              documents.length > 1 && several,
              (short || documents.length % 3 === 1) && pairs,
              short && rows,
            ]}
          >
            {documents.map((document) => (
              <One
                key={document.path}
                {...document}
                title={isShared ? document.title.replace(ending, '') : document.title}
              />
            ))}
          </ul>
        </div>
      ) : (
        <p css={muted18}>There’s nothing to download at the moment.</p>
      )}
    </Section>
  );
}

function ShortRow({ path, title, bytes, otherPath, paper, page }: Document) {
  return (
    <li>
      <SmartLink href={bytes ? path : page.path}>{title}</SmartLink>
      <span>
        {bytes ? (
          <>
            {`${fileSize(bytes)} · `}
            <Sizes paper={paper} otherPath={otherPath} />
          </>
        ) : (
          toPrint
        )}
      </span>
    </li>
  );
}

/** A document without a file is older than its page, which is linked instead. */
const toPrint = 'Web page to print';

function Row({ path, title, description, bytes, pageCount, paper, otherPath, page, ...cover }: Document) {
  const { pathname } = useLocation();
  return (
    <li css={[wholeCard, row]}>
      <Cover page={page} pageCount={pageCount} {...cover} />
      <div css={words}>
        <h3>
          <SmartLink href={bytes ? path : page.path}>{title}</SmartLink>
        </h3>
        {page.path !== pathname && <p css={text}>{description}</p>}
        <p css={about}>
          {bytes ? (
            <>
              {['PDF', fileSize(bytes), counted(pageCount, 'page')].join(' · ')}
              <br />
              <Sizes paper={paper} otherPath={otherPath} />
              {page.path !== pathname && (
                <>
                  {' · '}
                  <SmartLink href={page.path} aria-label={`Web page: ${page.label}`}>
                    Web page
                  </SmartLink>
                </>
              )}
            </>
          ) : (
            toPrint
          )}
        </p>
      </div>
    </li>
  );
}

type CoverProps = Pick<Document, 'heading' | 'picture' | 'pageCount' | 'page'>;

/** What the document looks like from the front: its heading on a band; below, a drawing or the number of pages. */
function Cover({ page, heading, picture, pageCount }: CoverProps) {
  return (
    <div css={[cover, picture && withPicture, pageCount > 1 && thick]} data-ground="paper" aria-hidden="true">
      <div css={band} data-ground="navy">
        {!heading.startsWith(page.label) && <span>{page.label}</span>}
        <b>{unbroken(heading)}</b>
      </div>
      {picture ? (
        // A wide one is cut off at its sides, a high one at its bottom.
        <Picture
          picture={picture}
          fills={picture.width > picture.height}
          css={picture.width > picture.height && wide}
        />
      ) : (
        pageCount > 0 && (
          <p css={number}>
            {pageCount}
            <small>{pageCount === 1 ? 'page' : 'pages'}</small>
          </p>
        )
      )}
    </div>
  );
}

/** A link to the same document in the other size of paper. Its name is short: a page lists many. */
function Sizes({ paper, otherPath }: Pick<Document, 'paper' | 'otherPath'>) {
  return (
    <>
      Also in <SmartLink href={otherPath}>{paper === 'A4' ? 'Letter' : 'A4'}</SmartLink>
    </>
  );
}

/** Documents with covers, two or three beside each other. */
const several = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(25.5rem, 100%), 1fr));
  gap: 0 ${space.s6};
`;

/* The last row has no single one. */
const pairs = css`
  ${media.bar} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const row = css`
  display: grid;
  grid-template-columns: 126px minmax(0, 1fr);
  align-items: start;
  gap: ${space.s4};
  padding-block: ${space.s4};
  border-bottom: 1px solid ${role.line};
  /* The other links of a row stay above the first one, which has all of the row. */
  p a {
    position: relative;
  }
`;

/* On phones, the text is below the cover and as wide as the page. It is still read first. */
const words = css`
  ${stack.s2};
  ${media.phone} {
    display: contents;
    h3 {
      align-self: end;
    }
    p {
      grid-area: 2 / 2;
    }
    p:not(:last-of-type) {
      grid-area: 3 / 1 / auto / -1;
    }
  }
`;

/* A sheet of paper. */
const cover = css`
  display: grid;
  grid-template-rows: minmax(104px, auto) minmax(0, 1fr);
  overflow: hidden;
  width: 126px;
  height: 168px;
  ${media.phone} {
    grid-row: span 2;
  }
  border: 1px solid ${role.line};
  border-radius: ${radius.mark};
  background: ${paper.ground};
`;

const withPicture = css`
  grid-template-rows: auto minmax(0, 1fr);
`;

const wide = css`
  height: 100%;
  overflow: hidden;
`;

const band = css`
  padding: 9px 9px 10px;
  > span {
    display: block;
    color: ${role.muted};
    font: 500 12px / 1.3 ${font.text};
  }
  b {
    display: block;
    margin-top: 4px;
    color: ${role.text};
    font: 600 13px / 1.12 ${font.text};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`;

const number = css`
  align-self: center;
  padding-left: 10px;
  color: ${paper.text};
  ${display('31px', 0.95)};
  letter-spacing: -0.045em;
  white-space: nowrap;
  small {
    font-family: ${font.text};
    font-size: 0.55em;
    display: block;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;

/** More sheets below the first. */
const thick = css`
  box-shadow:
    3px 3px 0 -1px ${paper.ground},
    3px 3px 0 0 ${role.line};
`;

const rows = css`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(30%);
    gap: 0 ${space.s5};
    align-items: center;
    justify-items: start;
    padding-block: ${space.s2};
    border-bottom: 1px solid ${role.line};
  }
  span {
    color: ${role.muted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    span {
      white-space: normal;
    }
  }
`;

const text = css`
  max-width: ${measure};
  ${muted16};
`;

const about = css`
  color: ${role.muted};
  font-variant-numeric: tabular-nums;
`;
