// Runs the audits of the GraphQL over HTTP specification against a server and fails on any that is not ok.
import { serverAudits } from 'graphql-http';

const audits = serverAudits({ url: process.argv[2], fetchFn: fetch });
const results = await Promise.all(audits.map((audit) => audit.fn()));
const failed = results.filter(({ status }) => status !== 'ok');
for (const { status, id, name, reason } of failed) console.log(status, id, name, reason ?? '');
console.log(`${results.length} audits, ${results.length - failed.length} ok`);
process.exit(failed.length === 0 ? 0 : 1);
