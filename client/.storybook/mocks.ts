import { site, siteForIndia } from '#layout/samples.ts';
import { pictures } from '#ui/samples.ts';
import type { Mocks } from './answer.ts';

/** The mocks of every story; what neither these nor a story give is generated from the schema. */
export const usual: Mocks = {
  Query: () => ({
    site: ({ country }: { country?: string | null }) => (country === 'IN' ? siteForIndia : site),
    page: ({ path }: { path: string }) => ({ path }),
    receipt: ({ key }: { key: string }) => ({ key }),
    jobCount: 24,
    captcha: { provider: 'OFF', siteKey: null, challenge: null },
  }),
  Mutation: () => ({
    sendEnquiry: ({ input }: Sent) => ({ receipt: { key: input.key, kind: 'ENQUIRY', reference: 'ENQ-7K3M9Q' } }),
    apply: ({ input }: Sent) => ({ receipt: { key: input.key, kind: 'APPLICATION', reference: 'APP-7K3M9Q' } }),
  }),
  EnquiryPayload: () => ({ userErrors: [] }),
  ApplicationPayload: () => ({ userErrors: [] }),
  HeadingBlock: () => ({ level: 2 }),
  HeroSection: () => ({ stage: null }),
  Job: () => ({ status: 'ACTIVE', posted: '2026-11-18', closes: null }),
  JobConnection: () => ({ totalCount: 3, suggestions: [], isStale: false, asOf: '2026-11-20T09:30:00Z' }),
  Picture: () => ({ ...pictures.cover }),
  SpecimenPlan: () => ({
    spans: [
      { from: 0, to: 1 },
      { from: 2, to: 3 },
    ],
  }),
  Salary: () => ({ from: 120_000, to: 148_000, period: 'YEAR' }),
};

interface Sent {
  input: { key: string };
}
