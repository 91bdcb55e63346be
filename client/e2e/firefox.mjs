#!/usr/bin/env node
// Starts Firefox for Playwright and relays WebDriver BiDi between the two. The one command that Playwright always sends
// and Firefox ESR does not know is answered here. Remove this file once the ESR knows it.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const unknown = 'emulation.setMediaFeaturesOverride';
const announcement = /(WebDriver BiDi listening on )(ws:\S+)/;
const options = { maxPayload: 256 << 20, perMessageDeflate: false };

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

const relay = new WebSocketServer({ ...options, host: '127.0.0.1', port: 0 });
let address = '';
firefox.stderr.on('data', (chunk) => {
  const announce = (_, words, found) => {
    address = found;
    return `${words}ws://127.0.0.1:${relay.address().port}`;
  };
  process.stderr.write(String(chunk).replace(announcement, announce));
});

relay.on('connection', (playwright, { url }) => {
  const browser = new WebSocket(address + url, options);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data);
    if (method === unknown) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    await opened;
    browser.send(String(data));
  });
  browser.on('message', (data) => playwright.send(String(data)));
  for (const [one, other] of [
    [playwright, browser],
    [browser, playwright],
  ]) {
    one.on('close', () => other.close());
    one.on('error', () => other.close());
  }
});
