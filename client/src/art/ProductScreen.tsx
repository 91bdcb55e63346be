import type { ComponentType } from 'react';
import type { ScreenName } from '#gql/schema-types.ts';
import { InkFreeSigning } from './screens/InkFreeSigning.tsx';
import { InkFreeTrail } from './screens/InkFreeTrail.tsx';
import { MailzzyCampaign } from './screens/MailzzyCampaign.tsx';
import { MailzzyJourney } from './screens/MailzzyJourney.tsx';
import { MailzzyReport } from './screens/MailzzyReport.tsx';
import { RfpProLibrary } from './screens/RfpProLibrary.tsx';
import { RfpProMatrix } from './screens/RfpProMatrix.tsx';
import { Work360Board } from './screens/Work360Board.tsx';
import { Work360Handover } from './screens/Work360Handover.tsx';

const screens = {
  MAILZZY_CAMPAIGN: MailzzyCampaign,
  MAILZZY_JOURNEY: MailzzyJourney,
  MAILZZY_REPORT: MailzzyReport,
  INKFREE_SIGNING: InkFreeSigning,
  INKFREE_TRAIL: InkFreeTrail,
  WORK360_BOARD: Work360Board,
  WORK360_HANDOVER: Work360Handover,
  RFPPRO_MATRIX: RfpProMatrix,
  RFPPRO_LIBRARY: RfpProLibrary,
} satisfies Record<ScreenName, ComponentType>;

/** The screen of a product, by its name in the content. */
export function ProductScreen({ name }: { name: ScreenName }) {
  const Screen = screens[name];
  return <Screen />;
}
