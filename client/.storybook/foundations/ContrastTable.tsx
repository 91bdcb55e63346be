import { useEffect, useState } from 'react';
import { role } from '#theme/tokens.ts';
import { measure, pairs, themes } from './contrast.ts';

/** Measured when it is shown: what stands here is what the style sheet says now. */
export function ContrastTable() {
  const [ratios, setRatios] = useState<number[][]>([]);
  useEffect(() => setRatios(pairs.map((pair) => themes.map((theme) => measure(pair, theme)))), []);
  return (
    <table css={{ width: '100%', borderCollapse: 'collapse', 'td, th': { padding: '6px 12px', textAlign: 'left' } }}>
      <caption css={{ textAlign: 'left', paddingBottom: 8 }}>Contrast of every pair in use, measured just now</caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Ground</th>
          <th scope="col">What</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">At least</th>
          <th scope="col">Holds</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ground, what, front, back, least }, i) => (
          <tr key={ground + what} css={{ borderTop: `1px solid ${role.line}` }}>
            <td data-ground={ground} css={{ background: `var(${back}) !important` }}>
              <span aria-hidden="true" css={{ color: `var(${front})` }}>
                {least === 3 ? '●' : 'Aa'}
              </span>
            </td>
            <td>{ground}</td>
            <td>{what}</td>
            <td>{ratios[i]?.[0]?.toFixed(2)}</td>
            <td>{ratios[i]?.[1]?.toFixed(2)}</td>
            <td>{least}</td>
            <td>{ratios[i] === undefined ? '' : ratios[i].every((ratio) => ratio >= least) ? 'yes' : 'NO'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
