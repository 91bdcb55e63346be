import { Diagram } from '#art/Diagram.tsx';
import { OfficeMap } from '#art/OfficeMap.tsx';
import { ProductScreen } from '#art/ProductScreen.tsx';
import { JobPage } from '#job/JobPage.tsx';
import { ReceiptPage } from '#job/ReceiptPage.tsx';
import { MobileMenu } from '#layout/MobileMenu.tsx';
import * as Page from '#Page.tsx';
import { EnquiryForm } from '#sections/EnquiryForm.tsx';
import * as Home from '#sections/home.ts';
import { JobBoard } from '#sections/JobBoard/JobBoard.tsx';
import * as Lists from '#sections/lists.ts';
import * as Reading from '#sections/reading.ts';
import type { ChunkName } from './chunks.ts';
import type { Arrival, Heavy } from './registry.ts';

/* The server has everything in one file, and nothing comes late; see registry.ts. */
const all: Heavy = {
  Diagram,
  EnquiryForm,
  Home,
  Job: JobPage,
  JobBoard,
  Lists,
  MobileMenu,
  OfficeMap,
  Page,
  Reading,
  Receipt: ReceiptPage,
  Screen: ProductScreen,
};

export function heavy<Name extends ChunkName>(name: Name): Heavy[Name] {
  return all[name];
}

export async function preload(): Promise<void> {}

export function arrivalOf(): Arrival {
  return here;
}

const here: Arrival = Object.assign(Promise.resolve(), { status: 'fulfilled' as const, value: undefined });

export function completePage(): null {
  return null;
}
