export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day without a time zone, ISO 8601: `2026-11-20`. */
  Date: { input: string; output: string; }
  /** A moment in UTC, RFC 3339, whole seconds: `2026-11-20T09:30:00Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address, RFC 5321: at most 254 characters. */
  EmailAddress: { input: string; output: string; }
  /** An absolute address with a scheme, RFC 3986: `https://example.com/tour`. */
  URL: { input: string; output: string; }
  /** A file sent by the GraphQL multipart request specification. At most 5 MB (5,242,880 bytes). */
  Upload: { input: File; output: File; }
};

/** The answer to one question of a job. */
export type AnswerInput = {
  /** The question's `name`, or its `id`. */
  questionId: Scalars['ID']['input'];
  /** The answer; several for a question with several choices. */
  values: Array<Scalars['String']['input']>;
};

/** An application. Lengths are in characters, after white space around the value is cut. */
export type ApplicationInput = {
  /** The answers to the job's questions. */
  answers?: InputMaybe<Array<AnswerInput>>;
  /** The answer to `captcha`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Whether the applicant agrees that the data is used to decide on this application. Must be true. */
  consent: Scalars['Boolean']['input'];
  /** The applicant's e-mail address, at most 254. */
  email: Scalars['String']['input'];
  /** The ids of 1 to 5 uploaded files, the résumé first. */
  files: Array<Scalars['ID']['input']>;
  /** Whether the applicant wants to hear of similar jobs. */
  futureJobs?: InputMaybe<Scalars['Boolean']['input']>;
  /** The job. Unset: a general application. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID made by the sender: the same for every repeat of the same content, so that a repeat is not a second application, and a new one when the content changes. */
  key: Scalars['ID']['input'];
  /** A profile or portfolio, an http or https address of at most 300. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** What should be read first, at most 2,000. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The applicant's full name, 1 to 120. */
  name: Scalars['String']['input'];
  /** The applicant's phone number, 5 to 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The keys of up to 20 earlier attempts whose answer never came. Those that arrived are replaced by this application: what was not delivered yet never is, and this one names them. Unknown keys are ignored. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Leave this empty: only robots fill it. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What came of an application: a receipt, or what to mend. */
export type ApplicationPayload = {
  __typename: 'ApplicationPayload';
  /** The receipt, or null when something must be mended. */
  receipt: Maybe<Receipt>;
  /** What must be mended, all of it at once. Empty when there is a receipt. */
  userErrors: Array<UserError>;
};

/** An article. */
export type Article = Page & {
  __typename: 'Article';
  /** The page's picture. */
  art: Illustration;
  /** The team that wrote it. */
  author: Scalars['String']['output'];
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** Reading time in minutes, at 220 words a minute, rounded up. */
  minutes: Scalars['Int']['output'];
  /** The page's path, its identity: `/blogs/risk-management`. */
  path: Scalars['String']['output'];
  /** The day it was first published. */
  published: Scalars['Date']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the article is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/**
 * A part of a long text. Inline text uses the site's markup: `**bold**`, `__emphasis__`, `[text](address)`.
 * Text from the hosts arrives as HTML and is parsed into the same parts, so nothing here holds HTML.
 */
export type Block = CodeBlock | HeadingBlock | ListBlock | NoteBlock | ParagraphBlock | QuoteBlock | TableBlock;

/** What to do next. */
export type CallToActionSection = {
  __typename: 'CallToActionSection';
  /** What to do next; the first is the main one. */
  actions: Array<Link>;
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** What a form must solve before it is sent. */
export type Captcha = {
  __typename: 'Captcha';
  /** The challenge. Null when a provider makes its own. */
  challenge: Maybe<CaptchaChallenge>;
  /** Who checks it. */
  provider: CaptchaProvider;
  /** The public key of the provider. Null for proof of work. */
  siteKey: Maybe<Scalars['String']['output']>;
};

/**
 * A proof of work, ALTCHA protocol 1: find the number from 0 to `maxNumber` whose `algorithm` hash of salt and number, in hex, is
 * `challenge`. The answer is the base64 of the JSON object `{algorithm, challenge, number, salt, signature}`.
 */
export type CaptchaChallenge = {
  __typename: 'CaptchaChallenge';
  /** `SHA-256`. */
  algorithm: Scalars['String']['output'];
  /** The hash to reach, in hex. */
  challenge: Scalars['String']['output'];
  /** The largest number to try. */
  maxNumber: Scalars['Int']['output'];
  /** What stands before the number. */
  salt: Scalars['String']['output'];
  /** The server's signature. */
  signature: Scalars['String']['output'];
};

/** Who checks that a visitor is no robot. */
export type CaptchaProvider =
  /** hCaptcha. */
  | 'HCAPTCHA'
  /** Nobody. */
  | 'OFF'
  /** This server, by a proof of work in the ALTCHA protocol. */
  | 'PROOF_OF_WORK'
  /** Google reCAPTCHA. */
  | 'RECAPTCHA'
  /** Cloudflare Turnstile. */
  | 'TURNSTILE';

/** A thing with a sentence, perhaps with a page of its own. */
export type Card = {
  __typename: 'Card';
  /** Where to read more. */
  link: Maybe<Scalars['String']['output']>;
  /** What it is, with the site's inline markup. */
  text: Scalars['String']['output'];
  /** The thing's name. */
  title: Scalars['String']['output'];
};

/** A ruled list of things with a sentence each. */
export type CardsSection = {
  __typename: 'CardsSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The things, in order. */
  cards: Array<Card>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** A representative engagement. Client names are withheld; figures illustrate typical results. */
export type CaseStudy = Page & {
  __typename: 'CaseStudy';
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** How long the engagement took: `7 months`. */
  duration: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, its identity: `/case-study/chatbot`. */
  path: Scalars['String']['output'];
  /** Where the client works. */
  region: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** The first of the results, for lists. */
  result: Fact;
  /** What changed, most important first, at least one; each figure with its baseline and period. */
  results: Array<Fact>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The client's line of business. */
  sector: Scalars['String']['output'];
  /** The technology used. */
  stack: Array<Scalars['String']['output']>;
  /** Who worked on it: `3 engineers, 1 analyst`. */
  team: Scalars['String']['output'];
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/** Preformatted text. */
export type CodeBlock = {
  __typename: 'CodeBlock';
  /** The text, lines separated by line feeds. */
  code: Scalars['String']['output'];
};

/** The countries the company works in, with the local time. */
export type CountriesSection = {
  __typename: 'CountriesSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The countries, west to east as the content orders them. */
  countries: Array<CountryNote>;
  /** The heading, for readers who do not see the layout. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
};

/** A country and what the company does there. */
export type CountryNote = {
  __typename: 'CountryNote';
  /** What the teams there do. */
  text: Scalars['String']['output'];
  /** The time zone whose clock is shown, from the IANA database: `America/Chicago`. */
  timeZone: Scalars['String']['output'];
  /** The country's name. */
  title: Scalars['String']['output'];
};

/** The diagrams the site can draw. */
export type DiagramName =
  /** Sources, checks, warehouse, readers. */
  | 'DATA_FLOW'
  /** A day handed over between four countries. */
  | 'HANDOVER'
  /** Systems that exchange facts through one hub. */
  | 'INTEGRATION_HUB'
  /** From commit to production. */
  | 'PIPELINE'
  /** From open seat to signed contract. */
  | 'STAFFING_FUNNEL'
  /** Requests that pass or stop at one policy gate. */
  | 'ZERO_TRUST';

/** A diagram with its caption. */
export type DiagramSection = {
  __typename: 'DiagramSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What the diagram shows, in words. */
  caption: Scalars['String']['output'];
  /** Which diagram. */
  diagram: DiagramName;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** A document to download. */
export type Document = {
  __typename: 'Document';
  /** The size in bytes. */
  bytes: Scalars['Int']['output'];
  /** What it holds, in one or two sentences. */
  description: Scalars['String']['output'];
  /** What kind of document it is. */
  kind: DocumentKind;
  /** The media type: `application/pdf`. */
  mediaType: Scalars['String']['output'];
  /** The page that says the same on the web. */
  page: Page;
  /** The number of pages. */
  pageCount: Scalars['Int']['output'];
  /** The document's path: `/documents/mailzzy-brochure.pdf`. */
  path: Scalars['String']['output'];
  /** The document's title. */
  title: Scalars['String']['output'];
};

/** What kind of document a document is. */
export type DocumentKind =
  /** About a product or a group of services. */
  | 'BROCHURE'
  /** About the company's abilities, for public buyers. */
  | 'CAPABILITY_STATEMENT'
  /** A case study. */
  | 'CASE_STUDY';

/** Documents to download. */
export type DocumentListSection = {
  __typename: 'DocumentListSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The documents, in order. */
  documents: Array<Document>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** The kind of contract. */
export type EmploymentType =
  /** For a fixed time. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** Part time. */
  | 'PART_TIME';

/** The form that sends an enquiry. */
export type EnquiryFormSection = {
  __typename: 'EnquiryFormSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** Upcoming events. A form whose address names one, as in `?event=access-reviews-clinic`, begins the message with it. */
  events: Array<Event>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The interest chosen at first, one of `interests`. */
  interest: Maybe<Scalars['String']['output']>;
  /** What can be asked about. */
  interests: Array<Scalars['String']['output']>;
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Whether the form asks for all fields or only for name, e-mail, interest and message. */
  short: Scalars['Boolean']['output'];
};

/** An enquiry. Lengths are in characters, after white space around the value is cut. */
export type EnquiryInput = {
  /** The answer to `captcha`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The sender's company, at most 120. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender agrees that the data is used to answer. Must be true. */
  consent: Scalars['Boolean']['input'];
  /** The sender's country, at most 60. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The sender's e-mail address, at most 254. */
  email: Scalars['String']['input'];
  /** What it is about, at most 120. */
  interest?: InputMaybe<Scalars['String']['input']>;
  /** A UUID made by the sender: the same for every repeat of the same content, so that a repeat is not a second enquiry, and a new one when the content changes. */
  key: Scalars['ID']['input'];
  /** The message, 1 to 2,000. */
  message: Scalars['String']['input'];
  /** The sender's name, 1 to 120. */
  name: Scalars['String']['input'];
  /** The path of the page it was sent from. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** The sender's phone number, 5 to 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The keys of up to 20 earlier attempts whose answer never came. Those that arrived are replaced by this enquiry: what was not delivered yet never is, and this one names them. Unknown keys are ignored. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Leave this empty: only robots fill it. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** What came of an enquiry: a receipt, or what to mend. */
export type EnquiryPayload = {
  __typename: 'EnquiryPayload';
  /** The receipt, or null when something must be mended. */
  receipt: Maybe<Receipt>;
  /** What must be mended, all of it at once. Empty when there is a receipt. */
  userErrors: Array<UserError>;
};

/** A dated event. */
export type Event = {
  __typename: 'Event';
  /** The beginning and end as announced, in words: `10 December 2026, 15:00–16:00 London time`. */
  announced: Scalars['String']['output'];
  /** When it ends. */
  ends: Scalars['DateTime']['output'];
  /** Where to sign up or to see the recording. Null when there is neither, and when signing up is over. */
  link: Maybe<Link>;
  /** Where it takes place: a city, or `Online`. */
  place: Scalars['String']['output'];
  /** The event's name in addresses: `/events/{slug}.ics` is its calendar entry. */
  slug: Scalars['String']['output'];
  /** When it begins. */
  starts: Scalars['DateTime']['output'];
  /** What it is about. */
  text: Array<Block>;
  /** The time zone it is announced in, from the IANA database. */
  timeZone: Scalars['String']['output'];
  /** The event's title. */
  title: Scalars['String']['output'];
  /** Whether it is upcoming or past. */
  when: EventTime;
};

/** Dated events. */
export type EventListSection = {
  __typename: 'EventListSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The events. Empty when there are none: say so. */
  events: Array<Event>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Which events are listed. */
  when: EventTime;
};

/** Upcoming or past. */
export type EventTime =
  /** Over. */
  | 'PAST'
  /** Not yet over. */
  | 'UPCOMING';

/** How much experience is asked for. */
export type Experience =
  /** 0 to 2 years. */
  | 'ENTRY'
  /** 3 to 5 years. */
  | 'MID'
  /** 6 years and more. */
  | 'SENIOR';

/** A figure, what it measures and what it is measured against. */
export type Fact = {
  __typename: 'Fact';
  /** The baseline and the period: `from 6 working days, 2,300 identities`. */
  basis: Maybe<Scalars['String']['output']>;
  /** What it measures, going on from the figure, with the site's inline markup. */
  text: Scalars['String']['output'];
  /** The unit set small beside it: `%`, `h`. */
  unit: Maybe<Scalars['String']['output']>;
  /** The figure: `38`, `4.2`, `30 days`. */
  value: Scalars['String']['output'];
};

/** Figures with what they mean. */
export type FactsSection = {
  __typename: 'FactsSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The figures, most important first. */
  facts: Array<Fact>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** Questions with their answers. */
export type FaqSection = {
  __typename: 'FaqSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The questions, in the order they are asked. */
  questions: Array<Question>;
};

/** The footer's links, by column. */
export type Footer = {
  __typename: 'Footer';
  /** Privacy policy, terms and conditions. */
  legal: Array<Link>;
  /** Blogs, case studies, brochures and the like. */
  resources: Array<Link>;
  /** The ten service links. */
  services: Array<Link>;
  /** The company elsewhere. The label is the network's name. */
  social: Array<Link>;
};

/** A heading inside a text. */
export type HeadingBlock = {
  __typename: 'HeadingBlock';
  /** The fragment of its address, unique on the page. */
  anchor: Scalars['String']['output'];
  /** The heading's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** 2 for a chapter, 3 for a part of it. */
  level: Scalars['Int']['output'];
  /** The text, with the site's inline markup. */
  text: Scalars['String']['output'];
};

/** The top of a page: its one h1, what the page promises, and what to do next. */
export type HeroSection = {
  __typename: 'HeroSection';
  /** What to do next; the first is the main one. */
  actions: Array<Link>;
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The picture beside the heading. Unset: the page's own. */
  art: Maybe<Illustration>;
  /** The heading, the page's h1. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** A line of proof in small print. */
  proof: Maybe<Scalars['String']['output']>;
  /** A product's screen shown in place of the picture. */
  stage: Maybe<ScreenName>;
};

/** A picture made from the site's illustration grammar. Equal parameters give the same picture. */
export type Illustration = {
  __typename: 'Illustration';
  /** Whose coast they leave from, as ISO 3166-1 alpha-2 code: `US`, `CA`, `GB` or `IN`. Unset: chosen by the seed. */
  country: Maybe<Scalars['String']['output']>;
  /** Any text; decides the details. */
  seed: Scalars['String']['output'];
  /** How the routes run. */
  topology: Topology;
};

/** An open or closed position. */
export type Job = {
  __typename: 'Job';
  /** The field of work. */
  category: Scalars['String']['output'];
  /** The last day to apply. Null: until it is filled. */
  closes: Maybe<Scalars['Date']['output']>;
  /** The whole text. */
  description: Array<Block>;
  /** Who employs: the company, or its client by line of business. */
  employer: Scalars['String']['output'];
  /** How much experience is asked for. */
  experience: Experience;
  /** The job's id, for ever. */
  id: Scalars['ID']['output'];
  /** Where it is. */
  location: Location;
  /** The path of the job's page: `/careers/{slug}-{id}`. */
  path: Scalars['String']['output'];
  /** The day it was posted. */
  posted: Scalars['Date']['output'];
  /** What an application must answer beside the usual fields. */
  questions: Array<JobQuestion>;
  /** The number people quote: `H360-1182`. */
  reference: Scalars['String']['output'];
  /** The pay, or null when it is not stated. */
  salary: Maybe<Salary>;
  /** Open jobs of the same kind or place. */
  similar: Array<Job>;
  /** What one should know. */
  skills: Array<Scalars['String']['output']>;
  /** The job's name in addresses; may change with its title. */
  slug: Scalars['String']['output'];
  /** When the jobs were last read, if they could not be read afresh since: what is shown may be out of date. Null while they are fresh. */
  staleAsOf: Maybe<Scalars['DateTime']['output']>;
  /** Whether one can still apply. */
  status: JobStatus;
  /** One or two sentences. */
  summary: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** The kind of contract. */
  type: EmploymentType;
  /** When it last changed. */
  updated: Scalars['DateTime']['output'];
  /** Where the work is done. */
  workplace: Workplace;
};


/** An open or closed position. */
export type JobSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** The job search. Its jobs are asked for apart, by `searchJobs`. */
export type JobBoardSection = {
  __typename: 'JobBoardSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading, the page's h1. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** One page of jobs, with what is around it. */
export type JobConnection = {
  __typename: 'JobConnection';
  /** When the jobs were read. */
  asOf: Scalars['DateTime']['output'];
  /**
   * The words that were searched instead: some of the words appear in no job, but are one typing error (a letter missing, added or
   * wrong, or two neighbors exchanged) away from words that do. Null when the words were searched as they are.
   */
  correctedQuery: Maybe<Scalars['String']['output']>;
  /** The jobs with their cursors. */
  edges: Array<JobEdge>;
  /** For each filter its values with counts; a filter's own choice does not narrow its own counts. */
  facets: Array<JobFacet>;
  /** Whether the jobs could not be read afresh and an earlier answer is shown. */
  isStale: Scalars['Boolean']['output'];
  /** The jobs. */
  nodes: Array<Job>;
  /** Where this page stands. */
  pageInfo: PageInfo;
  /** When nothing matches: what would, if one filter were dropped, most jobs first, at most 4. Empty otherwise. */
  suggestions: Array<JobSuggestion>;
  /** How many jobs match in all. Counted only when selected. */
  totalCount: Scalars['Int']['output'];
};

/** A job and its cursor. */
export type JobEdge = {
  __typename: 'JobEdge';
  /** Its place, for `after`. */
  cursor: Scalars['String']['output'];
  /** The job. */
  node: Job;
};

/** One filter with its values. */
export type JobFacet = {
  __typename: 'JobFacet';
  /** Which filter. */
  field: JobFacetField;
  /** Its values, most jobs first; chosen ones always, also with no job. */
  options: Array<JobFacetOption>;
};

/** What jobs can be filtered by. */
export type JobFacetField =
  /** The category. */
  | 'CATEGORY'
  /** The city. */
  | 'CITY'
  /** The country. */
  | 'COUNTRY'
  /** The experience. */
  | 'EXPERIENCE'
  /** The kind of contract. */
  | 'TYPE'
  /** Where the work is done. */
  | 'WORKPLACE';

/** A value of a filter. */
export type JobFacetOption = {
  __typename: 'JobFacetOption';
  /** How many jobs it would give. */
  count: Scalars['Int']['output'];
  /** The value in words. */
  label: Scalars['String']['output'];
  /** The value, as `JobFilter` takes it. */
  value: Scalars['String']['output'];
};

/** What jobs must match. Values in one list are alternatives, lists are combined. An unknown value matches nothing. */
export type JobFilter = {
  /** Categories, spelt as in `category`. */
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cities, spelt as in `location.city`. */
  city?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Countries, as ISO 3166-1 alpha-2 codes or English names, in any case: `US`, `us`, `United States`. */
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How much experience is asked for. */
  experience?: InputMaybe<Array<Experience>>;
  /** The kind of contract. */
  type?: InputMaybe<Array<EmploymentType>>;
  /** Where the work is done. */
  workplace?: InputMaybe<Array<Workplace>>;
};

/** A few open jobs. */
export type JobListSection = {
  __typename: 'JobListSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. A figure, the number of open jobs, stands before it. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The newest open jobs. Null with an error when they cannot be reached. */
  jobs: Maybe<JobConnection>;
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Where to see all. */
  more: Maybe<Link>;
};


/** A few open jobs. */
export type JobListSectionJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A question of one job's application. */
export type JobQuestion = {
  __typename: 'JobQuestion';
  /** What helps to answer it. */
  hint: Maybe<Scalars['String']['output']>;
  /** The question's identity, unique among all ids of the API and opaque. */
  id: Scalars['ID']['output'];
  /** How it is answered. */
  kind: JobQuestionKind;
  /** The question. */
  label: Scalars['String']['output'];
  /** Its name in the application's answers, unique for one job: `ledger`. */
  name: Scalars['String']['output'];
  /** What can be chosen; empty for free text. */
  options: Array<Scalars['String']['output']>;
  /** Whether it must be answered. */
  required: Scalars['Boolean']['output'];
};

/** How a question is answered. */
export type JobQuestionKind =
  /** Several lines, at most 2,000 characters. */
  | 'LONG_TEXT'
  /** Any of the options. */
  | 'MANY_OF'
  /** One of the options. */
  | 'ONE_OF'
  /** One line, at most 200 characters. */
  | 'TEXT';

/** The order of jobs. */
export type JobSort =
  /** The next to close first; those without a date last. */
  | 'CLOSING'
  /** The newest first. */
  | 'NEWEST'
  /** The best match first. */
  | 'RELEVANCE'
  /** By title, A to Z. */
  | 'TITLE';

/** Whether one can still apply. */
export type JobStatus =
  /** One can apply. */
  | 'ACTIVE'
  /** One cannot apply any more. */
  | 'CLOSED';

/** A way out of an empty result. */
export type JobSuggestion = {
  __typename: 'JobSuggestion';
  /** How many jobs match without it. */
  count: Scalars['Int']['output'];
  /** Which filter to drop. Null: the search words. */
  field: Maybe<JobFacetField>;
  /** The value in words. */
  label: Scalars['String']['output'];
  /** The value to drop, or the search words. */
  value: Scalars['String']['output'];
};

/** A line with its stations. */
export type Line = {
  __typename: 'Line';
  /** The stations, two to four. */
  stations: Array<Card>;
  /** What the line is for. */
  text: Scalars['String']['output'];
  /** The line's name. */
  title: Scalars['String']['output'];
};

/** Groups of links drawn as stations on lines. */
export type LinesSection = {
  __typename: 'LinesSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The lines, from the first to board. */
  lines: Array<Line>;
};

/** A label and where it leads. */
export type Link = {
  __typename: 'Link';
  /** The words of the link. */
  label: Scalars['String']['output'];
  /** A path on this site (`/about`, `/about#story`), or an address with a scheme, which opens in a new tab. */
  link: Scalars['String']['output'];
};

/** A list. */
export type ListBlock = {
  __typename: 'ListBlock';
  /** The items, with the site's inline markup. */
  items: Array<Scalars['String']['output']>;
  /** How its items are marked. */
  style: ListStyle;
};

/** How the items of a list are marked. */
export type ListStyle =
  /** By a node. */
  | 'BULLET'
  /** By a box to tick. */
  | 'CHECK'
  /** By a number, from 1. */
  | 'NUMBERED';

/** Where a job is. */
export type Location = {
  __typename: 'Location';
  /** The city. */
  city: Scalars['String']['output'];
  /** The country's name. */
  country: Scalars['String']['output'];
  /** The country as ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** The postal code of the workplace, where it is known. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The state or province, as its usual code. Null where that is not customary. */
  region: Maybe<Scalars['String']['output']>;
};

/** A number that stands beside a menu entry. */
export type MenuBadge =
  /** The number of open jobs, `jobCount`. */
  | 'OPEN_JOBS';

/** One entry of the main menu. Exactly one of `path` and `redirectUrl` is set. */
export type MenuEntry = {
  __typename: 'MenuEntry';
  /** A number shown beside the words. */
  badge: Maybe<MenuBadge>;
  /** The entry's groups of links; only the services have them. */
  groups: Array<MenuGroup>;
  /** The entry's links, empty for a plain link. */
  items: Array<Link>;
  /** The page it leads to; for an entry with items the landing page. */
  path: Maybe<Scalars['String']['output']>;
  /** The address outside this site it leads to. */
  redirectUrl: Maybe<Scalars['URL']['output']>;
  /** The entry's words. */
  title: Scalars['String']['output'];
};

/** A group of links inside a large menu. */
export type MenuGroup = {
  __typename: 'MenuGroup';
  /** The group's picture. */
  art: Illustration;
  /** The links of the group. */
  items: Array<Link>;
  /** The group's page. */
  path: Scalars['String']['output'];
  /** One sentence that stands beside the picture. */
  sentence: Scalars['String']['output'];
  /** The group's words. */
  title: Scalars['String']['output'];
};

/** What a visitor sends: one mutation in a request, by POST. What the sender can correct comes back in `userErrors`. */
export type Mutation = {
  __typename: 'Mutation';
  /** Applies for a job, or without a job sends a general application. The same key with the same content gives the same receipt; with other content it is the user error `KEY_REUSED`. */
  apply: ApplicationPayload;
  /** Sends an enquiry to the company. The same key with the same content gives the same receipt and stores nothing twice; with other content it is the user error `KEY_REUSED`. */
  sendEnquiry: EnquiryPayload;
  /** Takes one file in, to be named by an application within 24 hours. Sent as multipart/form-data. */
  uploadFile: UploadFilePayload;
};


/** What a visitor sends: one mutation in a request, by POST. What the sender can correct comes back in `userErrors`. */
export type MutationApplyArgs = {
  input: ApplicationInput;
};


/** What a visitor sends: one mutation in a request, by POST. What the sender can correct comes back in `userErrors`. */
export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


/** What a visitor sends: one mutation in a request, by POST. What the sender can correct comes back in `userErrors`. */
export type MutationUploadFileArgs = {
  input: UploadFileInput;
};

/** A figure in the margin. */
export type NoteBlock = {
  __typename: 'NoteBlock';
  /** The figure. */
  figure: Scalars['String']['output'];
  /** What it says, with the site's inline markup. */
  text: Scalars['String']['output'];
};

/** An office of the company, also a pin on the map. */
export type Office = {
  __typename: 'Office';
  /** The postal address, lines separated by commas. */
  address: Scalars['String']['output'];
  /** The city, `Austin`. */
  city: Scalars['String']['output'];
  /** The country as ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** Whether this is the headquarters. */
  headquarters: Scalars['Boolean']['output'];
  /** The city with its state or province where that is customary: `Austin, TX`. */
  label: Scalars['String']['output'];
  /** Degrees north, -56 to 71. */
  latitude: Scalars['Float']['output'];
  /** The country's name. */
  location: Scalars['String']['output'];
  /** Degrees east, -179 to 179. */
  longitude: Scalars['Float']['output'];
};

/** The offices with their addresses. */
export type OfficesSection = {
  __typename: 'OfficesSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The offices, headquarters first. */
  offices: Array<Office>;
};


/** The offices with their addresses. */
export type OfficesSectionOfficesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the site: its head, where it stands, and what it shows in reading order. */
export type Page = {
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, its identity: `/about`. */
  path: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/** Where a page of a list stands. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** The cursor of the last, null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether some come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first, null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** What kind of page a page is. */
export type PageKind =
  /** An article under /blogs. */
  | 'ARTICLE'
  /** A case study. */
  | 'CASE_STUDY'
  /** The first page. */
  | 'HOME'
  /** A legal text. */
  | 'LEGAL'
  /** A technology partner. */
  | 'PARTNER'
  /** A page without facts of its own. */
  | 'PLAIN'
  /** A product. */
  | 'PRODUCT'
  /** One service under /services. */
  | 'SERVICE'
  /** A group of services under /our-services. */
  | 'SERVICE_GROUP';

/** How a list of pages looks. */
export type PageListLayout =
  /** A long index with a filter by topic. */
  | 'INDEX'
  /** One large note with its cover, the others beside it. */
  | 'NOTES'
  /** Products with their screens. */
  | 'PRODUCTS'
  /** Results in large figures, the first one very large. */
  | 'RESULTS'
  /** Ruled rows with a sentence each. */
  | 'ROWS';

/** A list of other pages. */
export type PageListSection = {
  __typename: 'PageListSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** How the list looks. */
  layout: PageListLayout;
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Where to see all. */
  more: Maybe<Link>;
  /** The pages, in order. */
  pages: Array<Page>;
};

/** A paragraph. */
export type ParagraphBlock = {
  __typename: 'ParagraphBlock';
  /** The text, with the site's inline markup. */
  text: Scalars['String']['output'];
};

/** A technology partner. */
export type PartnerPage = Page & {
  __typename: 'PartnerPage';
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** What the partner's platform is for, in a few words. */
  field: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, its identity: `/tech-partners/saviynt`. */
  path: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
  /** The partner's own site. */
  website: Scalars['URL']['output'];
};

/** A page without facts of its own: home, about, contact, lists, legal texts. */
export type PlainPage = Page & {
  __typename: 'PlainPage';
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, its identity: `/about`. */
  path: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/** A product of the company. */
export type ProductPage = Page & {
  __typename: 'ProductPage';
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** What the product does, in one line. */
  claim: Scalars['String']['output'];
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** Demo, tour and store links, in the order to show them. */
  links: Array<Link>;
  /** The page's path, its identity: `/products/mailzzy`. */
  path: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** The screen that stands for the product in lists. */
  screen: ScreenName;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/** Running text. */
export type ProseSection = {
  __typename: 'ProseSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. Empty for text that goes on from the hero. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The text. */
  text: Array<Block>;
};

/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type Query = {
  __typename: 'Query';
  /** What a form must solve before it is sent. A challenge is good for one use and ten minutes. */
  captcha: Captcha;
  /** Documents to download, in the order of the content. */
  documents: Array<Document>;
  /** Dated events: upcoming ones soonest first, past ones latest first. */
  events: Array<Event>;
  /** One job by its id, closed ones too: `status` says so. Null when there is no such job. */
  job: Maybe<Job>;
  /** How many active jobs match. Null with an error when the jobs cannot be reached. */
  jobCount: Maybe<Scalars['Int']['output']>;
  /** Active jobs. Null with an error when the jobs cannot be reached and no earlier answer is kept. */
  jobs: Maybe<JobConnection>;
  /** Pages whose addresses are most like a path where no page stands, the most likely first, at most 5. */
  nearestPages: Array<Page>;
  /** One page with its sections, or null when no page stands at that path. */
  page: Maybe<Page>;
  /** Published pages, in menu order or newest first, without paging: there are about a hundred. */
  pages: Array<Page>;
  /** The receipt of an enquiry or application, by the key it was sent with. Null when nothing was received under that key. */
  receipt: Maybe<Receipt>;
  /** Active jobs that contain every word of the query, the last word also as a beginning: `ja` finds Java. A last word of one or two letters that a title has as a word stands for itself alone: `go` finds Go, not good. */
  searchJobs: Maybe<JobConnection>;
  /** The company's name, contact data, menu, footer and offices: what stands around every page. */
  site: Site;
  /** One page of the content management system. Null when there is no such page. */
  sitePage: Maybe<SitePage>;
  /** Every page of this site kept in the content management system. Null with an error when it cannot be reached. */
  sitePages: Maybe<Array<SitePage>>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryDocumentsArgs = {
  kind?: InputMaybe<DocumentKind>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryEventsArgs = {
  when?: InputMaybe<EventTime>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryJobCountArgs = {
  filter?: InputMaybe<JobFilter>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: JobSort;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryNearestPagesArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryPageArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryPagesArgs = {
  kind?: InputMaybe<PageKind>;
  parent?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QueryReceiptArgs = {
  key: Scalars['ID']['input'];
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QuerySearchJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: Scalars['Int']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  sort?: JobSort;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QuerySiteArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read, without a key. Fields of a root are answered side by side. */
export type QuerySitePageArgs = {
  id: Scalars['ID']['input'];
};

/** A question with its answer. */
export type Question = {
  __typename: 'Question';
  /** The answer, with the site's inline markup. */
  answer: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** A sentence that stands out. */
export type QuoteBlock = {
  __typename: 'QuoteBlock';
  /** The text, with the site's inline markup. */
  text: Scalars['String']['output'];
};

/** One sentence that deserves room. */
export type QuoteSection = {
  __typename: 'QuoteSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading, for readers who do not see the layout. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence. */
  quote: Scalars['String']['output'];
  /** Where it comes from: a role, never an invented name. */
  source: Scalars['String']['output'];
};

/** What was received, and how far it has come. */
export type Receipt = {
  __typename: 'Receipt';
  /** The job of an application. Null for an enquiry, for a general application, and when the job is no longer known. */
  job: Maybe<Job>;
  /** The key it was sent with. */
  key: Scalars['ID']['output'];
  /** What was sent. */
  kind: ReceiptKind;
  /** The sender's name, as it was sent. */
  name: Scalars['String']['output'];
  /** What happens next, in order. */
  next: Array<Scalars['String']['output']>;
  /** When it was received. */
  received: Scalars['DateTime']['output'];
  /** The number to quote: `ENQ-7K3M9Q`, `APP-7K3M9Q`. */
  reference: Scalars['String']['output'];
  /** What took its place, null unless the state is `REPLACED`. */
  replacedBy: Maybe<ReceiptReference>;
  /** What this one took the place of, oldest first: attempts that arrived, but whose receipt the sender never saw. */
  replaces: Array<ReceiptReference>;
  /** How far it has come. */
  state: ReceiptState;
};

/** What was received. */
export type ReceiptKind =
  /** An application. */
  | 'APPLICATION'
  /** An enquiry. */
  | 'ENQUIRY';

/** The number of another receipt of the same sender. Its key is not told. */
export type ReceiptReference = {
  __typename: 'ReceiptReference';
  /** When it was received. */
  received: Scalars['DateTime']['output'];
  /** The number to quote: `ENQ-7K3M9Q`, `APP-7K3M9Q`. */
  reference: Scalars['String']['output'];
};

/** How far something received has come. Nothing received is ever dropped. */
export type ReceiptState =
  /** It is with the people who read it. */
  | 'DELIVERED'
  /** It is kept safe and on its way to the people who read it. */
  | 'QUEUED'
  /** A later one of the same sender took its place; see `replacedBy`. */
  | 'REPLACED';

/** What a job pays, before tax. */
export type Salary = {
  __typename: 'Salary';
  /** The currency, ISO 4217. */
  currency: Scalars['String']['output'];
  /** The least, in whole units of the currency. */
  from: Scalars['Int']['output'];
  /** For how long. */
  period: SalaryPeriod;
  /** The most, in whole units of the currency; at least `from`. */
  to: Scalars['Int']['output'];
};

/** For how long a salary is paid. */
export type SalaryPeriod =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** The product screens the site can show. */
export type ScreenName =
  /** InkFree: a contract waiting for a signature. */
  | 'INKFREE_SIGNING'
  /** InkFree: the trail of a signed contract. */
  | 'INKFREE_TRAIL'
  /** Mailzzy: an e-mail with its audience and send window. */
  | 'MAILZZY_CAMPAIGN'
  /** Mailzzy: a journey with its checks. */
  | 'MAILZZY_JOURNEY'
  /** Mailzzy: opens by local hour. */
  | 'MAILZZY_REPORT'
  /** RFPPro: where an answer comes from. */
  | 'RFPPRO_LIBRARY'
  /** RFPPro: requirements and their answers. */
  | 'RFPPRO_MATRIX'
  /** Work360: a board with a handover column. */
  | 'WORK360_BOARD'
  /** Work360: shifts over a day. */
  | 'WORK360_HANDOVER';

/** A product's screen beside what it is good for. */
export type ScreenSection = {
  __typename: 'ScreenSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Where to read more. */
  more: Maybe<Link>;
  /** Which screen. */
  screen: ScreenName;
};

/**
 * A part of a page. A field name means one thing in all of them: `id` is the identity, `anchor` the fragment of the
 * address, `heading` the heading, `lead` the sentence below it.
 */
export type Section = CallToActionSection | CardsSection | CountriesSection | DiagramSection | DocumentListSection | EnquiryFormSection | EventListSection | FactsSection | FaqSection | HeroSection | JobBoardSection | JobListSection | LinesSection | OfficesSection | PageListSection | ProseSection | QuoteSection | ScreenSection | StepsSection | TableSection;

/** A group of services, or one service of a group. */
export type ServicePage = Page & {
  __typename: 'ServicePage';
  /** The page's picture. */
  art: Illustration;
  /** The way to this page from home, this page last. Empty for home. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** The group this service belongs to. Null for a group. */
  group: Maybe<ServicePage>;
  /** Whether search engines are asked to leave the page out. */
  hidden: Scalars['Boolean']['output'];
  /** What kind of page it is. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, its identity: `/services/seo-services`. */
  path: Scalars['String']['output'];
  /** Pages worth reading next. */
  related: Array<Page>;
  /** What the page shows, in reading order. */
  sections: Array<Section>;
  /** The services of this group. Empty for a service. */
  subServices: Array<ServicePage>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** What the page is about, as lower-case words. */
  topics: Array<Scalars['String']['output']>;
  /** The day the page last changed in substance. */
  updated: Scalars['Date']['output'];
};

/** What stands around every page. */
export type Site = {
  __typename: 'Site';
  /** One sentence about the company, for the footer. */
  claim: Scalars['String']['output'];
  /** The contact button beside the menu. */
  contact: Link;
  /** The company's e-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** The footer's links. */
  footer: Footer;
  /** The company's legal name, as it stands in the imprint. */
  legalName: Scalars['String']['output'];
  /** The main menu, in order. */
  menu: Array<MenuEntry>;
  /** The company's display name. */
  name: Scalars['String']['output'];
  /** The offices shown for the asked country, headquarters first. */
  offices: Array<Office>;
  /** The company's phone number, with country code: `+1 201 555 0142`. */
  phone: Scalars['String']['output'];
  /** Whether offices in India only are among `offices`. */
  showsIndia: Scalars['Boolean']['output'];
  /** The address of this site, without a trailing slash. */
  url: Scalars['URL']['output'];
};

/** A page kept in the content management system. */
export type SitePage = {
  __typename: 'SitePage';
  /** The page's identity, unique among all ids of the API and opaque. */
  id: Scalars['ID']['output'];
  /** Where it is meant to stand on this site: `/privacy-policy`. Null: nowhere by itself. */
  path: Maybe<Scalars['String']['output']>;
  /** The page's text. */
  text: Array<Block>;
  /** The page's title. */
  title: Scalars['String']['output'];
  /** When it last changed. */
  updated: Scalars['DateTime']['output'];
};

/** One step with its time. */
export type Step = {
  __typename: 'Step';
  /** Whether this is the step that decides; at most one in a section. */
  decisive: Scalars['Boolean']['output'];
  /** Where its bar begins, in percent of the whole, 0 to 100. Unset for steps without a bar. */
  from: Maybe<Scalars['Float']['output']>;
  /** What happens, with the site's inline markup. */
  text: Scalars['String']['output'];
  /** The step's name. */
  title: Scalars['String']['output'];
  /** Where its bar ends, in percent of the whole, 0 to 100. */
  to: Maybe<Scalars['Float']['output']>;
  /** When it happens, in words: `Weeks 2–3`. */
  when: Scalars['String']['output'];
};

/** What happens when, drawn as bars over weeks. */
export type StepsSection = {
  __typename: 'StepsSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The steps, in order. */
  steps: Array<Step>;
};

/** A table inside a text. The first cell of a row is its head. */
export type TableBlock = {
  __typename: 'TableBlock';
  /** What the table holds. */
  caption: Maybe<Scalars['String']['output']>;
  /** The column heads. */
  columns: Array<Scalars['String']['output']>;
  /** The rows, each as long as `columns`, with the site's inline markup. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A table. */
export type TableSection = {
  __typename: 'TableSection';
  /** The fragment of its address: `/about#story` leads to the section with the anchor `story`. Null when it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What the table holds, for readers who do not see it. */
  caption: Scalars['String']['output'];
  /** The column heads. */
  columns: Array<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** The section's identity, unique among all ids of the API and opaque. Not the fragment of its address: that is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with the site's inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The rows, each as long as `columns`; the first cell is the row's head. Cells use the site's inline markup. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** How the routes of an illustration run. */
export type Topology =
  /** All meet, then fan out: software. */
  | 'BRANCH'
  /** A wall with gates: security. */
  | 'GATE'
  /** Two bundles become one: integration. */
  | 'JOIN'
  /** Layers of links: AI. */
  | 'LEARN'
  /** Lines that rise into one band: cloud. */
  | 'LIFT'
  /** People and seats in pairs: IT staffing. */
  | 'MATCH'
  /** Bars that hand over: healthcare. */
  | 'SHIFT'
  /** Out of order, then in order: data. */
  | 'SORT'
  /** One node to many ends: marketing. */
  | 'SPREAD';

/** A file to take in. */
export type UploadFileInput = {
  /** The answer to `captcha`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The file: PDF, DOC, DOCX, RTF, TXT or ODT, 1 byte to 5 MB (5,242,880 bytes), without macros. */
  file: Scalars['Upload']['input'];
};

/** What came of an upload: the file, or what to mend. */
export type UploadFilePayload = {
  __typename: 'UploadFilePayload';
  /** The file, or null when something must be mended. */
  file: Maybe<UploadedFile>;
  /** What must be mended. Empty when there is a file. */
  userErrors: Array<UserError>;
};

/** A file taken in. */
export type UploadedFile = {
  __typename: 'UploadedFile';
  /** The size in bytes. */
  bytes: Scalars['Int']['output'];
  /** The file's id, for an application. */
  id: Scalars['ID']['output'];
  /** The media type found in the file itself. */
  mediaType: Scalars['String']['output'];
  /** The file's name, without folders. */
  name: Scalars['String']['output'];
};

/** Something the sender can mend. */
export type UserError = {
  __typename: 'UserError';
  /** What is wrong, for machines. */
  code: UserErrorCode;
  /** The path of the input field: `["email"]`, `["files", "1"]`; an answer by its question's name: `["answers", "ledger"]`. */
  field: Array<Scalars['String']['output']>;
  /** What is wrong and what to do, for people. */
  message: Scalars['String']['output'];
};

/** What can be wrong with an input. */
export type UserErrorCode =
  /** The captcha was not solved, was used before or has expired. */
  | 'CAPTCHA'
  /** The file is empty. */
  | 'FILE_EMPTY'
  /** The file is too large. */
  | 'FILE_TOO_LARGE'
  /** The file is of a kind that is not taken. */
  | 'FILE_TYPE'
  /** It is not of the right form. */
  | 'INVALID'
  /** The job was closed. */
  | 'JOB_CLOSED'
  /** Something else was received under this key. Send this with a new key. */
  | 'KEY_REUSED'
  /** There is no such thing, or it has expired. */
  | 'NOT_FOUND'
  /** The host that takes it refused it; the message is the host's. The host's whole answer is in the response's `extensions.upstream`: `status` and `body`. */
  | 'REFUSED'
  /** It must be given. */
  | 'REQUIRED'
  /** It is too long. */
  | 'TOO_LONG'
  /** There are too many. */
  | 'TOO_MANY';

/** Where the work is done. */
export type Workplace =
  /** Partly at home. */
  | 'HYBRID'
  /** In the office or at the client's. */
  | 'ON_SITE'
  /** At home, within the job's country. */
  | 'REMOTE';
