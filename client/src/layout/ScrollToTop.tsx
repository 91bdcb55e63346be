import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { bottomBar, layer, media, motion, role, space } from '#theme/tokens.ts';
import { ButtonLink, roundButton } from '#ui/Button.tsx';
import { UpIcon } from '#ui/Icon.tsx';
import { useLocation } from '#ui/location.ts';
import { SmartLink } from '#ui/SmartLink.tsx';
import { useScrolled } from '#ui/useScrolled.ts';

interface ScrollToTopProps {
  contact: { label: string; link: string };
}

/**
 * A button that appears after 100 px of scroll. It's in the margin of the page or, in narrow windows, in a bar at the
 * bottom, so it never covers text. The bar also has the contact link that the header has no room for; it leads to the
 * form of this page if it has one. Above the form of a job, it leads there; the keyboard has the job's own link, which is
 * behind it. While a form is seen, there is no link, and the bar is lower. The button moves scroll and focus to the top.
 */
export function ScrollToTop({ contact }: ScrollToTopProps) {
  const scrolled = useScrolled(100);
  const { pathname } = useLocation();
  const [form, setForm] = useState<string>();
  const [above, setAbove] = useState(false);
  const [filling, setFilling] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts of a page may come later
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('[name=form][value=enquiry]');
    setForm(field?.form?.getAttribute('aria-labelledby') ?? undefined);
    setAbove(false);
    const heading = document.querySelector('[data-apply-bar]') && document.getElementById('apply');
    if (!heading) return;
    // What is above the window counts as in it.
    const observer = new IntersectionObserver(([entry]) => setAbove(!entry?.isIntersecting), {
      rootMargin: '999999px 0px 0px',
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, [pathname, scrolled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts of a page may come later
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      setFilling(seen.size > 0);
    });
    for (const form of document.querySelectorAll('main form[method=post]')) observer.observe(form);
    return () => {
      observer.disconnect();
      setFilling(false);
    };
  }, [pathname, scrolled]);
  const goUp = () => {
    const main = document.getElementById('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
    // The style sheet makes it smooth, unless the visitor prefers reduced motion.
    scrollTo({ top: 0 });
  };
  return (
    <nav css={bar} data-shown={scrolled} data-low={filling} aria-label="Shortcuts">
      {above ? (
        <ButtonLink href="#apply" small aria-hidden tabIndex={-1}>
          Apply for this job
        </ButtonLink>
      ) : (
        !filling && (
          <SmartLink css={contactLink} href={form ? `#${form}` : contact.link}>
            {contact.label}
          </SmartLink>
        )
      )}
      <button type="button" onClick={goUp} aria-label="Back to top">
        <UpIcon />
      </button>
    </nav>
  );
}

/** The margin beside the column of content. */
const margin = `max(${space.gutter}, (100% - 1200px) / 2)`;

const bar = css`
  position: fixed;
  right: clamp(4px, ${margin} - 74px, 1.4rem);
  width: min(48px, ${margin} - 8px);
  bottom: max(1.4rem, env(safe-area-inset-bottom));
  z-index: ${layer.arrow};
  transition:
    opacity ${motion.normal},
    visibility ${motion.normal};
  &[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
  }
  a {
    display: none;
  }
  button {
    ${roundButton};
    width: 100%;
    &:hover {
      border-color: ${role.accent};
      background: ${role.soft};
    }
  }
  ${media.drawer} {
    inset: auto 0 0;
    display: flex;
    width: auto;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s4};
    height: ${bottomBar};
    padding: 0 max(${space.gutter}, env(safe-area-inset-right)) env(safe-area-inset-bottom)
      max(${space.gutter}, env(safe-area-inset-left));
    border-top: 1px solid ${role.line};
    background: ${role.header};
    a {
      display: inline-flex;
      flex: 1;
    }
    &[data-low='true'] {
      height: calc(36px + env(safe-area-inset-bottom));
    }
    button {
      width: 44px;
      margin-left: auto;
      height: min(44px, 100% - 4px);
    }
  }
`;

const contactLink = css`
  align-items: center;
  height: 100%;
  color: ${role.accent};
  font-weight: 600;
  line-height: 1.2;
`;
