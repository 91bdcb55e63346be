import { mono, ruled, Status } from './parts.tsx';
import { Screen, screenIs } from './Screen.tsx';

export function RfpProMatrix() {
  return (
    <Screen
      label="RFPPro: the requirements of a tender, where each answer comes from and how well it fits"
      title="State records system, 148 requirements"
      product="RFPPro"
      state={<span css={mono}>61 h left</span>}
    >
      <table css={ruled(screenIs.narrow)}>
        <thead>
          <tr>
            <th scope="col">Requirement</th>
            <th scope="col">Answer from</th>
            <th scope="col">Fit</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({ requirement, source, fit, tone }) => (
            <tr key={requirement}>
              <th scope="row">{requirement}</th>
              <td>{source}</td>
              <td>
                <Status tone={tone}>{fit}</Status>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Screen>
  );
}

const requirements = [
  { requirement: '4.1 Role-based access', source: 'Library, edited', fit: 'Full', tone: 'done' },
  { requirement: '4.6 Records kept 7 years', source: 'New, legal review', fit: 'Partial', tone: 'wait' },
  { requirement: '5.2 Export without vendor help', source: 'Library', fit: 'Full', tone: 'done' },
  { requirement: '6.3 On-site training, 3 counties', source: 'Not answered', fit: 'Gap', tone: 'gap' },
  { requirement: '7.1 Single sign-on', source: 'Library, edited', fit: 'Full', tone: 'done' },
] as const;
