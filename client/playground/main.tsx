import './workers.ts';
import 'graphiql/style.css';
import '@graphiql/plugin-explorer/style.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { fixAccessibility } from './a11yFixes.ts';
import { Playground } from './Playground.tsx';

const root = document.getElementById('playground');
if (root) {
  fixAccessibility(root);
  createRoot(root).render(<Playground />);
}
