import { role } from '#theme/tokens.ts';

const rows = [
  ['Headings', '“Every account closed within a working day”', '“Empowering secure identities”'],
  ['Figures', '“52% of chats solved, up from 17%, measured over eight weeks each”', '“2× better”'],
  ['Buttons', '“Send message”', '“Submit”, “Click here”'],
  ['Links', '“All 25 case studies”', '“Read more”'],
  ['Mistakes', '“Enter your e-mail address”', '“Invalid input”'],
  ['Failures', '“An error occurred. What you typed is still here.”', '“Oops!”'],
  ['Waiting', '“Loading page”', '“Hang tight…”'],
] as const;

/** Wording to use and to avoid. */
export function WordingTable() {
  return (
    <table className="sb-unstyled" css={{ borderCollapse: 'collapse', margin: '1.4rem 0' }}>
      <thead>
        <tr css={cells}>
          <th scope="col">For</th>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, good, bad]) => (
          <tr key={what} css={[cells, { borderTop: `1px solid ${role.line}` }]}>
            <th scope="row">{what}</th>
            <td>{good}</td>
            <td>{bad}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cells = { '& > *': { padding: '8px 24px 8px 0', textAlign: 'left', verticalAlign: 'top' } } as const;
