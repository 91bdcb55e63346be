/** One page of each kind. */
export const kinds = [
  '/',
  '/about',
  '/our-services/cloud-services',
  '/services/seo-services',
  '/products/work360',
  '/blogs/risk-management',
  '/case-study/leaver-access',
  '/tech-partners/saviynt',
  '/privacy-policy',
  '/careers',
  '/careers/senior-go-engineer-payments-1182',
  '/contact-us',
];
