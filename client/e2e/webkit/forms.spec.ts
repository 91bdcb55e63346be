import { received, someone } from '../site.ts';
import { address, alive, button, expect, field, focused, open, test, text } from './webkit.ts';

const resume = `${import.meta.dirname}/../files/resume.pdf`;
const job = '/careers/senior-go-engineer-payments-1182';
const heading = 'main h2';
const box = (name: string) => `//label[starts-with(normalize-space(),"${name}")]//input | ${field(name)}`;

test('words are searched for after a pause, and the address keeps them', async ({ kit }) => {
  await open(kit, '/careers');
  await kit.type('main input[type=search]', 'nurse');
  await expect.poll(() => text(kit, heading)).toMatch(/found for “nurse”/);
  await expect.poll(() => address(kit)).toBe('/careers?q=nurse');
  await kit.reload();
  await alive(kit);
  expect(await text(kit, heading)).toMatch(/found for “nurse”/);
});

test('filters and order are steps that Back undoes', async ({ kit }) => {
  await open(kit, '/careers');
  await kit.click(box('Remote'));
  await expect.poll(() => address(kit)).toBe('/careers?workplace=remote');
  await expect.poll(() => text(kit, heading)).toMatch(/remote$/);
  await kit.click(box('6+ years'));
  await expect.poll(() => address(kit)).toBe('/careers?workplace=remote&experience=senior');
  await expect.poll(() => text(kit, heading)).toMatch(/remote, 6\+ years$/);
  await kit.back();
  await expect.poll(() => address(kit)).toBe('/careers?workplace=remote');
  await expect.poll(() => text(kit, heading)).toMatch(/remote$/);
  await kit.back();
  await expect.poll(() => text(kit, heading)).toBe('24 open jobs');
});

test('an application is sent with a résumé and answered with a receipt', async ({ kit }) => {
  const sender = someone('Wil Kit');
  await open(kit, job);
  await kit.type('input[type=file]', resume);
  await kit.find('//*[starts-with(normalize-space(),"Uploaded")]');
  await kit.type(field('Full name'), sender);
  await kit.type(field('E-mail'), 'wil@example.com');
  await kit.type('[name^="answers."]', 'A rounding error in the night run.');
  await kit.click('[name=consent]');
  await kit.click(button('Send application'));
  await expect.poll(() => address(kit)).toMatch(/^\/receipts\//);
  await expect.poll(() => focused(kit)).toBe('Thank you, we have it');
  expect(received(sender)).toHaveLength(1);
  await kit.reload();
  await kit.find('//*[starts-with(text(),"APP-")]');
});

test('what is missing is listed, and gone to', async ({ kit }) => {
  await open(kit, job);
  await kit.click(button('Send application'));
  await expect.poll(() => kit.run(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  const missing = await kit.run(() => [...document.querySelectorAll('[role=alert] a')].map((a) => a.textContent ?? ''));
  expect(missing).toContain('Enter your full name');
  expect(missing).toContain('Add your résumé, or send a link or a message instead');
  await kit.click('//*[@role="alert"]//a[.="Enter your full name"]');
  await expect.poll(() => kit.run(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

test('a message is sent, and its errors vanish when they are corrected', async ({ kit }) => {
  const sender = someone('Web Kit');
  await open(kit, '/contact-us');
  await kit.type(field('Name'), sender);
  await kit.type(field('E-mail'), 'web@example');
  await kit.type('main textarea[name=message]', 'Our month end takes nine days.');
  await kit.click('main [name=consent]');
  await kit.click(button('Send message'));
  const errors = () => kit.run(() => document.querySelectorAll('[role=alert] a').length);
  await expect.poll(errors).toBe(1);
  await kit.clear(field('E-mail'));
  await kit.type(field('E-mail'), 'web@example.com');
  await expect.poll(errors).toBe(0);
  await kit.click(button('Send message'));
  await expect.poll(() => focused(kit)).toBe('Thank you, we have it');
  expect(received(sender)).toHaveLength(1);
});
