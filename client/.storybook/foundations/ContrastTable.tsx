import { useEffect, useState } from 'react';
import { measure, pairs } from './contrast.ts';

/** Measured when it is shown: what stands here is what the style sheet says now. */
export function ContrastTable() {
  const [ratios, setRatios] = useState<number[]>([]);
  useEffect(() => setRatios(pairs.map(measure)), []);
  return (
    <table css={{ width: '100%', borderCollapse: 'collapse', 'td, th': { padding: '6px 12px', textAlign: 'left' } }}>
      <caption css={{ textAlign: 'left', paddingBottom: 8 }}>Contrast of every pair in use, measured just now</caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Ground</th>
          <th scope="col">What</th>
          <th scope="col">Ratio</th>
          <th scope="col">At least</th>
          <th scope="col">Holds</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ ground, what, front, back, least }, i) => (
          <tr key={ground + what} css={{ borderTop: '1px solid #d3deee' }}>
            <td data-ground={ground} css={{ background: `var(${back}) !important` }}>
              <span aria-hidden="true" css={{ color: `var(${front})` }}>
                {least === 3 ? '●' : 'Aa'}
              </span>
            </td>
            <td>{ground}</td>
            <td>{what}</td>
            <td>{ratios[i]?.toFixed(2)}</td>
            <td>{least}</td>
            <td>{ratios[i] === undefined ? '' : ratios[i] >= least ? 'yes' : 'NO'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
