/** The sign of a service, 56 x 40: one idea, one live stroke. */
export interface Glyph {
  /** Thin lines. */
  lines?: string;
  /** Thick lines. */
  strong?: string;
  /** The stroke in amber. */
  hot: string;
  /** Rings: center and radius. */
  rings?: readonly (readonly [x: number, y: number, r: number])[];
  /** Dots. */
  nodes?: readonly (readonly [x: number, y: number])[];
}

/** The signs by the address of the service, which may be a part of its group's page. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  '/services/web-development-service': {
    lines: 'M6 8H50V32H6ZM6 15H50',
    hot: 'M12 23H34',
    nodes: [
      [10, 11.5],
      [14, 11.5],
    ],
  },
  '/services/mobile-development-service': {
    lines: 'M20 4H36V36H20ZM26 32H30',
    hot: 'M6 20H16M40 20H50',
    nodes: [[28, 14]],
  },
  '/services/product-engineering': {
    lines: 'M4 30H18C24 30 22 20 28 20H34C40 20 38 10 44 10H52',
    hot: 'M44 10H52',
    rings: [[44, 10, 3]],
    nodes: [
      [4, 30],
      [28, 20],
    ],
  },
  '/services/custom-application-development-service': {
    lines: 'M6 6H26V18H6ZM30 22H50V34H30Z',
    hot: 'M26 12C34 12 28 28 30 28',
    nodes: [[12, 12]],
  },
  '/services/application-architecture-consulting': {
    lines: 'M28 8V20M10 32C10 24 28 28 28 20C28 28 46 24 46 32',
    hot: 'M28 20V30',
    rings: [
      [28, 8, 4],
      [10, 33, 3],
      [46, 33, 3],
    ],
    nodes: [[28, 33]],
  },
  '/services/ui-and-ux-design-services': {
    lines: 'M6 34C16 34 14 8 28 8S40 34 50 34M28 8H12M28 8H44',
    hot: 'M6 34H12',
    rings: [
      [12, 8, 2.5],
      [44, 8, 2.5],
    ],
    nodes: [[28, 8]],
  },
  '/services/qa-and-software-testing-services': {
    lines: 'M6 10H36M6 20H36M6 30H36',
    hot: 'M42 20l3 3 6-7',
    nodes: [
      [40, 10],
      [40, 30],
    ],
  },
  '/our-services/cloud-services#cloud-strategy-and-architecture': {
    lines: 'M6 32H20M20 32C28 32 26 22 34 22M34 22C42 22 40 12 50 12M6 24H50',
    hot: 'M40 12H50',
    nodes: [
      [20, 32],
      [34, 22],
    ],
  },
  '/our-services/cloud-services#cloud-migration': {
    lines: 'M4 12H20V30H4ZM36 8H52V26H36Z',
    hot: 'M12 21C26 21 24 17 36 17',
    nodes: [[44, 17]],
  },
  '/our-services/cloud-services#cloud-native-development': {
    lines: 'M8 34V24M20 34V16M32 34V20M44 34V12M4 34H52',
    hot: 'M44 34V12',
    nodes: [
      [8, 24],
      [20, 16],
      [32, 20],
    ],
  },
  '/our-services/cloud-services#cloud-security': {
    lines: 'M8 26C8 16 20 16 20 20C22 8 40 8 40 20C50 18 50 30 44 30H14C8 30 8 26 8 26',
    hot: 'M28 18V30',
    rings: [[28, 24, 3]],
  },
  '/our-services/healthcare-staffing#roles': {
    lines: 'M4 12H52M4 20H52M4 28H52',
    strong: 'M6 12H22M20 20H38',
    hot: 'M36 28H50',
  },
  '/services/natural-language-processing': {
    lines: 'M6 10H46M6 20H50M6 30H32',
    hot: 'M18 20H34',
    nodes: [
      [18, 20],
      [34, 20],
    ],
  },
  '/services/image-processing-services': {
    lines: 'M6 6H14M6 6V14M50 6H42M50 6V14M6 34H14M6 34V26M50 34H42M50 34V26',
    hot: 'M18 14H38V27H18Z',
    nodes: [[28, 20]],
  },
  '/services/deep-learning-services': {
    lines: 'M8 8L28 12M8 8L28 28M8 20L28 12M8 20L28 28M8 32L28 12M8 32L28 28M28 12L48 20',
    hot: 'M28 28L48 20',
    rings: [[48, 20, 3]],
    nodes: [
      [8, 8],
      [8, 20],
      [8, 32],
      [28, 12],
      [28, 28],
    ],
  },
  '/services/chatgpt-integrations-services': {
    lines: 'M6 8H34V22H16L10 28V22H6Z',
    hot: 'M22 32H44M50 32H50',
    nodes: [
      [14, 15],
      [20, 15],
      [26, 15],
      [50, 32],
    ],
  },
  '/services/vulnerability-assessment-penetration-testing': {
    lines: 'M4 10H26M4 30H26',
    strong: 'M34 4V36M38 4V36',
    hot: 'M4 20H52',
    rings: [[36, 20, 3.5]],
    nodes: [
      [28, 10],
      [28, 30],
    ],
  },
  '/services/risks-and-compliance': {
    lines: 'M8 34H50M8 34V6M8 22H50M24 34V6',
    hot: 'M38 12H44',
    rings: [[41, 12, 4]],
    nodes: [
      [16, 28],
      [34, 28],
      [16, 14],
    ],
  },
  '/services/identity-and-access-management': {
    lines: 'M22 20H50M44 20V28M38 20V26',
    hot: 'M50 20H52V28',
    rings: [[14, 20, 8]],
    nodes: [[14, 20]],
  },
  '/services/security-operations': {
    lines: 'M4 24H14L18 12L24 34L30 18L34 24H52',
    hot: 'M24 34L30 18',
    nodes: [[52, 24]],
  },
  '/services/cybersecurity-asset-management': {
    lines: 'M6 8H22V18H6ZM6 24H22V34H6ZM34 24H50V34H34Z',
    hot: 'M34 8H50V18H34Z',
    nodes: [
      [14, 13],
      [14, 29],
      [42, 29],
    ],
  },
  '/our-services/integration-services#saas-integration-services': {
    lines: 'M18 20C24 20 24 10 32 10H50M18 20C24 20 24 30 32 30H50',
    hot: 'M18 20H50',
    rings: [[12, 20, 5]],
    nodes: [
      [50, 10],
      [50, 30],
    ],
  },
  '/our-services/integration-services#enterprise-application-integration-services': {
    lines: 'M4 8C20 8 18 17 28 17M4 32C20 32 18 23 28 23M28 17H52M28 23H52',
    hot: 'M34 20H52',
    rings: [[28, 20, 6]],
    nodes: [
      [4, 8],
      [4, 32],
    ],
  },
  '/our-services/integration-services#integration-consulting': {
    lines: 'M4 12H22M34 12H52M4 28H22M34 28H52',
    hot: 'M22 12C30 12 26 28 34 28',
    nodes: [
      [22, 12],
      [34, 12],
      [22, 28],
      [34, 28],
    ],
  },
  '/services/data-modelling-and-normalization-services': {
    lines: 'M4 6H24V34H4ZM4 13H24M32 6H52V18H32ZM32 24H52V34H32Z',
    hot: 'M24 20C30 20 28 12 32 12',
    nodes: [[10, 20]],
  },
  '/services/data-cleaning-and-accessibility-services': {
    lines: 'M4 8H20M4 16H12M4 24H24M4 32H16M34 8H52M34 16H52M34 32H52',
    hot: 'M34 24H52',
    nodes: [
      [20, 8],
      [12, 16],
      [24, 24],
      [16, 32],
    ],
  },
  '/services/data-pipeline-services': {
    lines: 'M4 20H52',
    hot: 'M46 20H52',
    rings: [
      [14, 20, 4],
      [28, 20, 4],
    ],
    nodes: [
      [42, 20],
      [4, 20],
    ],
  },
  '/services/data-warehousing-services': {
    lines: 'M8 14L28 5L48 14V34H8ZM16 20H40M16 27H40',
    hot: 'M16 34H40M16 20H26',
    nodes: [[28, 10]],
  },
  '/services/seo-services': {
    lines: 'M4 12H30M4 22H24M4 32H28',
    hot: 'M46 24L52 31',
    rings: [[40, 18, 8]],
  },
  '/services/smo-services': {
    lines: 'M14 20L42 8M14 20L42 32M14 20H46',
    hot: 'M16 20H50',
    rings: [[12, 20, 4]],
    nodes: [
      [42, 8],
      [42, 32],
    ],
  },
  '/services/paid-marketing': {
    lines: 'M6 34H52M10 34V28M20 34V22M30 34V25M40 34V14',
    hot: 'M10 24C24 22 30 12 46 6',
    nodes: [
      [10, 28],
      [20, 22],
      [30, 25],
      [40, 14],
    ],
  },
  '/services/email-marketing': {
    lines: 'M6 8H50V32H6ZM6 8L28 22L50 8',
    hot: 'M38 26H46',
    nodes: [[28, 22]],
  },
  '/services/online-reputation-management': {
    lines: 'M6 8H36V22H20L14 28V22H6Z',
    strong: 'M12 15H28',
    hot: 'M36 30H50',
    rings: [[44, 30, 4]],
  },
  '/services/staff-augmentation': {
    lines: 'M4 20H52',
    hot: 'M40 6V20',
    rings: [
      [12, 20, 4],
      [26, 20, 4],
    ],
    nodes: [[40, 20]],
  },
  '/services/project-staffing': {
    lines: 'M12 8H20C30 8 26 20 40 20M12 20H40M12 32H20C30 32 26 20 40 20',
    hot: 'M40 20H52',
    rings: [[42, 20, 4]],
    nodes: [
      [12, 8],
      [12, 20],
      [12, 32],
    ],
  },
  '/services/off-shore-recruiting': {
    lines: 'M4 12H22M4 18H18M4 24H14M34 20H52M36 26H50M38 32H46',
    hot: 'M18 18C30 18 28 26 42 26',
    nodes: [[42, 26]],
  },
  '/services/bac-net-consultancy': {
    lines: 'M6 36V10H24V36M32 36V18H50V36M4 36H52M11 16H19M11 22H19M11 28H19M37 24H45M37 30H45',
    hot: 'M24 14H28C30 14 30 22 32 22',
    nodes: [[15, 16]],
  },
  '/services/gateway-design-and-development': {
    lines: 'M6 8H18M6 20H18M6 32H18M38 20H50M18 6H38V34H18Z',
    hot: 'M24 28H32M24 22H32M24 16H32',
    nodes: [
      [6, 8],
      [6, 20],
      [6, 32],
    ],
  },
  '/services/protocol-stack-integration': {
    lines: 'M10 6H46V14H10ZM10 16H46V24H10ZM10 26H46V34H10Z',
    hot: 'M28 10V30',
    nodes: [
      [16, 10],
      [16, 30],
    ],
  },
  '/services/wireless-connectivity-protocols': {
    lines: 'M14 26C8 20 8 12 14 6M42 26C48 20 48 12 42 6M28 20V36M20 36H36',
    hot: 'M20 21C17 18 17 14 20 11M36 21C39 18 39 14 36 11',
    rings: [[28, 16, 3.5]],
  },
  '/services/industrial-automation': {
    lines: 'M6 30H50M10 30V22H22V30M34 30V22H46V30',
    hot: 'M28 6V16M22 16H34V20H22Z',
    rings: [
      [14, 34, 2],
      [28, 34, 2],
      [42, 34, 2],
    ],
    nodes: [
      [16, 26],
      [40, 26],
    ],
  },
  '/services/embedded-hardware-and-firmware': {
    lines: 'M18 10H38V30H18ZM22 10V4M28 10V4M34 10V4M22 30V36M28 30V36M34 30V36M18 15H10M18 25H10M38 15H46M38 25H46',
    hot: 'M38 20H50',
    nodes: [[28, 20]],
  },
  '/services/automotive-engineering': {
    lines: 'M6 28H10M18 28H38M46 28H50V21L42 19L36 11H20L12 20L6 22V28M28 11V20',
    hot: 'M12 20H42',
    rings: [
      [14, 29, 4],
      [42, 29, 4],
    ],
  },
  '/services/application-development': {
    lines: 'M6 6H20V18H6ZM36 6H50V18H36ZM6 26H20V34H6M20 12H36',
    hot: 'M43 18C43 30 30 30 20 30',
    nodes: [
      [13, 12],
      [43, 12],
      [13, 30],
    ],
  },
};
