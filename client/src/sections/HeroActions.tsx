import { actions, ButtonLink } from '#ui/Button.tsx';

/** What to do next; the first is the main thing. */
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
