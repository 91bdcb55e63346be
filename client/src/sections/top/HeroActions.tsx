import { actions, ButtonLink } from '#ui/Button.tsx';

interface HeroActionsProps {
  links: readonly { label: string; link: string }[];
  className?: string;
}

/** What to do on a page, as buttons; the first is the main one. */
export function HeroActions({ links, className }: HeroActionsProps) {
  if (links.length === 0) return null;
  return (
    <div css={actions} className={className}>
      {links.map(({ label, link }, i) => (
        <ButtonLink key={label} href={link} look={i === 0 ? 'main' : 'second'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
