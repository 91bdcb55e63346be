import './workers.ts';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { mend } from './mend.ts';
import { Playground } from './Playground.tsx';

const root = document.getElementById('playground');
if (root) {
  mend(root);
  createRoot(root).render(<Playground />);
}
