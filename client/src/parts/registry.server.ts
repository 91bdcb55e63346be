import { Diagram } from '#art/Diagram.tsx';
import { ProductScreen } from '#art/ProductScreen.tsx';
import { JobPage } from '#job/JobPage.tsx';
import { ReceiptPage } from '#job/ReceiptPage.tsx';
import { EnquiryForm } from '#sections/EnquiryForm.tsx';
import { JobBoard } from '#sections/JobBoard/JobBoard.tsx';
import type { ChunkName } from './chunks.ts';
import type { Heavy } from './registry.ts';

/* The server has everything in one file, and nothing comes late; see registry.ts. */
const all: Heavy = { Diagram, EnquiryForm, Job: JobPage, JobBoard, Receipt: ReceiptPage, Screen: ProductScreen };

export function heavy<Name extends ChunkName>(name: Name): Heavy[Name] {
  return all[name];
}

export async function preload(): Promise<void> {}

export function arrival(): Promise<void> {
  return Promise.resolve();
}

export function completePage(): null {
  return null;
}
