/**
 * `?render=server` shows a page as the server renders it, beside the one that the browser renders.
 *
 * @param {string} api the Go server's URL
 */
export function sideBySide(api) {
  return async (request, response, next) => {
    const url = new URL(request.url, 'http://localhost');
    const how = url.searchParams.get('render');
    if (how !== 'server' && how !== 'engine') return next();
    url.searchParams.delete('render');
    const path = url.pathname + url.search;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (how === 'server') return response.end(frames(path));
    // Without scripts, because those of the last build may differ.
    response.setHeader('content-security-policy', "script-src 'none'");
    try {
      const page = await fetch(api + path, { headers: { accept: 'text/html', cookie: '' } });
      response.statusCode = page.status;
      response.end(await page.text());
    } catch {
      response.statusCode = 502;
      response.end('The server is starting. Reload in a second.');
    }
  };
}

const frames = (path) => {
  const engine = path + (path.includes('?') ? '&' : '?');
  return `<!doctype html>
<title>${escaped(path)}: server and browser</title>
<style>
  body { margin: 0; display: grid; grid-template: auto 1fr / 1fr 1fr; height: 100vh; font: 14px sans-serif; gap: 1px; }
  b { padding: 6px 12px; }
  iframe { width: 100%; height: 100%; border: 0; outline: 1px solid #ccc; }
</style>
<b>Server</b><b>Browser</b>
<iframe id="server" src="${escaped(engine)}render=engine"></iframe>
<iframe src="${escaped(path)}"></iframe>
<script type="module">
  import { createHotContext } from '/@vite/client';
  const { contentWindow } = document.getElementById('server');
  createHotContext('/compare').on('site:restarted', () => contentWindow.location.reload());
</script>`;
};

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
