import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows a component in the page until the test is over, with the class that scripts set. */
export function mount(children: ReactNode): void {
  document.documentElement.classList.add('js');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(children);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}
