// Reports what the server doesn't see: moves within the site, pages that were prefetched, and forms that are begun.
if (!navigator.globalPrivacyControl && navigator.doNotTrack !== '1') {
  let path = location.pathname;
  const begun = new Set();
  const report = (what) => navigator.sendBeacon('/count', new URLSearchParams(what));
  const reportView = () => report({ view: path });

  if (document.prerendering) document.addEventListener('prerenderingchange', reportView, { once: true });
  else if (performance.getEntriesByType('navigation')[0]?.deliveryType === 'navigational-prefetch') reportView();

  // The address changes first. The page is shown when the head of the document has its address.
  new MutationObserver(() => {
    const shown = document.querySelector('meta[property="og:url"]')?.content;
    if (path === location.pathname || !shown || new URL(shown).pathname !== location.pathname) return;
    path = location.pathname;
    begun.clear();
    reportView();
  }).observe(document.head, { attributes: true, childList: true, subtree: true });

  // React lets no event through to a part that it has yet to hydrate, so this listens before React does.
  const onInput = ({ target }) => {
    const form = target.form?.elements.form?.value;
    if (!/^(enquiry|application)$/.test(form) || begun.has(form)) return;
    begun.add(form);
    report({ begun: form });
  };
  addEventListener('input', onInput, { capture: true });
}
