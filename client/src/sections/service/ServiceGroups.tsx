import { css } from '@emotion/react';
import { covers, font, media, role, size, space, split } from '#theme/tokens.ts';
import { Picture } from '#ui/Picture.tsx';
import { SmartLink } from '#ui/SmartLink.tsx';
import type { ServiceIndexFragment } from './ServiceIndex.generated.ts';
import { anchorOfGroup } from './serviceGroup.ts';

type Group = ServiceIndexFragment['groups'][number];

/** Groups of services: the name at the left, each service with its sign at the right. */
export function ServiceGroups({ groups }: { groups: readonly Group[] }) {
  return groups.map((group) => <ServiceGroup key={group.title} group={group} />);
}

function ServiceGroup({ group: { title, link, text, services } }: { group: Group }) {
  const anchor = anchorOfGroup(title);
  return (
    <section css={row} aria-labelledby={anchor}>
      <div>
        <h3 id={anchor} css={name}>
          <SmartLink href={link}>{title}</SmartLink>
        </h3>
        <p>{text}</p>
      </div>
      <ul css={cells}>
        {services.map((service) => (
          <li key={service.link} css={cell}>
            {service.art && <Picture picture={service.art} />}
            <div>
              <SmartLink href={service.link}>{service.label}</SmartLink>
              <small>{service.text}</small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css`
  ${split('3fr 9fr')};
  gap: 0.3rem ${space.s6};
  padding: 0.9rem 0 1.1rem;
  border-top: 2px solid ${role.rule};
  p {
    max-width: 26ch;
    color: ${role.muted};
  }
  ${media.phone} {
    p {
      max-width: none;
    }
  }
`;

const name = css`
  font-size: ${size.t22};
  letter-spacing: -0.02em;
`;

/* The lines between the rows are above them, and the first is cut off. */
const cells = css`
  clip-path: inset(2px -9px -9px);
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 1.6rem;
  ${media.drawer} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const cell = css`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 0.9rem;
  align-items: start;
  min-height: 62px;
  padding-block: 0.4rem;
  border-top: 1px solid ${role.line};
  > svg {
    width: 56px;
    height: 40px;
  }
  a {
    color: ${role.text};
    font: 600 ${size.t16} / 1.25 ${font.text};
    text-decoration: none;
  }
  /* The whole cell is the link. */
  a {
    ${covers};
  }
  &:hover a {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${role.muted};
    font-size: 0.929rem;
    line-height: 1.35;
  }
  ${media.phone} {
    grid-template-columns: 48px minmax(0, 1fr);
    align-items: center;
    min-height: 52px;
    > svg {
      width: 48px;
      height: 34px;
    }
    small {
      display: none;
    }
  }
`;
