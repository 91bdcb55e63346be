/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/schema-types.js';

export type Demo_HandoverDemo_Fragment = { __typename: 'HandoverDemo', title: string, offices: Array<{ __typename: 'DemoOffice', city: string, opens: string, closes: string }>, tickets: Array<{ __typename: 'DemoTicket', number: string, title: string, city: string, offered: boolean, done: string, open: string, trap: string, next: string }> };

export type Demo_SendTimeDemo_Fragment = { __typename: 'SendTimeDemo', title: string, audience: string, subject: string, text: string, day: string, hour: number, readers: Array<{ __typename: 'DemoReaders', region: string, offset: number, count: number }> };

export type Demo_SigningDemo_Fragment = { __typename: 'SigningDemo', title: string, sheet: string, signature: string, fingerprint: string, clauses: Array<{ __typename: 'DemoClause', number: string, text: string, altered: string | null }>, signers: Array<{ __typename: 'DemoSigner', role: string, signed: string }>, trail: Array<{ __typename: 'DemoEvent', time: string, event: string, evidence: string, own: boolean }> };

export type Demo_SourcesDemo_Fragment = { __typename: 'SourcesDemo', title: string, number: string, question: string, requirements: Array<{ __typename: 'DemoRequirement', number: string, title: string, fit: Types.DemoFit }>, sentences: Array<{ __typename: 'DemoSentence', sentence: string, tender: string | null, original: string, outcome: string, owner: string, check: string }> };

export type DemoFragment =
  | Demo_HandoverDemo_Fragment
  | Demo_SendTimeDemo_Fragment
  | Demo_SigningDemo_Fragment
  | Demo_SourcesDemo_Fragment
;
