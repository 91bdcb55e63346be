// node measure.mjs RUNS ADDRESS: prints the medians of Lighthouse's mobile profile, as JSON.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [runs, address] = process.argv.slice(2);
const chrome = await launch({
  chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--ignore-certificate-errors', // the proxy of the bench makes its own
  ],
});
try {
  console.log(JSON.stringify(await measure()));
} finally {
  chrome.kill();
}

/** Only the first run has all categories: audits other than those of performance give the same result every time. */
async function measure() {
  const first = await run();
  const results = [first];
  while (results.length < runs) results.push(await run(['performance']));
  const metric = (id) => median(results.map(({ audits }) => audits[id].numericValue));
  const scores = Object.values(first.categories).map(({ id, score }) => [id, score * 100]);
  return {
    scores: {
      ...Object.fromEntries(scores),
      performance: median(results.map(({ categories }) => categories.performance.score * 100)),
    },
    failed: failedAudits(first),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    longest: median(results.map(longestTask)),
  };
}

async function run(onlyCategories) {
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: 'error', onlyCategories });
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** What costs a category points, performance left out, which has its own figures. */
function failedAudits({ categories, audits }) {
  const ids = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  return [...new Set(ids)];
}

/** Milliseconds on the simulated phone. Lighthouse lists tasks of more than 50 ms. */
function longestTask({ audits }) {
  return Math.max(0, ...(audits['long-tasks'].details?.items ?? []).map(({ duration }) => duration));
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
