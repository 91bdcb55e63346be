// Serves what `next build` has built, at a port of the system's choice.
import { createServer } from 'node:http';
import next from 'next';

const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => console.error(`listening=127.0.0.1:${server.address().port}`));
