export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date without a time zone, ISO 8601: `2026-11-20`. */
  Date: { input: string; output: string; }
  /** A date and time in UTC, RFC 3339, in whole seconds: `2026-11-20T09:30:00Z`. */
  DateTime: { input: string; output: string; }
  /** An e-mail address, RFC 5321, at most 254 characters. */
  EmailAddress: { input: string; output: string; }
  /** An absolute URL, RFC 3986: `https://example.com/tour`. */
  URL: { input: string; output: string; }
  /** A file of at most 5 MB (5,242,880 bytes), sent according to the GraphQL multipart request specification. */
  Upload: { input: File; output: File; }
};

/** Files for an application that was received. */
export type AddFilesInput = {
  /** The solution to `Query.captcha`. Required unless its provider is `OFF`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The ids of the uploaded files, from 1 to `filesLeft` of the receipt. They come after the files of the application. */
  files: Array<Scalars['ID']['input']>;
  /** A UUID created by the sender, the key of the new receipt. Use the same one to add the same files again, and a new one for other files. */
  key: Scalars['ID']['input'];
  /** The `key` of the application's receipt. Its state must not be `REPLACED` or `WITHDRAWN`, and its job must be open. */
  receipt: Scalars['ID']['input'];
};

/** The answer to one question of a job. */
export type AnswerInput = {
  /** The question's `name`, or its `id`. */
  questionId: Scalars['ID']['input'];
  /** The answer. Several values only for `MANY_OF`. */
  values: Array<Scalars['String']['input']>;
};

/** An application. Leading and trailing white space and invisible characters are removed, and lengths are in characters. Inside, only `message` and long answers may have invisible characters, but no control characters. */
export type ApplicationInput = {
  /** The answers to the job's questions. */
  answers?: InputMaybe<Array<AnswerInput>>;
  /** The solution to `Query.captcha`. Required unless its provider is `OFF`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Whether the applicant consents to the use of the data to decide on this application. Must be true. */
  consent: Scalars['Boolean']['input'];
  /** The applicant's e-mail address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The ids of up to 5 uploaded files, the résumé first. May be empty if there is a `link` or a `message`. */
  files: Array<Scalars['ID']['input']>;
  /** Whether the applicant wants to hear about similar jobs. */
  futureJobs?: InputMaybe<Scalars['Boolean']['input']>;
  /** The job. Unset: a general application. */
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID created by the sender. Use the same one to send the same content again, so that it does not become a second application. Use a new one for different content. */
  key: Scalars['ID']['input'];
  /** The URL of a profile or portfolio, http or https, at most 300 characters. Without a scheme, as in `example.com/name`, it becomes https. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** A message, which is read first, at most 2,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The applicant's full name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The applicant's phone number, 5 to 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The `key` of the receipt of an earlier application that this one corrects and replaces. Its state must not be `REPLACED` or `WITHDRAWN`, and its job, which is kept, must be open. `files` are all files of the new one: those to keep, too. */
  receipt?: InputMaybe<Scalars['ID']['input']>;
  /** The keys of up to 20 earlier attempts that got no response. Attempts that arrived are replaced by this application: unless already delivered, they never will be, and its receipt lists them. Unknown keys are ignored. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Ignored.
   * @deprecated Form fillers fill it in too, so it proves nothing. It will be removed after 2027-03-01.
   */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of an application: a receipt or errors. */
export type ApplicationPayload = {
  __typename: 'ApplicationPayload';
  /** The receipt. Null if there are errors. */
  receipt: Maybe<Receipt>;
  /** All errors that the sender can correct. Empty if there is a receipt. */
  userErrors: Array<UserError>;
};

/** An article. */
export type Article = Page & {
  __typename: 'Article';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The team that wrote it. */
  author: Scalars['String']['output'];
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** The one figure of the article, which its cover shows beside `art`. Null if it has none. */
  figure: Maybe<Fact>;
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The reading time in minutes, at 220 words per minute, rounded up. */
  minutes: Scalars['Int']['output'];
  /** The page's path, which is unique: `/blogs/risk-management`. */
  path: Scalars['String']['output'];
  /** The date of publication, at the earliest that of the site’s first release. Null before it. */
  published: Maybe<Scalars['Date']['output']>;
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The article's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/**
 * A part of a long text. Inline markup is `**bold**`, `__emphasis__` and `[text](URL)`.
 * HTML from hosts is converted to these types, so text never contains HTML.
 */
export type Block = CodeBlock | HeadingBlock | ListBlock | NoteBlock | ParagraphBlock | QuoteBlock | TableBlock;

/** A time for a call with an office. */
export type Call = {
  __typename: 'Call';
  /** The city of the office. */
  city: Scalars['String']['output'];
  /** How long it takes, in minutes. */
  minutes: Scalars['Int']['output'];
  /** What `EnquiryInput.call` takes: `London/2026-12-01T10:00Z/30`. */
  slot: Scalars['String']['output'];
  /** When it starts. */
  starts: Scalars['DateTime']['output'];
  /** When it is at the office: `Tuesday, December 1, 10:00–10:30 in London`. */
  there: Scalars['String']['output'];
};

/** What to do next. */
export type CallToActionSection = {
  __typename: 'CallToActionSection';
  /** Links to what to do next, the main one first. */
  actions: Array<Link>;
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** The captcha to solve before sending a form. */
export type Captcha = {
  __typename: 'Captcha';
  /** The challenge. Null unless the provider is `PROOF_OF_WORK`. */
  challenge: Maybe<CaptchaChallenge>;
  /** The provider. */
  provider: CaptchaProvider;
  /** The public key for the provider's widget. Null for `OFF` and `PROOF_OF_WORK`. */
  siteKey: Maybe<Scalars['String']['output']>;
};

/**
 * A proof of work, ALTCHA protocol 1: find the number from 0 to `maxNumber` for which the hash of salt and number, in hex,
 * is `challenge`. The solution is the base64 of the JSON object `{algorithm, challenge, number, salt, signature}`.
 */
export type CaptchaChallenge = {
  __typename: 'CaptchaChallenge';
  /** The hash function: `SHA-256`. */
  algorithm: Scalars['String']['output'];
  /** The hash to find, in hex. */
  challenge: Scalars['String']['output'];
  /** The largest number to try. */
  maxNumber: Scalars['Int']['output'];
  /** The salt: what is hashed before the number. */
  salt: Scalars['String']['output'];
  /** The server's signature. */
  signature: Scalars['String']['output'];
};

/** The service that distinguishes people from bots. */
export type CaptchaProvider =
  /** hCaptcha. */
  | 'HCAPTCHA'
  /** None: forms need no captcha. */
  | 'OFF'
  /** This server, by a proof of work in the ALTCHA protocol. */
  | 'PROOF_OF_WORK'
  /** Google reCAPTCHA. */
  | 'RECAPTCHA'
  /** Cloudflare Turnstile. */
  | 'TURNSTILE';

/** An item with a sentence, and a link if there is more to read. */
export type Card = {
  __typename: 'Card';
  /** Where to read more. Null if there is nothing more. */
  link: Maybe<Scalars['String']['output']>;
  /** What it is, with inline markup. */
  text: Scalars['String']['output'];
  /** The name. */
  title: Scalars['String']['output'];
};

/** A list of items with a sentence each. */
export type CardsSection = {
  __typename: 'CardsSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The items, in order. */
  cards: Array<Card>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** What kind of section it is, in a few words, shown beside the heading: `How it works`. Null: the heading says it. */
  label: Maybe<Scalars['String']['output']>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** An illustrative example. It is not about a real client or project, and its figures are invented. */
export type CaseStudy = Page & {
  __typename: 'CaseStudy';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** The figure behind the most important result, before and after, for drawing the two to scale. */
  change: Change;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** What the case study is, in one sentence. Show it wherever you show the case study or its figures. */
  disclosure: Scalars['String']['output'];
  /** How long the engagement took: `7 months`. */
  duration: Scalars['String']['output'];
  /** Its headline, the page's h1. */
  headline: Scalars['String']['output'];
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, which is unique: `/case-study/chatbot`. */
  path: Scalars['String']['output'];
  /** Where the example is set. */
  region: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The most important result, for lists. */
  result: Fact;
  /** The results, most important first: at least one, each with its baseline and period. */
  results: Array<Fact>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The industry of the example. */
  sector: Scalars['String']['output'];
  /** The technology used. */
  stack: Array<Scalars['String']['output']>;
  /** Who worked on it: `3 engineers, 1 analyst`. */
  team: Scalars['String']['output'];
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/** A figure before and after, in one unit. Neither is negative, and one is above 0. */
export type Change = {
  __typename: 'Change';
  /** The figure after. */
  after: Scalars['Float']['output'];
  /** How the figure after was measured. Null if that needs no words. */
  afterNote: Maybe<Scalars['String']['output']>;
  /** The figure before. */
  before: Scalars['Float']['output'];
  /** How the figure before was measured: `mean of three bills`. Null if that needs no words. */
  beforeNote: Maybe<Scalars['String']['output']>;
  /** The unit of both: `%`, `days`, `dollars a month`. */
  unit: Scalars['String']['output'];
};

/** The form of a chart. */
export type ChartKind =
  /** Many equals, of which some are filled. */
  | 'DOTS'
  /** Lines from one figure to another. */
  | 'SLOPE'
  /** A sum of parts, or what is taken from it part by part. */
  | 'STAIR'
  /** When things happened, to scale. */
  | 'TIMELINE';

/** One line, part, event or group of dots of a chart. */
export type ChartMark = {
  __typename: 'ChartMark';
  /** The figure at the right of a slope. Null for other charts. */
  after: Maybe<Scalars['Float']['output']>;
  /** Where an event is on the axis of a timeline. Null for other charts. */
  at: Maybe<Scalars['Float']['output']>;
  /** Whether it is the one that explains the rest. At most one of a chart is. */
  decisive: Scalars['Boolean']['output'];
  /** What it stands for, unique in the chart. */
  label: Scalars['String']['output'];
  /** How many dots there are, up to 500. Null for other charts. */
  of: Maybe<Scalars['Int']['output']>;
  /**
   * Its figure. Of a slope: the one at the left. Of a stair: the part, negative if it is taken away. Of dots: how many are
   * filled. Of an event: what was counted from then on, null if nothing was.
   */
  value: Maybe<Scalars['Float']['output']>;
  /** When an event happened, in words: `Week 8`. Null for other charts. */
  when: Maybe<Scalars['String']['output']>;
};

/** An explaining chart. Each of its figures is in the text of its page too. */
export type ChartSection = {
  __typename: 'ChartSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The figure at which the axis of a slope or stair starts. Null for 0. */
  axisStart: Maybe<Scalars['Float']['output']>;
  /** What the chart shows, with inline markup. It names the figure at which the axis starts unless that is 0. */
  caption: Scalars['String']['output'];
  /** The form of the chart, which says what its marks mean. */
  chart: ChartKind;
  /** The figure before the first part of a stair, 0 for a sum. Null for other charts. */
  from: Maybe<Scalars['Float']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** What is drawn, in order, 1 to 12. */
  marks: Array<ChartMark>;
  /** What the sides of a slope are. Null for before and after. */
  sides: Maybe<ChartSides>;
  /** The figure after the last part of a stair. Null for other charts. */
  to: Maybe<Scalars['Float']['output']>;
  /** The unit of the figures: `dollars a month`. Null for a timeline without figures. */
  unit: Maybe<Scalars['String']['output']>;
};

/** The names of the two sides of a slope. */
export type ChartSides = {
  __typename: 'ChartSides';
  /** The left one. */
  left: Scalars['String']['output'];
  /** The right one. */
  right: Scalars['String']['output'];
};

/** Preformatted text. */
export type CodeBlock = {
  __typename: 'CodeBlock';
  /** The text, lines separated by line feeds. */
  code: Scalars['String']['output'];
};

/** A product at work with example data. Visitors can use it on the page, where nothing that they do is sent. */
export type Demo = HandoverDemo | SendTimeDemo | SigningDemo | SourcesDemo;

/** A clause of a contract. */
export type DemoClause = {
  __typename: 'DemoClause';
  /** The same words with a comma moved, which breaks the seal. */
  altered: Maybe<Scalars['String']['output']>;
  /** Its number: `7.2`. */
  number: Scalars['String']['output'];
  /** Its words, as they were signed. */
  text: Scalars['String']['output'];
};

/** A line in the trail of a contract. */
export type DemoEvent = {
  __typename: 'DemoEvent';
  /** What happened. */
  event: Scalars['String']['output'];
  /** How it is known. */
  evidence: Scalars['String']['output'];
  /** Whether the last signer did it. The visitor's own lines replace it. */
  own: Scalars['Boolean']['output'];
  /** When, in UTC: `09:02:11`. */
  time: Scalars['String']['output'];
};

/** How well a requirement can be met. */
export type DemoFit =
  /** In full. */
  | 'FULL'
  /** Not yet. */
  | 'GAP'
  /** In part. */
  | 'PARTIAL';

/** An office and its hours on the day of the example. */
export type DemoOffice = {
  __typename: 'DemoOffice';
  /** The city. */
  city: Scalars['String']['output'];
  /** The end of its day in UTC, on the same date: `12:30`. */
  closes: Scalars['String']['output'];
  /** The beginning of its day in UTC: `03:30`. */
  opens: Scalars['String']['output'];
};

/** The readers in one region, and their clock. */
export type DemoReaders = {
  __typename: 'DemoReaders';
  /** How many readers there are. */
  count: Scalars['Int']['output'];
  /** How many minutes its clock is ahead of UTC on the day of the example. Negative: behind. */
  offset: Scalars['Int']['output'];
  /** The region. */
  region: Scalars['String']['output'];
};

/** A requirement, and how well it can be met. */
export type DemoRequirement = {
  __typename: 'DemoRequirement';
  /** How well it can be met. */
  fit: DemoFit;
  /** Its number: `4.1`. */
  number: Scalars['String']['output'];
  /** What is required, in a few words. */
  title: Scalars['String']['output'];
};

/** A sentence of an answer, with its source. */
export type DemoSentence = {
  __typename: 'DemoSentence';
  /** When it has to be checked again: `by May 3, 2027`. */
  check: Scalars['String']['output'];
  /** The sentence in that tender, or what a new one still needs. */
  original: Scalars['String']['output'];
  /** How that tender ended, or who a new sentence waits for. */
  outcome: Scalars['String']['output'];
  /** Who is responsible for the sentence. */
  owner: Scalars['String']['output'];
  /** The sentence. */
  sentence: Scalars['String']['output'];
  /** The tender it was written for. Null: it is new, and waits for approval. */
  tender: Maybe<Scalars['String']['output']>;
};

/** Who signs a contract. */
export type DemoSigner = {
  __typename: 'DemoSigner';
  /** The signer's role: `Legal counsel`. */
  role: Scalars['String']['output'];
  /** When, in UTC: `09:12`. */
  signed: Scalars['String']['output'];
};

/** A ticket with the note that goes with it. */
export type DemoTicket = {
  __typename: 'DemoTicket';
  /** The city of the office that has it. */
  city: Scalars['String']['output'];
  /** What is finished, and where it can be seen. */
  done: Scalars['String']['output'];
  /** The first thing to do. */
  next: Scalars['String']['output'];
  /** Its number: `API-209`. */
  number: Scalars['String']['output'];
  /** Whether it is offered to the next office, which has not taken it yet. */
  offered: Scalars['Boolean']['output'];
  /** What is not finished, and how far it has come. */
  open: Scalars['String']['output'];
  /** What is to be done. */
  title: Scalars['String']['output'];
  /** What cost the sender time. */
  trap: Scalars['String']['output'];
};

/** A downloadable document. */
export type Document = {
  __typename: 'Document';
  /** The size in bytes, 0 if it is older than its page. */
  bytes: Scalars['Int']['output'];
  /** What it contains, in one or two sentences. */
  description: Scalars['String']['output'];
  /** The first figure that it states. Null if it states none. */
  figure: Maybe<Fact>;
  /** The heading on its cover. */
  heading: Scalars['String']['output'];
  /** The kind of document. */
  kind: DocumentKind;
  /** The media type: `application/pdf`, or `text/html` for a document that is older than its page: its path leads to the page. */
  mediaType: Scalars['String']['output'];
  /** The path of the same document in the other size: `/documents/mailzzy-brochure-a4.pdf`. */
  otherPath: Scalars['String']['output'];
  /** The page with the same content. */
  page: Page;
  /** The number of pages, 0 if it is older than its page. */
  pageCount: Scalars['Int']['output'];
  /** The size of its pages. */
  paper: Paper;
  /** The document's path: `/documents/mailzzy-brochure.pdf`. */
  path: Scalars['String']['output'];
  /** The drawing on its cover: the first one of its page, as it is for narrow places. Null if the page has none. */
  picture: Maybe<Picture>;
  /** The document's title. */
  title: Scalars['String']['output'];
};

/** The kind of document. */
export type DocumentKind =
  /** About a product or a group of services. */
  | 'BROCHURE'
  /** About the company's capabilities, for government buyers. */
  | 'CAPABILITY_STATEMENT'
  /** A case study. */
  | 'CASE_STUDY'
  /** A sample of what a service delivers: the specimen of its page, which is made up. */
  | 'SAMPLE';

/** Downloadable documents. */
export type DocumentListSection = {
  __typename: 'DocumentListSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What to say once about the case studies of the list: `CaseStudy.disclosure`. Null if it has none. */
  disclosure: Maybe<Scalars['String']['output']>;
  /** The documents, in order. */
  documents: Array<Document>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** The kind of contract. */
export type EmploymentType =
  /** For a limited time or a project. */
  | 'CONTRACT'
  /** Full time. */
  | 'FULL_TIME'
  /** An internship. */
  | 'INTERNSHIP'
  /** The employer does not say. No filter offers it. */
  | 'NOT_STATED'
  /** Part time. */
  | 'PART_TIME'
  /** By the day or the shift, as needed. */
  | 'PER_DIEM'
  /** For a limited time, such as cover for an absence or a season. */
  | 'TEMPORARY';

/** The inquiry form. */
export type EnquiryFormSection = {
  __typename: 'EnquiryFormSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /**
   * The path of the form that offers calls, with this form's interest: `/contact-us?service=Cloud#call`. Null if this form
   * is not short, or if the site offers no calls.
   */
  callLink: Maybe<Scalars['String']['output']>;
  /**
   * The next times for a call that are free, by time: up to five, at most two a day and one of an office and day, and again
   * with an office only after the others. Empty if the form is short, if the site offers no calls, and while they cannot be
   * booked.
   */
  calls: Array<Call>;
  /** Upcoming events. If the form's URL names one, as in `?event=access-reviews-clinic`, the message starts with it. */
  events: Array<Event>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The interest that is selected initially, one of `interests`. */
  interest: Maybe<Scalars['String']['output']>;
  /** The interests to choose from. */
  interests: Array<Scalars['String']['output']>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /**
   * Which office has the work, as `Site.now` without a moment. Null if the form is short, or if the offices do not hand
   * work to each other.
   */
  now: Maybe<Now>;
  /** Whether the form has only the fields message, name, e-mail, company and interest. */
  short: Scalars['Boolean']['output'];
};

/** An inquiry. Leading and trailing white space and invisible characters are removed, and lengths are in characters. Inside, only `message` may have invisible characters, but no control characters. */
export type EnquiryInput = {
  /** The `slot` of the time for a call that the sender chose; `phone` is required then. If it was taken or has passed meanwhile, nothing is stored and the error is `NOT_FOUND`. */
  call?: InputMaybe<Scalars['String']['input']>;
  /** The solution to `Query.captcha`. Required unless its provider is `OFF`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The sender's company, at most 120 characters. */
  company?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sender consents to the use of the data for a reply. Must be true. */
  consent: Scalars['Boolean']['input'];
  /** The sender's country, at most 60 characters. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** The sender's e-mail address, at most 254 characters. */
  email: Scalars['String']['input'];
  /** What it is about, at most 120 characters. */
  interest?: InputMaybe<Scalars['String']['input']>;
  /** A UUID created by the sender. Use the same one to send the same content again, so that it does not become a second inquiry. Use a new one for different content. */
  key: Scalars['ID']['input'];
  /** The message, 1 to 2,000 characters. */
  message: Scalars['String']['input'];
  /** The sender's name, 1 to 120 characters. */
  name: Scalars['String']['input'];
  /** The path or URL of the page of this site that it was sent from. Anything else is ignored. */
  page?: InputMaybe<Scalars['String']['input']>;
  /** The sender's phone number, 5 to 20 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The `key` of the receipt of an earlier inquiry that this one corrects and replaces. Its state must not be `REPLACED` or `WITHDRAWN`. Its `page` is kept, and its `call` unless this one has another. */
  receipt?: InputMaybe<Scalars['ID']['input']>;
  /** The keys of up to 20 earlier attempts that got no response. Attempts that arrived are replaced by this inquiry: unless already delivered, they never will be, and its receipt lists them. Unknown keys are ignored. */
  replaces?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * Ignored.
   * @deprecated Form fillers fill it in too, so it proves nothing. It will be removed after 2027-03-01.
   */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of an inquiry: a receipt or errors. */
export type EnquiryPayload = {
  __typename: 'EnquiryPayload';
  /** The times for a call that are free now, as in `EnquiryFormSection.calls`, if there is an error about `call`. Otherwise empty. */
  calls: Array<Call>;
  /** The receipt. Null if there are errors. */
  receipt: Maybe<Receipt>;
  /** All errors that the sender can correct. Empty if there is a receipt. */
  userErrors: Array<UserError>;
};

/** An event. */
export type Event = {
  __typename: 'Event';
  /** Start and end as announced: `December 10, 2026, 15:00–16:00 London time`. */
  announced: Scalars['String']['output'];
  /** When it ends. */
  ends: Scalars['DateTime']['output'];
  /** Where to register, or to see the recording. Null if there is neither, or if registration is closed. */
  link: Maybe<Link>;
  /** Where it takes place: a city, or `Online`. */
  place: Scalars['String']['output'];
  /** Whether this is a sample event for trying out the site, which does not take place. */
  sample: Scalars['Boolean']['output'];
  /** The event's name in URLs: `/events/{slug}.ics` is its calendar entry. */
  slug: Scalars['String']['output'];
  /** When it starts. */
  starts: Scalars['DateTime']['output'];
  /** What it is about. */
  text: Array<Block>;
  /** The IANA time zone in which it is announced. */
  timeZone: Scalars['String']['output'];
  /** The event's title. */
  title: Scalars['String']['output'];
  /** Whether it is upcoming or past. */
  when: EventTime;
};

/** A list of events. */
export type EventListSection = {
  __typename: 'EventListSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The events. If empty, tell the reader that there are none. */
  events: Array<Event>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Whether upcoming or past events are listed. */
  when: EventTime;
  /** All events on a line of twelve months, for the list of upcoming ones. Null for the list of past ones. */
  year: Maybe<EventYear>;
};

/** Whether an event is over. */
export type EventTime =
  /** It is over. */
  | 'PAST'
  /** It is not over. */
  | 'UPCOMING';

/** Twelve months with the days of all events, past and upcoming. */
export type EventYear = {
  __typename: 'EventYear';
  /** The days within the twelve months on which events start at their places, in order. */
  days: Array<Scalars['Date']['output']>;
  /** The first day of the first month: `2026-04-01`. */
  from: Scalars['Date']['output'];
  /** The current day in UTC. */
  today: Scalars['Date']['output'];
};

/** How much experience is required. */
export type Experience =
  /** 0 to 2 years. */
  | 'ENTRY'
  /** 3 to 5 years. */
  | 'MID'
  /** The employer does not say. No filter offers it. */
  | 'NOT_STATED'
  /** 6 years or more. */
  | 'SENIOR';

/** A figure, what it measures, and its baseline. */
export type Fact = {
  __typename: 'Fact';
  /** The baseline and the period: `from 6 working days, 2,300 identities`. */
  basis: Maybe<Scalars['String']['output']>;
  /** What it measures, continuing from the figure, with inline markup. */
  text: Scalars['String']['output'];
  /** The unit, shown in small type next to the figure: `%`, `h`. */
  unit: Maybe<Scalars['String']['output']>;
  /** The figure: `38`, `4.2`, `30 days`. */
  value: Scalars['String']['output'];
};

/** Figures and what they mean. */
export type FactsSection = {
  __typename: 'FactsSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The figures, most important first. */
  facts: Array<Fact>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** Questions and answers. */
export type FaqSection = {
  __typename: 'FaqSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The questions, in order. */
  questions: Array<Question>;
};

/** The footer's links, by column. */
export type Footer = {
  __typename: 'Footer';
  /** Links to the privacy policy, to the terms and conditions, and to the pages below `/site/`. */
  legal: Array<Link>;
  /** Links to blogs, case studies, brochures and so on. */
  resources: Array<Link>;
  /** Links to services. */
  services: Array<Link>;
  /** The company's profiles on social networks. The label is the network's name. */
  social: Array<Link>;
};

/** When the work moves, and where to. */
export type Handover = {
  __typename: 'Handover';
  /** The moment. */
  at: Scalars['DateTime']['output'];
  /** The office that takes the work. Null if it comes to rest. */
  office: Maybe<RelayOffice>;
};

/** Tickets that pass from office to office, each with a handover note. */
export type HandoverDemo = {
  __typename: 'HandoverDemo';
  /** The offices, in the order in which work passes. */
  offices: Array<DemoOffice>;
  /** The tickets. The first is chosen, and an office after its own can take it. */
  tickets: Array<DemoTicket>;
  /** The board's name. */
  title: Scalars['String']['output'];
};

/** A heading in a text. */
export type HeadingBlock = {
  __typename: 'HeadingBlock';
  /** The fragment of the heading's URL, unique on the page. */
  anchor: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the heading's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The level: 2 for a chapter, 3 for a part of it. */
  level: Scalars['Int']['output'];
  /** The text, with inline markup. */
  text: Scalars['String']['output'];
};

/** The top of a page: its only h1, its promise and what to do next. */
export type HeroSection = {
  __typename: 'HeroSection';
  /** Links to what to do next, the main one first. */
  actions: Array<Link>;
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** A product to try out, shown below the heading instead of the page's picture. */
  demo: Maybe<Demo>;
  /** Where each kind of visitor goes on. All have a link. Null: there are `actions` instead. */
  doors: Maybe<Array<Card>>;
  /** Links to other pages, each with the beginning of its specimen. The last has all of it. Null: there are none. */
  fan: Maybe<Array<SpecimenCard>>;
  /** The heading, the page's h1. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /**
   * Who has the work, as `Site.now` without a moment, but with three more days before it, so that the last working day is
   * among them. Null unless `relay` is set and the offices hand work to each other.
   */
  now: Maybe<Now>;
  /** A line in small print that backs up the promise. */
  proof: Maybe<Scalars['String']['output']>;
  /** Whether the top shows the offices now: on the home page on a map and a chart of the day, elsewhere what is seen from each. */
  relay: Scalars['Boolean']['output'];
  /** A sample of what the page is about, shown instead of the page's picture. */
  specimen: Maybe<Specimen>;
};

/** A day from Monday to Friday on which offices stay closed. */
export type Holiday = {
  __typename: 'Holiday';
  /** The offices that stay closed, in the order of the relay. */
  cities: Array<Scalars['String']['output']>;
  /** The day, at the offices. */
  date: Scalars['Date']['output'];
  /** What it is called there: `Thanksgiving`. Null if the site does not say. */
  name: Maybe<Scalars['String']['output']>;
};

/** An active or closed position. */
export type Job = {
  __typename: 'Job';
  /** The field of work. */
  category: Scalars['String']['output'];
  /** The last date to apply, where the job is. Null: until the position is filled, or the employer does not say. */
  closes: Maybe<Scalars['Date']['output']>;
  /**
   * When the job closes: the end of `closes` in the time zone of its city. If the city is not known or the job is remote,
   * the end of that day in the last zone of its state or country, and on earth if the country is not known. Null without
   * `closes`.
   */
  closesAt: Maybe<Scalars['DateTime']['output']>;
  /** The full text. */
  description: Array<Block>;
  /** The employer: the company, or its client's industry. */
  employer: Scalars['String']['output'];
  /** How much experience is required. */
  experience: Experience;
  /**
   * The weekly hours, in the time zone of the job's place, in the format of schema.org's `openingHours`:
   * `Mo-Fr 08:00-17:00`, `Mo,We,Th 19:00-07:00` for nights. Sets are separated by `; `: in a `ROTATING` job, each
   * is a shift that people work by turns. Null if the employer does not say.
   */
  hours: Maybe<Scalars['String']['output']>;
  /** The job's id, which never changes. */
  id: Scalars['ID']['output'];
  /** Where the job is. */
  location: Location;
  /** The office in the job's city. Null for remote jobs, and if there is no office. */
  office: Maybe<Office>;
  /** The path of the job's page: `/careers/{slug}-{id}`. */
  path: Scalars['String']['output'];
  /** The date it was posted, or null if the employer does not say. */
  posted: Maybe<Scalars['Date']['output']>;
  /** The questions of the application form, in addition to the usual fields. */
  questions: Array<JobQuestion>;
  /** The reference number: `H360-1182`. */
  reference: Scalars['String']['output'];
  /** The salary, or null if it is not published. */
  salary: Maybe<Salary>;
  /** Whether this is a sample job for trying out the site, which does not exist. Samples are left out of feeds and the sitemap. */
  sample: Scalars['Boolean']['output'];
  /** When the hours of work are: what the employer states, otherwise what follows from `hours`. */
  shift: JobShift;
  /** Active jobs in the same category or place. */
  similar: Array<Job>;
  /** The skills that are required. */
  skills: Array<Scalars['String']['output']>;
  /** The job's name in URLs. It may change with the title. */
  slug: Scalars['String']['output'];
  /** When the job was last read, if it cannot be read now and may be out of date. Null if it is current. */
  staleAsOf: Maybe<Scalars['DateTime']['output']>;
  /** Whether the job accepts applications. */
  status: JobStatus;
  /** One or two sentences. */
  summary: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
  /** The kind of contract. */
  type: EmploymentType;
  /** When it last changed. Closing is a change, also when `closesAt` passes. */
  updated: Scalars['DateTime']['output'];
  /** Where the work is done. */
  workplace: Workplace;
};


/** An active or closed position. */
export type JobSimilarArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** New jobs of a search by e-mail. */
export type JobAlert = {
  __typename: 'JobAlert';
  /** When its address confirmed it. Null if it has not. */
  confirmed: Maybe<Scalars['DateTime']['output']>;
  /** The values of each filter that active jobs have, with their number among all jobs, and those that the search has. */
  facets: Array<JobFacet>;
  /** How often mails are sent. There is none without new jobs. */
  frequency: JobAlertFrequency;
  /** The number of active jobs that match the search. */
  jobCount: Scalars['Int']['output'];
  /** Its key. Null before it is created. */
  key: Maybe<Scalars['ID']['output']>;
  /** The path of the search: `/careers?q=nurse`. */
  path: Scalars['String']['output'];
  /** The search: `“nurse”, Tampa, Night shift`. Empty for all jobs. */
  title: Scalars['String']['output'];
  /** Its address, masked: `d…@example.com`. Null before the alert is created. */
  to: Maybe<Scalars['String']['output']>;
};

/** How often an alert's mails are sent. */
export type JobAlertFrequency =
  /** Once a day at most. */
  | 'DAILY'
  /** Once a week at most. */
  | 'WEEKLY';

/** An alert to create. */
export type JobAlertInput = {
  /** The solution to `Query.captcha`. Required unless its provider is `OFF`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The address that gets the mails, at most 254 characters. */
  email: Scalars['String']['input'];
  /** What the jobs must match, as in `searchJobs`, without `ids`. */
  filter?: InputMaybe<JobFilter>;
  /** How often mails are sent. */
  frequency: JobAlertFrequency;
  /** The search terms, as in `searchJobs`. */
  query: Scalars['String']['input'];
};

/** The result of a change to an alert: the alert or errors. */
export type JobAlertPayload = {
  __typename: 'JobAlertPayload';
  /** The alert. Null if it was ended or only just asked for, and if there are errors. */
  alert: Maybe<JobAlert>;
  /** All errors that the sender can correct. */
  userErrors: Array<UserError>;
};

/** The job search. Query its jobs with `searchJobs`. */
export type JobBoardSection = {
  __typename: 'JobBoardSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading, the page's h1. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** One page of a list of jobs. */
export type JobConnection = {
  __typename: 'JobConnection';
  /** When the jobs were read. */
  asOf: Scalars['DateTime']['output'];
  /** Whether an alert can be created for the search: the site has a mail server. */
  canAlert: Scalars['Boolean']['output'];
  /**
   * The corrected search terms that were used. A term that no job contains is replaced by one that differs by a single typo:
   * a missing, extra or wrong letter, or two adjacent letters swapped. Null if nothing was corrected.
   */
  correctedQuery: Maybe<Scalars['String']['output']>;
  /**
   * How far each of `nodes` is from the place in `near`, in their order, between city centers and in `nearUnit`:
   * `12 miles away`. Null for a remote job, in the place itself, and where the job's city is not known. All is null
   * without a known place.
   */
  distances: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** The jobs with their cursors. */
  edges: Array<JobEdge>;
  /** The values of each filter, with counts. A filter does not affect the counts of its own values. */
  facets: Array<JobFacet>;
  /** Whether any job on this page of the list is a sample: see `Job.sample`. */
  hasSamples: Scalars['Boolean']['output'];
  /**
   * How many of `nodes` match by their description alone, not by title, skills, category and place. By relevance, they are
   * the last ones. 0 in other orders, and if a host has searched.
   */
  inDescription: Scalars['Int']['output'];
  /** Whether these are cached jobs, because current ones cannot be read. */
  isStale: Scalars['Boolean']['output'];
  /**
   * With `near`: which place was used, other places of that name, and where more jobs are. With inline markup, whose links
   * lead to similar searches on the careers page. Without `near`, where jobs are near a place that the search terms name, if
   * no job matches them; null otherwise.
   */
  nearNote: Maybe<Scalars['String']['output']>;
  /** The unit of `within` for the place in `near`: `miles` or `km`. Null without a known place. */
  nearUnit: Maybe<Scalars['String']['output']>;
  /** The jobs. */
  nodes: Array<Job>;
  /** Where this page is in the list. */
  pageInfo: PageInfo;
  /** If no job matches: up to 4 filters whose removal gives results, most jobs first. Empty otherwise. */
  suggestions: Array<JobSuggestion>;
  /** The number of jobs that match, on all pages. Counted only if selected. */
  totalCount: Scalars['Int']['output'];
};

/** A job and its cursor. */
export type JobEdge = {
  __typename: 'JobEdge';
  /** The job's cursor, for `after`. */
  cursor: Scalars['String']['output'];
  /** The job. */
  node: Job;
};

/** One filter with its values. */
export type JobFacet = {
  __typename: 'JobFacet';
  /** The filter. */
  field: JobFacetField;
  /** Its values, those that most jobs have first, whatever the search. Selected values are included even if no job has them. */
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
  /** How much experience is required. */
  | 'EXPERIENCE'
  /** Whether the pay is stated, and for which period. */
  | 'PAY'
  /** When the hours of work are. */
  | 'SHIFT'
  /** The kind of contract. */
  | 'TYPE'
  /** Where the work is done. */
  | 'WORKPLACE';

/** A value of a filter. */
export type JobFacetOption = {
  __typename: 'JobFacetOption';
  /** The number of jobs with this value. */
  count: Scalars['Int']['output'];
  /** The display name of the value. */
  label: Scalars['String']['output'];
  /** The value, as in `JobFilter`. */
  value: Scalars['String']['output'];
};

/** What jobs must match: for each list given, one of its values. */
export type JobFilter = {
  /** Categories, as in `category`, not case-sensitive. A category that no job ever had is an error; its `extensions.values` lists all categories. */
  category?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Cities, as in `location.city`, not case-sensitive. A city that never had a job is an error; its `extensions.values` lists all cities. */
  city?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Countries, as ISO 3166-1 codes or names, not case-sensitive: `US`, `usa`, `United States`. Anything else is an error. */
  country?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How much experience is required. */
  experience?: InputMaybe<Array<Experience>>;
  /** Up to 100 ids, for joins. The jobs come in the order of their first mention, closed ones too, as in `job`; `sort` has no effect. Ids without a job are left out; an empty list finds none. Cannot be combined with search terms. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /**
   * A place that the job's city is near: a city, also with its state, province or country, such as `Tampa, FL`; or a postal
   * code of the US, Canada or India, or an outward code of the UK, which counts as the main town of its area. Of several
   * places with a name, it is one in a country of `country` or, without any, one with jobs near it, the largest first:
   * `nearNote` says which. Distances are between centers of cities. A job without a known city is near nothing. Remote jobs
   * are left out, unless `workplace` has `REMOTE`: then those of the place's country are found too. An unknown place is an
   * error, and so is a whole state or country.
   */
  near?: InputMaybe<Scalars['String']['input']>;
  /** Whether the pay is stated. */
  pay?: InputMaybe<Array<JobPay>>;
  /** When the hours of work are. `DAY` and `NIGHT` find `ROTATING` jobs too. */
  shift?: InputMaybe<Array<JobShift>>;
  /** The kind of contract. */
  type?: InputMaybe<Array<EmploymentType>>;
  /**
   * How far from `near` the job may be, from 1 to 500: in miles for places in the US and the UK, in kilometers elsewhere,
   * or with its unit, such as `25 mi` or `40 km`. 25 by default. Without `near`, it is an error.
   */
  within?: InputMaybe<Scalars['String']['input']>;
  /** Where the work is done. */
  workplace?: InputMaybe<Array<Workplace>>;
};

/** A few open jobs. */
export type JobListSection = {
  __typename: 'JobListSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. The number of open jobs is shown before it. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /**
   * The active jobs that `more` leads to, as the job search shows them: those that its filter and its words find, or all.
   * The newest are first, or with words the most relevant. Null with an error if they cannot be read and none are cached.
   */
  jobs: Maybe<JobConnection>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The link to all of them, such as `/careers?category=Healthcare`. Null if there is none. */
  more: Maybe<Link>;
};


/** A few open jobs. */
export type JobListSectionJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Whether a job says what it pays, and for which period: see `salary`. */
export type JobPay =
  /** By the day. */
  | 'DAILY'
  /** By the hour. */
  | 'HOURLY'
  /** By the month. */
  | 'MONTHLY'
  /** It does not. No filter offers it. */
  | 'NOT_STATED'
  /** It does, for any period. A filter offers it where some jobs don't. */
  | 'STATED'
  /** By the year. */
  | 'YEARLY';

/** A question of a job's application form. */
export type JobQuestion = {
  __typename: 'JobQuestion';
  /** A hint on how to answer it. */
  hint: Maybe<Scalars['String']['output']>;
  /** An opaque id, unique among all ids of the API. */
  id: Scalars['ID']['output'];
  /** The kind of answer. */
  kind: JobQuestionKind;
  /** The question. */
  label: Scalars['String']['output'];
  /** Its name in the application's answers, unique within the job: `ledger`. */
  name: Scalars['String']['output'];
  /** The options to choose from. Empty for free text. */
  options: Array<Scalars['String']['output']>;
  /** Whether an answer is required. */
  required: Scalars['Boolean']['output'];
};

/** The kind of answer to a question. */
export type JobQuestionKind =
  /** Several lines, at most 2,000 characters. */
  | 'LONG_TEXT'
  /** Any of the options. */
  | 'MANY_OF'
  /** One of the options. */
  | 'ONE_OF'
  /** One line, at most 200 characters. */
  | 'TEXT';

/** When the hours of work are. */
export type JobShift =
  /** By day. */
  | 'DAY'
  /** In the afternoon and evening. */
  | 'EVENING'
  /** By night. */
  | 'NIGHT'
  /** The employer states neither a shift nor the weekly hours. No filter offers it. */
  | 'NOT_STATED'
  /** In turns: days and nights, for example. */
  | 'ROTATING'
  /** On Saturday and Sunday only. */
  | 'WEEKEND';

/** The order of jobs. */
export type JobSort =
  /** The earliest closing date first; jobs without one last. */
  | 'CLOSING'
  /** The newest first, by `posted`. Jobs that do not say when they were posted are listed by their ids. */
  | 'NEWEST'
  /** The highest pay first, by its minimum for a year: 2,080 hours, 260 days or 12 months. Currencies are not converted: the jobs paid in the currency of most jobs come first, then those in the next one. Jobs that do not state their pay are last. */
  | 'PAY'
  /** The best match first. */
  | 'RELEVANCE'
  /** By title, A to Z. */
  | 'TITLE';

/** Whether the job accepts applications. */
export type JobStatus =
  /** It accepts applications. */
  | 'ACTIVE'
  /** It no longer accepts applications. */
  | 'CLOSED';

/** A filter to remove when nothing matches. */
export type JobSuggestion = {
  __typename: 'JobSuggestion';
  /** The number of jobs that match without it. */
  count: Scalars['Int']['output'];
  /** The filter to remove. Null: the search terms. */
  field: Maybe<JobFacetField>;
  /** The display name of the value. */
  label: Scalars['String']['output'];
  /** The search terms without it. */
  query: Scalars['String']['output'];
  /** The value to remove, or the search terms: those that say where or how people work, such as `remote` in `nurse remote`, else one of up to four, else all. */
  value: Scalars['String']['output'];
};

/** A time during which one office has the work, or during which it rests. */
export type Leg = {
  __typename: 'Leg';
  /** The beginning. The first leg of a list begins where the list does, which may be later than the handover. */
  from: Scalars['DateTime']['output'];
  /** The office that has the work. Null while it rests. */
  office: Maybe<RelayOffice>;
  /** The end, which is the beginning of the next leg. */
  to: Scalars['DateTime']['output'];
};

/** A line with its stations. */
export type Line = {
  __typename: 'Line';
  /** The stations, 2 to 4. */
  stations: Array<Card>;
  /** What the line is for. */
  text: Scalars['String']['output'];
  /** The line's name. */
  title: Scalars['String']['output'];
};

/** Groups of links, drawn as stations on lines. */
export type LinesSection = {
  __typename: 'LinesSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The lines, in reading order. */
  lines: Array<Line>;
};

/** A link with its label. */
export type Link = {
  __typename: 'Link';
  /** The link's text. */
  label: Scalars['String']['output'];
  /** A path on this site (`/about`, `/about#story`), or an absolute URL, which opens in a new tab. */
  link: Scalars['String']['output'];
};

/** A list. */
export type ListBlock = {
  __typename: 'ListBlock';
  /** The items, with inline markup. */
  items: Array<Scalars['String']['output']>;
  /** The style of its markers. */
  style: ListStyle;
};

/** The style of a list's markers. */
export type ListStyle =
  /** Bullets. */
  | 'BULLET'
  /** Check boxes. */
  | 'CHECK'
  /** Numbers, from 1. */
  | 'NUMBERED';

/** Where a job is. */
export type Location = {
  __typename: 'Location';
  /** The city. Empty if the employer does not say. */
  city: Scalars['String']['output'];
  /** The country's name. Empty if the employer does not say. */
  country: Scalars['String']['output'];
  /** The country's ISO 3166-1 alpha-2 code. Empty if the employer does not say. */
  countryCode: Scalars['String']['output'];
  /** The postal code of the workplace. Null if it is not known. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** The usual code of the state or province. Null where none is customary. */
  region: Maybe<Scalars['String']['output']>;
};

/** How the panel of a menu entry presents one of its items. */
export type MenuCard = {
  __typename: 'MenuCard';
  /** The picture above the item. */
  picture: Picture;
  /** What the item is for, in one sentence. */
  sentence: Scalars['String']['output'];
};

/** One entry of the main menu. Exactly one of `path` and `redirectUrl` is set. */
export type MenuEntry = {
  __typename: 'MenuEntry';
  /** Whether it shows the number of open jobs. */
  countsJobs: Scalars['Boolean']['output'];
  /** The entry's groups of links. Empty except for services. */
  groups: Array<MenuGroup>;
  /** The entry's links. Empty for a plain link. */
  items: Array<Link>;
  /** What the entry's panel shows with its items: a picture and a sentence each. Null: the items are a plain list. */
  panel: Maybe<MenuPanel>;
  /** The path it leads to; for an entry with items, their landing page. */
  path: Maybe<Scalars['String']['output']>;
  /** The URL outside this site that it leads to. */
  redirectUrl: Maybe<Scalars['URL']['output']>;
  /** The entry's text. */
  title: Scalars['String']['output'];
};

/** A group of links in a large menu. */
export type MenuGroup = {
  __typename: 'MenuGroup';
  /** The group's picture. */
  art: Maybe<Picture>;
  /** The group's links. */
  items: Array<Link>;
  /** The path of the group's page. */
  path: Scalars['String']['output'];
  /** One sentence next to the illustration. */
  sentence: Scalars['String']['output'];
  /** The group's title. */
  title: Scalars['String']['output'];
};

/** The panel of a menu entry whose items have pictures. */
export type MenuPanel = {
  __typename: 'MenuPanel';
  /** A card for each of the entry's items, in their order. */
  cards: Array<MenuCard>;
  /** One sentence about all of them. */
  claim: Scalars['String']['output'];
  /** The link below the claim. */
  more: Link;
};

/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type Mutation = {
  __typename: 'Mutation';
  /** Adds files to an application that was received. The application is stored again with them, under a new key, and replaces the earlier one. Repeating the new key with the same files returns the same receipt and stores nothing. */
  addFiles: ReceiptPayload;
  /** Applies for a job or, without a job, sends a general application. Repeating a key with the same content returns the same receipt and stores nothing. With different content, it is the user error `KEY_REUSED`. */
  apply: ApplicationPayload;
  /** Changes how often an alert's mails are sent, and its search. It stays confirmed, and no job is mailed twice. */
  changeJobAlert: JobAlertPayload;
  /** Confirms an alert. Repeating it has no effect. */
  confirmJobAlert: JobAlertPayload;
  /** Asks an address to confirm an alert: new jobs of a search by e-mail. Nothing else is sent to it before that, and after two days without an answer it is forgotten. At most one such mail a day goes to one address: for a second alert on the same day, it is sent a day later. Repeating it has no effect. */
  createJobAlert: JobAlertPayload;
  /** Ends an alert and deletes it with its address. The result has no alert. Repeating it has no effect. */
  endJobAlert: JobAlertPayload;
  /** Sends an inquiry to the company. Repeating a key with the same content returns the same receipt and stores nothing. With different content, it is the user error `KEY_REUSED`. */
  sendEnquiry: EnquiryPayload;
  /** Uploads one file for an application, which must be sent within 20 hours. The request is multipart/form-data. */
  uploadFile: UploadFilePayload;
  /** Takes back an inquiry or an application. What has not been delivered never will be; if it may have been, the people who read it are told by mail, and hosts if the operator has set where. Repeating it returns the same receipt. */
  withdraw: ReceiptPayload;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationAddFilesArgs = {
  input: AddFilesInput;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationApplyArgs = {
  input: ApplicationInput;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationChangeJobAlertArgs = {
  filter?: InputMaybe<JobFilter>;
  frequency: JobAlertFrequency;
  key: Scalars['ID']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationConfirmJobAlertArgs = {
  key: Scalars['ID']['input'];
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationCreateJobAlertArgs = {
  input: JobAlertInput;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationEndJobAlertArgs = {
  key: Scalars['ID']['input'];
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationSendEnquiryArgs = {
  input: EnquiryInput;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationUploadFileArgs = {
  input: UploadFileInput;
};


/** Sending forms and files: one mutation per request, by POST. Errors that the sender can correct are in `userErrors`. */
export type MutationWithdrawArgs = {
  key: Scalars['ID']['input'];
};

/** A figure in the margin. */
export type NoteBlock = {
  __typename: 'NoteBlock';
  /** The figure. */
  figure: Scalars['String']['output'];
  /** What it means, with inline markup. */
  text: Scalars['String']['output'];
};

/**
 * Who has the work at a moment. The offices of the relay hand it to each other: an office passes it on one hour before it
 * closes. If no other office is open to take it, it keeps it until it closes. If none is open, the work rests.
 *
 * `relay`, `shifts` and `offsets` cover nine days, from the start of the day before `at` in UTC. A client that has read
 * them once finds later states in them without knowing time zones or hours.
 */
export type Now = {
  __typename: 'Now';
  /** Whether somebody answers at an open office. Otherwise, it is merely open. */
  answers: Scalars['Boolean']['output'];
  /** The moment, a full minute. */
  at: Scalars['DateTime']['output'];
  /** When the work moves next, and where to. */
  next: Handover;
  /** The office that has the work. Null while it rests. */
  office: Maybe<RelayOffice>;
  /** The offices of the relay, in its order. */
  offices: Array<RelayOffice>;
  /** Who has the work when, for nine days, without gaps. */
  relay: Array<Leg>;
};

/** An office of the company. */
export type Office = {
  __typename: 'Office';
  /** The postal address, its lines separated by commas. */
  address: Scalars['String']['output'];
  /** The city, `Austin`. */
  city: Scalars['String']['output'];
  /** The country's ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** Whether this is the headquarters. */
  headquarters: Scalars['Boolean']['output'];
  /** The city, with its state or province where that is customary: `Austin, TX`. */
  label: Scalars['String']['output'];
  /** The latitude in degrees north, -56 to 71. */
  latitude: Scalars['Float']['output'];
  /** The country's name. */
  location: Scalars['String']['output'];
  /** The longitude in degrees east, -179 to 179. */
  longitude: Scalars['Float']['output'];
  /** A drawing of what is seen from the office. Its colors are those of the hour: `--w-sky`, `--w-wall` and so on. */
  view: Maybe<Picture>;
};

/** The offices with their addresses. */
export type OfficesSection = {
  __typename: 'OfficesSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The offices, headquarters first. */
  offices: Array<Office>;
};


/** The offices with their addresses. */
export type OfficesSectionOfficesArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};

/** The difference between local time and UTC from a moment on. */
export type Offset = {
  __typename: 'Offset';
  /** The moment. That of the first offset is the start of the nine days. */
  from: Scalars['DateTime']['output'];
  /** Minutes east of UTC: 330 in India, -300 in Toronto in winter. */
  minutes: Scalars['Int']['output'];
};

/** A page of the site: its metadata, its place in the site, and its sections in reading order. */
export type Page = {
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, which is unique: `/about`. */
  path: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/** Where a page is in its list. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** The cursor of the page's last element. Null if the page is empty. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page precedes. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first element. Null if the page is empty. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** The kind of page. */
export type PageKind =
  /** An article under /blogs. */
  | 'ARTICLE'
  /** A case study. */
  | 'CASE_STUDY'
  /** The home page. */
  | 'HOME'
  /** A legal text. */
  | 'LEGAL'
  /** A technology partner. */
  | 'PARTNER'
  /** A page without fields beyond those of `Page`. */
  | 'PLAIN'
  /** A product. */
  | 'PRODUCT'
  /** One service under /services. */
  | 'SERVICE'
  /** A group of services under /our-services. */
  | 'SERVICE_GROUP';

/** The layout of a list of pages. */
export type PageListLayout =
  /** A long list with a filter by topic. */
  | 'INDEX'
  /** The same as `ROWS`. */
  | 'NOTES'
  /** Products with their screens. */
  | 'PRODUCTS'
  /** Case studies by their first figure, each with the figure before and after. */
  | 'RESULTS'
  /** Rows with one sentence each. */
  | 'ROWS';

/** A list of other pages. */
export type PageListSection = {
  __typename: 'PageListSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What to say once about the case studies of the list: `CaseStudy.disclosure`. Null if it has none. */
  disclosure: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The list's layout. */
  layout: PageListLayout;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The link to all of them. Null if there is none. */
  more: Maybe<Link>;
  /** The pages, in order. */
  pages: Array<Page>;
};

/** The sizes of paper that documents are made for. */
export type Paper =
  /** A4, 210 by 297 mm. */
  | 'A4'
  /** US Letter, 8.5 by 11 inches. */
  | 'LETTER';

/** A paragraph. */
export type ParagraphBlock = {
  __typename: 'ParagraphBlock';
  /** The text, with inline markup. */
  text: Scalars['String']['output'];
};

/** A technology partner. */
export type PartnerPage = Page & {
  __typename: 'PartnerPage';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** What the partner's platform does, in a few words. */
  field: Scalars['String']['output'];
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, which is unique: `/tech-partners/saviynt`. */
  path: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
  /** The partner's website. */
  website: Scalars['URL']['output'];
};

/** A picture: an SVG file, used with `<use href>`. Its colors are custom properties of the page, such as `var(--text)`. */
export type Picture = {
  __typename: 'Picture';
  /** Everything that it says, in sentences, for readers who do not see it. Null for an ornament. */
  alt: Maybe<Scalars['String']['output']>;
  /** The height of its view box. */
  height: Scalars['Float']['output'];
  /** The same for places that are too narrow for it. Null if there is no other. */
  narrow: Maybe<Picture>;
  /** The picture's part of its file, which never changes: `/pictures/zero-trust.1f0c5e9a3b7d.svg#wide`. */
  url: Scalars['URL']['output'];
  /** The width of its view box. */
  width: Scalars['Float']['output'];
};

/** A picture that explains something, above its caption. */
export type PictureSection = {
  __typename: 'PictureSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What the picture shows, in words. Empty: it stands for a window of a program, and is shown in a frame beside the heading. */
  caption: Scalars['String']['output'];
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** Where to read more. Null if there is nothing more. */
  more: Maybe<Link>;
  /** The picture. */
  picture: Picture;
};

/** A page without fields beyond those of `Page`: home, about, contact, lists, legal texts. */
export type PlainPage = Page & {
  __typename: 'PlainPage';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, which is unique: `/about`. */
  path: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/** A product of the company. */
export type ProductPage = Page & {
  __typename: 'ProductPage';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** What the product does, in one line. */
  claim: Scalars['String']['output'];
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** Demo, tour and store links, in the order to show them. */
  links: Array<Link>;
  /** The page's path, which is unique: `/products/mailzzy`. */
  path: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/** Running text. */
export type ProseSection = {
  __typename: 'ProseSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** A figure that the page states, shown large beside the text. Null if there is none. */
  figure: Maybe<Fact>;
  /** The heading. Empty if the text continues the hero. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** What kind of section it is, in a few words, shown beside the heading: `How it works`. Null: the heading says it. */
  label: Maybe<Scalars['String']['output']>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** A sample of what the text is about, shown below it. */
  specimen: Maybe<Specimen>;
  /** The text. */
  text: Array<Block>;
};

/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type Query = {
  __typename: 'Query';
  /** The captcha to solve before sending a form. A challenge is valid for ten minutes and one use. */
  captcha: Captcha;
  /** Downloadable documents, in editorial order. */
  documents: Array<Document>;
  /** Events: upcoming ones in order of date, past ones most recent first. */
  events: Array<Event>;
  /** The job with an id, active or closed: see `status`. Null if there is none. */
  job: Maybe<Job>;
  /** The alert with a key, which only its mails have. Null if there is none, or if it has ended. */
  jobAlert: Maybe<JobAlert>;
  /** The number of active jobs that match. Null with an error if the jobs cannot be read. */
  jobCount: Maybe<Scalars['Int']['output']>;
  /** Active jobs. Null with an error if the jobs cannot be read and none are cached. */
  jobs: Maybe<JobConnection>;
  /** Up to 5 pages with paths similar to one that does not exist, most similar first. If there are none: up to 3 that `search` finds with all words after the last `/`. */
  nearestPages: Array<Page>;
  /** What an alert for a search would be, before it is created. Null if the site sends no mail: it has no alerts then. */
  newJobAlert: Maybe<JobAlert>;
  /** The page at a path, or null if there is none. */
  page: Maybe<Page>;
  /** Published pages, in menu order or newest first. The list, of about a hundred, is not paginated. */
  pages: Array<Page>;
  /** The receipt for an inquiry or application. Null if nothing was received with that key. */
  receipt: Maybe<Receipt>;
  /** Everything that the site has about a query: pages with their sections, jobs, events that are not over, documents. A typo is corrected. Null with an error if the query cannot be answered. */
  search: Maybe<SearchResults>;
  /** Active jobs that contain every word of the query. The last word also matches as a prefix: `ja` finds Java. But if it has one or two letters and is a word in some title, it matches only that word: `go` finds Go, not good. Null with an error if the jobs cannot be read and none are cached. */
  searchJobs: Maybe<JobConnection>;
  /** Data that all pages share: the company's name, contact details, menu, footer and offices. */
  site: Site;
  /** One CMS page. Null if there is none. */
  sitePage: Maybe<SitePage>;
  /** All pages of the content management system (CMS). Null with an error if the CMS is unreachable. */
  sitePages: Maybe<Array<SitePage>>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryDocumentsArgs = {
  kind?: InputMaybe<DocumentKind>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryEventsArgs = {
  when?: InputMaybe<EventTime>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryJobAlertArgs = {
  key: Scalars['ID']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryJobCountArgs = {
  filter?: InputMaybe<JobFilter>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<JobSort>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryNearestPagesArgs = {
  path: Scalars['String']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryNewJobAlertArgs = {
  filter?: InputMaybe<JobFilter>;
  query: Scalars['String']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryPageArgs = {
  path: Scalars['String']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryPagesArgs = {
  kind?: InputMaybe<PageKind>;
  parent?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
  words?: InputMaybe<Scalars['String']['input']>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QueryReceiptArgs = {
  key: Scalars['ID']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QuerySearchArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QuerySearchJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JobFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
  sort?: InputMaybe<JobSort>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QuerySiteArgs = {
  country?: InputMaybe<Scalars['String']['input']>;
};


/** Everything you can read. You do not need an API key. Root fields are resolved in parallel. */
export type QuerySitePageArgs = {
  id: Scalars['ID']['input'];
};

/** A question and its answer. */
export type Question = {
  __typename: 'Question';
  /** The answer, with inline markup. */
  answer: Scalars['String']['output'];
  /** The question. */
  question: Scalars['String']['output'];
};

/** An emphasized sentence. */
export type QuoteBlock = {
  __typename: 'QuoteBlock';
  /** The text, with inline markup. */
  text: Scalars['String']['output'];
};

/** A quotation. */
export type QuoteSection = {
  __typename: 'QuoteSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading, for screen readers. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The quotation. */
  quote: Scalars['String']['output'];
  /** The speaker: a role, not a name. */
  source: Scalars['String']['output'];
};

/** What was received and the state of its delivery. */
export type Receipt = {
  __typename: 'Receipt';
  /** The call that the sender chose a time for. Null if there is none, and in the states `REPLACED` and `WITHDRAWN`. Its calendar entry is at `/receipts/{key}.ics`. */
  call: Maybe<Call>;
  /** The times for a call that the sender of an inquiry can choose, or choose instead of `call`, at `/receipts/{key}`, as in `EnquiryFormSection.calls`. Empty for applications, in the states `REPLACED` and `WITHDRAWN`, and if the content gives no times. */
  calls: Array<Call>;
  /** Whether a confirmation was sent to the sender's e-mail address, or waits to be sent. */
  confirmed: Scalars['Boolean']['output'];
  /** Whether the sender can send it again with corrections, by `receipt` of the input: not if the job is closed, and not in the states `REPLACED` and `WITHDRAWN`. */
  correctable: Scalars['Boolean']['output'];
  /**
   * When a reply to an inquiry is due: by then, as many whole working days as `replyTime` of `Site` promises have passed at
   * one of the offices of the relay. For an application: when it has been read, by `applicationReadTime`, at one of the
   * offices in the country of `job` if there are some. Null if the site promises no such days or has no relay, and if `next`
   * does not say that the application is read within them.
   */
  due: Maybe<Scalars['DateTime']['output']>;
  /** The index in `next` of the step that is done by `due`. Null without `due`, and if no step says so. */
  dueStep: Maybe<Scalars['Int']['output']>;
  /** The files of an application, in the order in which they were sent. Empty for an inquiry. */
  files: Array<ReceiptFile>;
  /** How many files `addFiles` can add now, 0 to 5. 0 for an inquiry, if the job is closed, and in the states `REPLACED` and `WITHDRAWN`. */
  filesLeft: Scalars['Int']['output'];
  /** The holidays without which `due` would be earlier, by date. */
  holidays: Array<Holiday>;
  /** The job of an application. Null for an inquiry, a general application or a job that no longer exists. */
  job: Maybe<Job>;
  /** The key it was sent with. */
  key: Scalars['ID']['output'];
  /** What was sent. */
  kind: ReceiptKind;
  /** The sender's name, as sent. */
  name: Scalars['String']['output'];
  /** What happens next, in order. Empty in the state `WITHDRAWN`. */
  next: Array<Scalars['String']['output']>;
  /** Which office has the work, as `Site.now` without a moment. Offices outside the country of `job` are left out if there are some in it. Null if the offices do not hand work to each other. */
  now: Maybe<Now>;
  /** When our team first opened it on the desk. Null if they have not, or read it elsewhere: in a mail, or at the host. */
  opened: Maybe<Scalars['DateTime']['output']>;
  /** When it was received. */
  received: Scalars['DateTime']['output'];
  /** The reference number: `ENQ-7K3M9Q` or `APP-7K3M9Q`. */
  reference: Scalars['String']['output'];
  /** The receipt that replaced this one. Null unless the state is `REPLACED`. */
  replacedBy: Maybe<ReceiptReference>;
  /** The attempts that this one replaced, oldest first. */
  replaces: Array<ReceiptReference>;
  /**
   * What was sent besides the name and the files, in the order of the form: the label of each field that was filled in, then
   * what it has. Empty in the state `WITHDRAWN`, and while the database is unavailable.
   */
  sent: Array<Array<Scalars['String']['output']>>;
  /** The state of its delivery. */
  state: ReceiptState;
  /** When the sender took it back. Null if they did not. */
  withdrawn: Maybe<Scalars['DateTime']['output']>;
};

/** A file of an application. It cannot be downloaded. */
export type ReceiptFile = {
  __typename: 'ReceiptFile';
  /** The size in bytes. */
  bytes: Scalars['Int']['output'];
  /** The file's name, without folders. */
  name: Scalars['String']['output'];
};

/** What was received. */
export type ReceiptKind =
  /** An application. */
  | 'APPLICATION'
  /** An inquiry. */
  | 'ENQUIRY';

/** The result of a change to what was received: a receipt or errors. */
export type ReceiptPayload = {
  __typename: 'ReceiptPayload';
  /** The receipt, with the key of the change. Null if there are errors. */
  receipt: Maybe<Receipt>;
  /** All errors that the sender can correct. Empty if there is a receipt. */
  userErrors: Array<UserError>;
};

/** Another receipt for the same sender, without its key. */
export type ReceiptReference = {
  __typename: 'ReceiptReference';
  /** The key of its receipt, in `replacedBy`. Null in `replaces`. */
  key: Maybe<Scalars['ID']['output']>;
  /** When it was received. */
  received: Scalars['DateTime']['output'];
  /** The reference number: `ENQ-7K3M9Q` or `APP-7K3M9Q`. */
  reference: Scalars['String']['output'];
};

/** The state of a delivery. Nothing that was received is ever dropped. */
export type ReceiptState =
  /** It has reached the people who read it, by mail or at a host. */
  | 'DELIVERED'
  /** Stored on the site, but nobody was notified: the site sends no mail and has no hosts, or an operator discarded the mail. */
  | 'KEPT'
  /** It is stored, but has not reached the people who read it yet. */
  | 'QUEUED'
  /** A later one from the same sender replaced it: see `replacedBy`. */
  | 'REPLACED'
  /** The sender took it back: see `withdrawn`. */
  | 'WITHDRAWN';

/** An office that takes part in the relay. */
export type RelayOffice = {
  __typename: 'RelayOffice';
  /** The city, `London`. */
  city: Scalars['String']['output'];
  /** The local time, hours and minutes: `09:05`. */
  clock: Scalars['String']['output'];
  /** The country's ISO 3166-1 alpha-2 code. */
  countryCode: Scalars['String']['output'];
  /** The latitude in degrees north, -56 to 71. */
  latitude: Scalars['Float']['output'];
  /** The longitude in degrees east, -179 to 179. */
  longitude: Scalars['Float']['output'];
  /** The difference between local time and UTC during the nine days, in order. */
  offsets: Array<Offset>;
  /** Whether it is open. */
  open: Scalars['Boolean']['output'];
  /** Its usual hours on each of the nine days, in order, whether it is open on that day or not. */
  shifts: Array<Shift>;
  /** The name of its time zone in the IANA database: `Europe/London`. */
  timeZone: Scalars['String']['output'];
  /** A drawing of what is seen from it, as `Office.view`. */
  view: Maybe<Picture>;
};

/** The pay, before tax. */
export type Salary = {
  __typename: 'Salary';
  /** The currency's ISO 4217 code. */
  currency: Scalars['String']['output'];
  /** The minimum, in whole units of the currency. */
  from: Scalars['Int']['output'];
  /** The pay period. */
  period: SalaryPeriod;
  /** The maximum, in whole units of the currency, not below `from`. */
  to: Scalars['Int']['output'];
};

/** A pay period. */
export type SalaryPeriod =
  /** A day. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** The jobs that a visitor has saved in the browser, which alone knows them. Query them with `jobs`, by their ids. */
export type SavedJobsSection = {
  __typename: 'SavedJobsSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading while no job is saved. Otherwise it is their number. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** How to save a job, shown while none is saved, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** Results of one kind. */
export type SearchGroup = {
  __typename: 'SearchGroup';
  /** What they are. */
  kind: SearchKind;
  /**
   * The results, best first: those with all words, and before them any that match better by some. If nothing has all words,
   * those with some.
   */
  results: Array<SearchResult>;
  /** The number of results, also of those beyond `first`. */
  totalCount: Scalars['Int']['output'];
};

/** Kinds of what a search finds. */
export type SearchKind =
  /** Articles. */
  | 'ARTICLE'
  /** Case studies. */
  | 'CASE_STUDY'
  /** Documents to download. */
  | 'DOCUMENT'
  /** Events that are not over. */
  | 'EVENT'
  /** Active jobs. */
  | 'JOB'
  /** All other pages. */
  | 'PAGE'
  /** Products. */
  | 'PRODUCT'
  /** Services and groups of services. */
  | 'SERVICE';

/** Something that was found. */
export type SearchResult = {
  __typename: 'SearchResult';
  /** Where it is, with the section's fragment: `/about#story`. */
  path: Scalars['String']['output'];
  /** The heading of the section that has the words. Null if the title has them, or no single section does. */
  section: Maybe<Scalars['String']['output']>;
  /** What it is about, in one or two sentences. For an event, when and where it takes place; for a job, first where it is. */
  text: Scalars['String']['output'];
  /** The title of the page, job, event or document. */
  title: Scalars['String']['output'];
};

/** What a search found, by kind. */
export type SearchResults = {
  __typename: 'SearchResults';
  /** The query with typos corrected, which was used instead. Null if nothing was corrected. */
  correctedQuery: Maybe<Scalars['String']['output']>;
  /** The kinds that have results, the one with the best result first. */
  groups: Array<SearchGroup>;
  /** The number of results of all kinds, also of those beyond `first`. */
  totalCount: Scalars['Int']['output'];
};

/**
 * A part of a page. A field name means the same in all types: `id` is the identity, `anchor` the fragment of the
 * URL, `heading` the heading, `lead` the sentence below it.
 */
export type Section = CallToActionSection | CardsSection | ChartSection | DocumentListSection | EnquiryFormSection | EventListSection | FactsSection | FaqSection | HeroSection | JobBoardSection | JobListSection | LinesSection | OfficesSection | PageListSection | PictureSection | ProseSection | QuoteSection | SavedJobsSection | ServiceIndexSection | SiteSearchSection | StepsSection | TableSection;

/** A campaign, and when it reaches its readers. */
export type SendTimeDemo = {
  __typename: 'SendTimeDemo';
  /** Who gets it. */
  audience: Scalars['String']['output'];
  /** The day of the example, with its day of the week: `Tuesday, May 4`. */
  day: Scalars['String']['output'];
  /** The hour on the readers' own clocks at which Mailzzy sends, from 0 to 23. */
  hour: Scalars['Int']['output'];
  /** The readers by region. */
  readers: Array<DemoReaders>;
  /** The subject line. */
  subject: Scalars['String']['output'];
  /** The beginning of the message. */
  text: Scalars['String']['output'];
  /** The campaign's name. */
  title: Scalars['String']['output'];
};

/** A service in an index. */
export type ServiceIndexEntry = {
  __typename: 'ServiceIndexEntry';
  /** Its sign. Null if it has none. */
  art: Maybe<Picture>;
  /** The service's name. */
  label: Scalars['String']['output'];
  /** Its page, or its part of the group's page. */
  link: Scalars['String']['output'];
  /** What it is about, in a few words. */
  text: Scalars['String']['output'];
};

/** A group of an index of services. */
export type ServiceIndexGroup = {
  __typename: 'ServiceIndexGroup';
  /** The group's page. */
  link: Scalars['String']['output'];
  /** Its services. */
  services: Array<ServiceIndexEntry>;
  /** What is common to its services, in a few words. */
  text: Scalars['String']['output'];
  /** The group's name. */
  title: Scalars['String']['output'];
};

/** All services in groups, each service with its sign. */
export type ServiceIndexSection = {
  __typename: 'ServiceIndexSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The groups, in order. */
  groups: Array<ServiceIndexGroup>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** A group of services, or one service of a group. */
export type ServicePage = Page & {
  __typename: 'ServicePage';
  /** The page's picture: a service's sign, what a group leads to, a product's screen, the subject of an article. */
  art: Maybe<Picture>;
  /** The path from the home page to this page, which is the last element. Empty for the home page. */
  breadcrumbs: Array<Link>;
  /** One or two sentences for search results and preview cards, 110 to 160 characters. */
  description: Scalars['String']['output'];
  /** The group that this service belongs to. Null for a group. */
  group: Maybe<ServicePage>;
  /** Whether the page is excluded from search engines. */
  hidden: Scalars['Boolean']['output'];
  /** The kind of page. */
  kind: PageKind;
  /** A short name for breadcrumbs, menus and lists. */
  label: Scalars['String']['output'];
  /** The page's path, which is unique: `/services/seo-services`. */
  path: Scalars['String']['output'];
  /** Pages to read next. */
  related: Array<Page>;
  /** The page's content, in reading order. */
  sections: Array<Section>;
  /** The services of this group. Empty for a service. */
  subServices: Array<ServicePage>;
  /** The title, at most 60 characters, unique on the site. */
  title: Scalars['String']['output'];
  /** The page's topics, in lower case. */
  topics: Array<Scalars['String']['output']>;
  /** The date of the last substantial change. */
  updated: Scalars['Date']['output'];
};

/** The usual hours of an office on one day. */
export type Shift = {
  __typename: 'Shift';
  /** Whether it stays closed on that day: a weekend or a holiday. */
  closed: Scalars['Boolean']['output'];
  /** When the office opens. */
  from: Scalars['DateTime']['output'];
  /** When the office closes. */
  to: Scalars['DateTime']['output'];
};

/** A signed contract, as the visitor finds it without scripts. With scripts, the visitor is its last signer. */
export type SigningDemo = {
  __typename: 'SigningDemo';
  /** The clauses on that page, in order. Exactly one is `altered`. */
  clauses: Array<DemoClause>;
  /** The SHA-256 of clauses, trail and signature, in hexadecimal. They are joined by spaces and line feeds: `7.2 Text`, `09:02:11 Event Evidence`, path. */
  fingerprint: Scalars['String']['output'];
  /** Which page of the contract is shown. */
  sheet: Scalars['String']['output'];
  /** The last signature, drawn 480 units wide and 148 high, as the data of an SVG path. */
  signature: Scalars['String']['output'];
  /** Who signs, in this order. The last one is the visitor. */
  signers: Array<DemoSigner>;
  /** The contract's name. */
  title: Scalars['String']['output'];
  /** What happened, oldest first. Times are in UTC. */
  trail: Array<DemoEvent>;
};

/** Data that all pages share. */
export type Site = {
  __typename: 'Site';
  /** Within which time a recruiter reads an application: `three working days`. Null if the company promises no time. */
  applicationReadTime: Maybe<Scalars['String']['output']>;
  /** How long applications are kept: `12 months`. Null if the company states no time. */
  applicationsKept: Maybe<Scalars['String']['output']>;
  /** One sentence about the company, for the footer. */
  claim: Scalars['String']['output'];
  /** The contact button next to the menu. */
  contact: Link;
  /** The company's e-mail address. */
  email: Scalars['EmailAddress']['output'];
  /** The footer's links. */
  footer: Footer;
  /** The company's legal name. */
  legalName: Scalars['String']['output'];
  /** The main menu, in order. */
  menu: Array<MenuEntry>;
  /** The company's display name. */
  name: Scalars['String']['output'];
  /** Which office has the work, and when it moves. Null if the offices do not hand work to each other. */
  now: Maybe<Now>;
  /** The offices listed for the visitor's country, headquarters first. */
  offices: Array<Office>;
  /** The company's phone number, with its country code: `+1 201 555 0142`. */
  phone: Scalars['String']['output'];
  /** Within which time a person replies to an inquiry: `one working day`. Null if the company promises no time. */
  replyTime: Maybe<Scalars['String']['output']>;
  /** The link to the search of this site next to the menu. Null if there is none. */
  search: Maybe<Link>;
  /** Whether `offices` includes those in India. */
  showsIndia: Scalars['Boolean']['output'];
  /** The URL of this site, without a trailing slash. */
  url: Scalars['URL']['output'];
};


/** Data that all pages share. */
export type SiteNowArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of the content management system (CMS). */
export type SitePage = {
  __typename: 'SitePage';
  /** An opaque id, unique among all ids of the API. */
  id: Scalars['ID']['output'];
  /** Its path on this site: `/privacy-policy`. Null if it has none. */
  path: Maybe<Scalars['String']['output']>;
  /** Whether this is a sample page for trying out the site. */
  sample: Scalars['Boolean']['output'];
  /** The page's text. */
  text: Array<Block>;
  /** The page's title. */
  title: Scalars['String']['output'];
  /** When it last changed. */
  updated: Scalars['DateTime']['output'];
};

/** The search over the whole site. Query its results with `search`. */
export type SiteSearchSection = {
  __typename: 'SiteSearchSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading, the page's h1. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
};

/** An answer to a requirement of a tender, and where each of its sentences comes from. */
export type SourcesDemo = {
  __typename: 'SourcesDemo';
  /** The number of the requirement that is answered. */
  number: Scalars['String']['output'];
  /** The requirement in the buyer's words. */
  question: Scalars['String']['output'];
  /** The requirements around the one that is shown. */
  requirements: Array<DemoRequirement>;
  /** The sentences of the answer, in order. */
  sentences: Array<DemoSentence>;
  /** The tender's name. */
  title: Scalars['String']['output'];
};

/** A sample of what a service delivers, with made-up figures: one fault or decision, its evidence and its fix. */
export type Specimen = {
  __typename: 'Specimen';
  /** What the document is about: a device, a version, a period. */
  about: Maybe<Scalars['String']['output']>;
  /** What it shows, from the top down. Empty for a note on paper, whose lines are `notes`. */
  body: Array<SpecimenBody>;
  /** What it is a sample of, and that it is made up. It begins with `Specimen: `. */
  caption: Scalars['String']['output'];
  /** Whether it is on a dark screen: a terminal, an instrument, a phone. */
  dark: Scalars['Boolean']['output'];
  /** What remains to be said below, at the left and at the right. */
  foot: Maybe<Array<Scalars['String']['output']>>;
  /** A grade, shown large beside it. Its label is the grade, such as `9.3`, of at most eight characters. */
  grade: Maybe<SpecimenText>;
  /** What is wrong or to be decided, the evidence and the fix. Each has a label: `Cause`, `Fix`. */
  notes: Array<SpecimenText>;
  /** Where in the document it is from: `Page 7 of 31`. */
  place: Maybe<Scalars['String']['output']>;
  /** The title of the document that it is from: `Test report, air-handling unit 3`. */
  title: Scalars['String']['output'];
};

/** An amount in a specimen. */
export type SpecimenBar = {
  __typename: 'SpecimenBar';
  /** An amount to compare it with, drawn as an outline: that before, or the most that is possible. */
  against: Maybe<Scalars['Float']['output']>;
  /** What it is the amount of. */
  label: Scalars['String']['output'];
  /** How it is marked. Null: not at all. */
  state: Maybe<SpecimenState>;
  /** What is to be said of it, with inline markup. */
  text: Maybe<Scalars['String']['output']>;
  /** The amount. It may be negative. */
  value: Scalars['Float']['output'];
};

/** Amounts in a specimen, as bars on one scale. */
export type SpecimenBars = {
  __typename: 'SpecimenBars';
  /** The amounts. */
  bars: Array<SpecimenBar>;
  /** What the bars show, for screen readers. */
  caption: Scalars['String']['output'];
  /** What the outline and the filled bar are: `Before`, `After`. Null if no bar has an outline. */
  legend: Maybe<Array<Scalars['String']['output']>>;
  /** An amount that none should be above or below. */
  limit: Maybe<SpecimenBar>;
  /** The unit of all amounts, written after each. */
  unit: Scalars['String']['output'];
};

/** A part of a specimen. A `Picture` is a drawing from edge to edge of the sheet; its `alt` is never null. */
export type SpecimenBody = Picture | SpecimenBars | SpecimenPlan | SpecimenPlot | SpecimenRecords | SpecimenText;

/** A page with a specimen, and what it shows. */
export type SpecimenCard = {
  __typename: 'SpecimenCard';
  /** What the specimen shows first: a row, a bar or the words. On the last card of a fan, all of it. */
  body: Array<SpecimenBody>;
  /** The page's name and path. */
  page: Link;
  /** The title of its specimen: `Test report, air-handling unit 3`. */
  title: Scalars['String']['output'];
};

/** A line of a specimen's plot. */
export type SpecimenLine = {
  __typename: 'SpecimenLine';
  /** Its name. */
  label: Scalars['String']['output'];
  /** The number of the point to look at, from 1. */
  mark: Maybe<Scalars['Int']['output']>;
  /** Its points from left to right, each with the place on the horizontal axis, counted in ticks from 0, and the value. */
  points: Array<Array<Scalars['Float']['output']>>;
  /** How it is marked. Null: it is a limit, or what the others are compared with. */
  state: Maybe<SpecimenState>;
  /** What is at that point. */
  text: Maybe<Scalars['String']['output']>;
};

/** Spans of time or of steps in a specimen, in lanes on one scale. */
export type SpecimenPlan = {
  __typename: 'SpecimenPlan';
  /** What the lanes show, for screen readers. */
  caption: Scalars['String']['output'];
  /** The names of equal parts of the scale. */
  slots: Array<Scalars['String']['output']>;
  /** The spans, lane by lane and in each without overlap. */
  spans: Array<SpecimenSpan>;
};

/** Lines over two axes in a specimen. */
export type SpecimenPlot = {
  __typename: 'SpecimenPlot';
  /** What the lines show, for screen readers. */
  caption: Scalars['String']['output'];
  /** The lines. */
  lines: Array<SpecimenLine>;
  /** What the horizontal axis is, with its unit. */
  xLabel: Scalars['String']['output'];
  /** The names of equidistant places on the horizontal axis. */
  xTicks: Array<Scalars['String']['output']>;
  /** What the vertical axis is, with its unit. */
  yLabel: Scalars['String']['output'];
  /** Values on the vertical axis, from its lower to its upper end. */
  yTicks: Array<Scalars['Float']['output']>;
};

/** Records in a specimen: a table, or tiles if all cells but the first are counts, which are darker for larger counts. */
export type SpecimenRecords = {
  __typename: 'SpecimenRecords';
  /** What they are, for screen readers. */
  caption: Scalars['String']['output'];
  /** The names of the columns. Null: the records are the fields of a form on paper, each with its name, its value and, where there is one, a remark. */
  columns: Maybe<Array<Scalars['String']['output']>>;
  /** The records. */
  rows: Array<SpecimenRow>;
};

/** A record of a specimen. */
export type SpecimenRow = {
  __typename: 'SpecimenRow';
  /** A cell for each column, with inline markup. The first names the record. `–` stands for nothing. A tile to look at is `**strong**`. */
  cells: Array<Scalars['String']['output']>;
  /** How the record is marked. Its sign is in the last cell of a table. Null: not at all. */
  state: Maybe<SpecimenState>;
};

/** A span of a specimen's plan. */
export type SpecimenSpan = {
  __typename: 'SpecimenSpan';
  /** Where it starts, in slots from 0. */
  from: Scalars['Float']['output'];
  /** The name of its lane, which consecutive spans may share. */
  label: Scalars['String']['output'];
  /** How it is marked. Null: not at all. */
  state: Maybe<SpecimenState>;
  /** What it is. */
  text: Scalars['String']['output'];
  /** Where it ends, in slots. */
  to: Scalars['Float']['output'];
};

/** How a part of a specimen is marked. */
export type SpecimenState =
  /** It is the fault. */
  | 'BAD'
  /** It is as it should be. */
  | 'GOOD'
  /** It is what is to be decided or done now. */
  | 'LIVE';

/** Words in a specimen: what somebody says, a note or code. */
export type SpecimenText = {
  __typename: 'SpecimenText';
  /** Who says it, as a role, or what it is. Null: it is code or a message, line by line. */
  label: Maybe<Scalars['String']['output']>;
  /** Where they are from. */
  source: Maybe<Scalars['String']['output']>;
  /** How it is marked. Null: not at all. */
  state: Maybe<SpecimenState>;
  /** The words, with inline markup: what is `**strong**` in code is what to look at. */
  text: Scalars['String']['output'];
};

/** One step with its time. */
export type Step = {
  __typename: 'Step';
  /** Whether this is the decisive step. A section has at most one. */
  decisive: Scalars['Boolean']['output'];
  /** Where its bar starts, as a percentage of the whole, 0 to 100. Null for a step without a bar. */
  from: Maybe<Scalars['Float']['output']>;
  /** What happens, with inline markup. */
  text: Scalars['String']['output'];
  /** The step's name. */
  title: Scalars['String']['output'];
  /** Where its bar ends, as a percentage of the whole, 0 to 100. Null for a step without a bar. */
  to: Maybe<Scalars['Float']['output']>;
  /** When it happens, as text: `Weeks 2–3`. */
  when: Scalars['String']['output'];
};

/** A schedule, drawn as bars over weeks. */
export type StepsSection = {
  __typename: 'StepsSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** What kind of section it is, in a few words, shown beside the heading: `How it works`. Null: the heading says it. */
  label: Maybe<Scalars['String']['output']>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** How many units all steps take together, with a unit. */
  length: Maybe<Scalars['Int']['output']>;
  /** The steps, in order. */
  steps: Array<Step>;
  /** What the axis above the bars counts: `Weeks`. Null: there is no axis. */
  unit: Maybe<Scalars['String']['output']>;
};

/** A table in a text. The first cell of a row is its heading. */
export type TableBlock = {
  __typename: 'TableBlock';
  /** What the table contains. */
  caption: Maybe<Scalars['String']['output']>;
  /** The column headings. */
  columns: Array<Scalars['String']['output']>;
  /** The rows, each as long as `columns`, with inline markup. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A table. */
export type TableSection = {
  __typename: 'TableSection';
  /** The fragment of the section's URL: `/about#story` leads to the section with the anchor `story`. Null if it has none. */
  anchor: Maybe<Scalars['String']['output']>;
  /** What the table contains, above it. */
  caption: Scalars['String']['output'];
  /** The column headings. */
  columns: Array<Scalars['String']['output']>;
  /** The heading. */
  heading: Scalars['String']['output'];
  /** An opaque id, unique among all ids of the API. The fragment of the section's URL is `anchor`. */
  id: Scalars['ID']['output'];
  /** What kind of section it is, in a few words, shown beside the heading: `How it works`. Null: the heading says it. */
  label: Maybe<Scalars['String']['output']>;
  /** The sentence below the heading, with inline markup. */
  lead: Maybe<Scalars['String']['output']>;
  /** The rows, each as long as `columns`, with inline markup. The first cell is the row's heading. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A file to upload. */
export type UploadFileInput = {
  /** The solution to `Query.captcha`. Required unless its provider is `OFF`. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** The file: PDF, DOC, DOCX, RTF, TXT, ODT, JPG or PNG, 1 byte to 5 MB (5,242,880 bytes), without macros. */
  file: Scalars['Upload']['input'];
};

/** The result of an upload: the file or errors. */
export type UploadFilePayload = {
  __typename: 'UploadFilePayload';
  /** The file. Null if there are errors. */
  file: Maybe<UploadedFile>;
  /** All errors that the sender can correct. Empty if there is a file. */
  userErrors: Array<UserError>;
};

/** An uploaded file. */
export type UploadedFile = {
  __typename: 'UploadedFile';
  /** The size in bytes. */
  bytes: Scalars['Int']['output'];
  /** The file's id, for `ApplicationInput.files` and `AddFilesInput.files`. */
  id: Scalars['ID']['output'];
  /** The media type, detected from the file's content. */
  mediaType: Scalars['String']['output'];
  /** The file's name, without folders. */
  name: Scalars['String']['output'];
};

/** An error that the sender can correct. */
export type UserError = {
  __typename: 'UserError';
  /** A machine-readable code. */
  code: UserErrorCode;
  /** The path of the input field: `["email"]`, `["files", "1"]`. For an answer, it ends with the question's name: `["answers", "ledger"]`. */
  field: Array<Scalars['String']['output']>;
  /** A human-readable message that says what is wrong and what to do. */
  message: Scalars['String']['output'];
};

/** What is wrong with an input. */
export type UserErrorCode =
  /** The captcha solution is missing, wrong, used or expired. */
  | 'CAPTCHA'
  /** The file is empty. */
  | 'FILE_EMPTY'
  /** The file is too large. */
  | 'FILE_TOO_LARGE'
  /** The type of the file is not accepted. */
  | 'FILE_TYPE'
  /** It is not in the right format. */
  | 'INVALID'
  /** The job is closed. */
  | 'JOB_CLOSED'
  /** Different content was received with this key. Send this with a new key. */
  | 'KEY_REUSED'
  /** The receipt was replaced or withdrawn, so that nothing can be changed. The message says which, and what to do. */
  | 'NOT_CURRENT'
  /** It does not exist, or has expired. */
  | 'NOT_FOUND'
  /** An upstream host rejected it; the message is the host's. The response's `extensions.upstream` has the host's `status` and `body`. */
  | 'REFUSED'
  /** It is required. */
  | 'REQUIRED'
  /** It is too long. */
  | 'TOO_LONG'
  /** There are too many. */
  | 'TOO_MANY';

/** Where the work is done. */
export type Workplace =
  /** Partly from home. */
  | 'HYBRID'
  /** The employer does not say. No filter offers it. */
  | 'NOT_STATED'
  /** In the office, or at the client's site. */
  | 'ON_SITE'
  /** From home, within the job's country. */
  | 'REMOTE';
