import cover from '../../../server/content/pictures/5g-routers.svg?no-inline';
import gateway from '../../../server/content/pictures/gateway-outage.svg?no-inline';
import signing from '../../../server/content/pictures/inkfree-signing.svg?no-inline';
import menu from '../../../server/content/pictures/it-security-service.svg?no-inline';
import lost from '../../../server/content/pictures/lost.svg?no-inline';
import cards from '../../../server/content/pictures/menu.svg?no-inline';
import sign from '../../../server/content/pictures/services.svg?no-inline';
import austin from '../../../server/content/pictures/view-austin.svg?no-inline';
import london from '../../../server/content/pictures/view-london.svg?no-inline';
import toronto from '../../../server/content/pictures/view-toronto.svg?no-inline';
import vadodara from '../../../server/content/pictures/view-vadodara.svg?no-inline';
import vancouver from '../../../server/content/pictures/view-vancouver.svg?no-inline';
import gate from '../../../server/content/pictures/zero-trust.svg?no-inline';
import type { PictureFragment } from './Picture.generated.ts';

type Size = readonly [width: number, height: number];

/** A picture of the site's content, in stories. */
function sample(file: string, alt: string | null, [width, height]: Size, narrow?: Size): PictureFragment {
  return {
    __typename: 'Picture',
    url: `${file}#wide`,
    alt,
    width,
    height,
    narrow: narrow ? { __typename: 'Picture', url: `${file}#narrow`, width: narrow[0], height: narrow[1] } : null,
  };
}

export const pictures = {
  diagram: sample(gate, 'Requests that pass or stop at one policy gate.', [1000, 360], [328, 430]),
  gateway: sample(gateway, 'The link of a gateway is cut, and values fall out of its store.', [640, 200]),
  screen: sample(signing, 'A contract that waits for its last signature.', [534, 374], [290, 407]),
  cover: sample(cover, null, [640, 320]),
  sign: { ...sample(sign, null, [56, 40]), url: `${sign}#web-development-service` },
  lost: sample(lost, null, [1200, 124]),
  menu: { ...sample(menu, null, [300, 330]), url: `${menu}#menu` },
};

const view = (file: string) => sample(file, null, [400, 240]);

/** The views from offices, by city. */
export const views: Record<string, PictureFragment> = {
  Austin: view(austin),
  London: view(london),
  Toronto: view(toronto),
  Vadodara: view(vadodara),
  Vancouver: view(vancouver),
};

/** The picture of an item of a menu panel. */
export const card = (id: string) => ({ ...sample(cards, null, [220, 150]), url: `${cards}#${id}` });
