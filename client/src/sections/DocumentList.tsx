import { css } from '@emotion/react';
import { color, font, media, role, size, space } from '#theme/tokens.ts';
import { fileSize } from '#ui/fileSize.ts';
import { useLocation } from '#ui/location.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { DocumentListFragment } from './DocumentList.generated.ts';
import { type Ground, Section } from './Section.tsx';

type Document = DocumentListFragment['documents'][number];

/** Documents to download, each with its size and a link to the page with the same content. */
export function DocumentList({ anchor, heading, lead, documents, ground }: DocumentListFragment & { ground: Ground }) {
  return (
    <Section id={anchor} heading={heading} lead={lead} ground={ground} layout="split">
      {documents.length ? (
        <ul css={list}>
          {documents.map((document) => (
            <Row key={document.path} {...document} />
          ))}
        </ul>
      ) : (
        <p css={none}>There is nothing to download at the moment.</p>
      )}
    </Section>
  );
}

function Row({ path, title, description, mediaType, bytes, pageCount, page }: Document) {
  const { pathname } = useLocation();
  return (
    <li css={row}>
      <div css={words}>
        <h3 css={name}>
          <SmartLink href={path}>{title}</SmartLink>
        </h3>
        <p css={text}>{description}</p>
        {page.path !== pathname && (
          <p>
            <SmartLink href={page.path}>
              Read it as a page<VisuallyHidden>{`: ${page.label}`}</VisuallyHidden>
            </SmartLink>
          </p>
        )}
      </div>
      <p css={facts}>{[kindOf(mediaType), fileSize(bytes), lengthOf(pageCount)].join(' · ')}</p>
    </li>
  );
}

function kindOf(mediaType: string): string {
  return mediaType === 'application/pdf' ? 'PDF' : (mediaType.split('/').pop() ?? '').toUpperCase();
}

function lengthOf(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

const list = css`
  border-top: 2px solid ${color.navy800};
`;

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3} ${space.s5};
  padding-block: ${space.s5};
  border-bottom: 1px solid ${role.line};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const words = css`
  display: grid;
  gap: ${space.s2};
`;

const name = css`
  a {
    color: ${role.accent};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const text = css`
  max-width: 60ch;
  color: ${role.muted};
  font-size: ${size.t16};
`;

const facts = css`
  color: ${role.muted};
  font: 500 ${size.t14} / 1.5 ${font.mono};
  text-align: right;
  white-space: nowrap;
  ${media.phone} {
    text-align: left;
    white-space: normal;
  }
`;

const none = css`
  color: ${role.muted};
  font-size: ${size.t18};
`;
