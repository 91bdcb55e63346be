import { received, someone } from '../site.ts';
import { address, button, expect, field, link, test, text } from './webkit.ts';

const resume = `${import.meta.dirname}/../files/resume.pdf`;

test.use({ window: { width: 375, height: 740, scripts: false } });

for (const path of ['/', '/our-services/cloud-services', '/careers', '/contact-us', '/privacy-policy'])
  test(`${path} is whole without scripts`, async ({ kit }) => {
    await kit.goto(path);
    const page = await kit.run(() => ({
      alive: Object.keys(document.querySelector('#root main') ?? {}).length,
      words: (document.querySelector('main') as HTMLElement).innerText.split(/\s+/).length > 100,
      sideways: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(page).toEqual({ alive: 0, words: true, sideways: 0 });
  });

test('without scripts the menu unfolds', async ({ kit }) => {
  await kit.goto('/');
  await kit.click(link('Menu', '//header'));
  await kit.click(link('Events', '//nav[@aria-label="Main"]'));
  await expect.poll(() => address(kit)).toBe('/events');
});

test('without scripts jobs are searched for', async ({ kit }) => {
  await kit.goto('/careers');
  await kit.type('main input[type=search]', 'nurse\uE007');
  await expect.poll(() => address(kit)).toMatch(/q=nurse/);
  expect(await text(kit, '#job-results')).toMatch(/found for “nurse”/);
});

test('without scripts an application is sent', async ({ kit }) => {
  const sender = someone('Pla Kit');
  await kit.goto('/careers/general-application');
  await kit.type(field('Full name'), sender);
  await kit.type(field('E-mail'), 'pla@example.com');
  await kit.type('input[type=file]', resume);
  await kit.click('[name=consent]');
  await kit.click(button('Send application'));
  await expect.poll(() => text(kit, 'h1')).toBe('Thank you, we have it');
  expect(received(sender)).toHaveLength(1);
});
