import { JobDocument } from '#job/Job.generated.ts';
import { ReceiptDocument } from '#job/Receipt.generated.ts';
import { LayoutDocument } from '#layout/Layout.generated.ts';
import { JobSearchDocument } from '#sections/JobBoard/JobSearch.generated.ts';
import { NotFoundDocument } from './NotFound.generated.ts';
import type { OperationName } from './operations.ts';
import { PageDocument } from './Page.generated.ts';

/** The documents of the operations that addresses need. Those of forms are in the forms' chunks. */
export const documents = {
  Job: JobDocument,
  JobSearch: JobSearchDocument,
  Layout: LayoutDocument,
  NotFound: NotFoundDocument,
  Page: PageDocument,
  Receipt: ReceiptDocument,
} as const satisfies Partial<Record<OperationName, unknown>>;
