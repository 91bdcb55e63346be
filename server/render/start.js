{
let files = document.currentScript.dataset.files.split(' '), started;
const start = () => {
if (started) return;
started = true;
for (const href of files.slice(1)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }));
import(files[0]);
};
new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, 1000));
}
