// What each client does: a query, a walk over pages, an upload, a mutation. `run` sends one operation and returns its data.
import { randomUUID } from 'node:crypto';

const company = 'query Company { site { name } }';

const walk = `query Walk($after: String) {
  jobs(first: 7, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } }
}`;

const upload = `mutation Upload($input: UploadFileInput!) {
  uploadFile(input: $input) { file { id } userErrors { message } }
}`;

const apply = `mutation Apply($input: ApplicationInput!) {
  apply(input: $input) { receipt { reference } userErrors { field message } }
}`;

/** Prints what came of it in one line of JSON. */
export async function integrate(run) {
  const { site } = await run(company, {});
  const jobs = new Set();
  let page;
  do {
    page = (await run(walk, { after: page?.pageInfo.endCursor ?? null })).jobs;
    for (const { id } of page.nodes) jobs.add(id);
  } while (page.pageInfo.hasNextPage);
  const resume = new File(['%PDF-1.4\n%%EOF'], 'resume.pdf', { type: 'application/pdf' });
  const { uploadFile } = await run(upload, { input: { file: resume } });
  const input = {
    key: randomUUID(),
    name: 'Dana Example',
    email: 'dana@example.org',
    files: [uploadFile.file.id],
    consent: true,
  };
  const sent = await run(apply, { input });
  console.log(
    JSON.stringify({
      name: site.name,
      jobs: jobs.size,
      total: page.totalCount,
      reference: sent.apply.receipt?.reference,
      errors: sent.apply.userErrors,
    }),
  );
}
