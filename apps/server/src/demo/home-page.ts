import { heading, paragraph } from '@sitewright/blocks/rich-text'
import type { PageDocument, Section } from '@sitewright/core/document/page-document'
import {
  button,
  document,
  image,
  product,
  rule,
  section,
  text,
} from '../starting-points/compose.ts'
import type { DemoKit } from './kit.ts'

export function homePage(kit: DemoKit): PageDocument {
  return document(
    hero(kit),
    freshPots(kit),
    story(kit),
    sale(kit),
    promises(),
    evening(kit),
    closing(kit),
  )
}

function hero(kit: DemoKit): Section {
  return section(
    { height: 'medium' },
    text(
      [0, 3, 11, 8],
      heading(1, 'Pots for people who use them'),
      paragraph(
        'Stoneware for breakfast, supper and the windowsill. Thrown by hand in Ludlow, Vermont, fired twice, and made to be washed up.',
      ),
    ),
    button([0, 12, 7, 2], 'See what is on the shelf', `page:${kit.storeId}`, { size: 'large' }),
    image([13, 0, 11, 18], kit.picture('hero')),
  )
}

/** Products with one option to choose each, so that their buttons stand in one line. */
function freshPots(kit: DemoKit): Section {
  return section(
    { theme: 'soft' },
    text([0, 0, 16, 2], heading(2, 'Out of the kiln this week')),
    button([18, 0, 6, 2], 'The whole shelf', `page:${kit.storeId}`, {
      style: 'tertiary',
      alignment: 'right',
    }),
    product([0, 3, 8, 20], kit.product('MUG')),
    product([8, 3, 8, 20], kit.product('TEAPOT')),
    product([16, 3, 8, 20], kit.product('CANDLE')),
  )
}

function story(kit: DemoKit): Section {
  return section(
    {},
    image([0, 0, 13, 14], kit.picture('shelves')),
    text(
      [15, 2, 9, 8],
      heading(2, 'Two wheels and a very old kiln'),
      paragraph(
        'Ines throws, Tom glazes. A mug takes three weeks from a lump of clay to your hand, and most of that is waiting: for it to dry, for the first firing, for the second.',
      ),
      paragraph('We have tried to hurry it. It cracks.'),
    ),
    button([15, 11, 7, 2], 'How we work', `page:${kit.aboutId}`, { style: 'secondary' }),
  )
}

function sale(kit: DemoKit): Section {
  return section(
    { theme: 'accent' },
    text(
      [0, 4, 11, 5],
      heading(2, 'Shoulder Vases, a fifth off'),
      paragraph(
        'High shoulders, a narrow neck, and room for whatever the garden has left. The price is down until the shelf is empty; eleven were on it this morning.',
      ),
    ),
    button([0, 10, 8, 2], 'Choose rose or ink', '/shop/p/shoulder-vase', { size: 'large' }),
    image([13, 0, 11, 15], kit.picture('vase'), { href: '/shop/p/shoulder-vase' }),
  )
}

function promises(): Section {
  return section(
    {},
    text([0, 0, 16, 2], heading(2, 'Clay, care and a promise')),
    rule([0, 3, 24, 1]),
    text(
      [0, 4, 7, 3],
      heading(3, 'Clay and ash'),
      paragraph(
        'Clay dug forty miles away and three glazes that we mix ourselves from chalk, flint and the ash of our own stove. No lead in any of them.',
      ),
    ),
    text(
      [8, 4, 7, 3],
      heading(3, 'Made to be used'),
      paragraph(
        'Dishwasher, oven and microwave are all fine. Tea stains come off with baking soda; crackle in the glaze is how it ages.',
      ),
    ),
    text(
      [16, 4, 7, 3],
      heading(3, 'Mended for ever'),
      paragraph(
        'Chipped the rim? Post it back. We grind, fill and glaze it for nothing. If it arrives broken, we send another and say sorry.',
      ),
    ),
  )
}

function evening(kit: DemoKit): Section {
  return section(
    { theme: 'soft' },
    text(
      [0, 3, 10, 6],
      heading(2, 'Come and get your hands dirty'),
      paragraph(
        'Thursday evenings, six places, one wheel each. You leave with clay in your hair and two pots that we fire and post to you.',
      ),
    ),
    button([0, 10, 9, 2], 'An evening at the wheel', '/shop/p/an-evening-at-the-wheel'),
    image([12, 0, 12, 15], kit.picture('wheel')),
  )
}

function closing(kit: DemoKit): Section {
  return section(
    { theme: 'dark' },
    text(
      [3, 0, 18, 3],
      heading(2, 'The seconds shelf is by the door', { align: 'center' }),
      paragraph('Thursday to Saturday, 10 to 5. Bring a bag, and ask to see the kiln.', {
        align: 'center',
      }),
    ),
    button([7, 4, 10, 2], 'Plan a visit', `page:${kit.visitId}`, { alignment: 'center' }),
  )
}
