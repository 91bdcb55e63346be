export const possibleTypes: Record<string, string[]> = {
  Block: ['CodeBlock', 'HeadingBlock', 'ListBlock', 'NoteBlock', 'ParagraphBlock', 'QuoteBlock', 'TableBlock'],
  Demo: ['HandoverDemo', 'SendTimeDemo', 'SigningDemo', 'SourcesDemo'],
  Page: ['Article', 'CaseStudy', 'PartnerPage', 'PlainPage', 'ProductPage', 'ServicePage'],
  Section: ['CallToActionSection', 'CardsSection', 'ChartSection', 'DocumentListSection', 'EnquiryFormSection', 'EventListSection', 'FactsSection', 'FaqSection', 'HeroSection', 'JobBoardSection', 'JobListSection', 'LinesSection', 'OfficesSection', 'PageListSection', 'PictureSection', 'ProseSection', 'QuoteSection', 'SavedJobsSection', 'ServiceIndexSection', 'SiteSearchSection', 'StepsSection', 'TableSection'],
  SpecimenBody: ['Picture', 'SpecimenBars', 'SpecimenPlan', 'SpecimenPlot', 'SpecimenRecords', 'SpecimenText'],
};
