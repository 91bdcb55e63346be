import { actions, ButtonLink } from '#ui/Button.tsx';

/** The actions of a hero; the first is the main one. */
export function HeroActions({ links }: { links: readonly { label: string; link: string }[] }) {
  if (links.length === 0) return null;
  return (
    <div css={actions}>
      {links.map(({ label, link }, i) => (
        <ButtonLink key={label} href={link} look={i === 0 ? 'main' : 'second'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
