/** The demo shop's pages. */

import { bulletList, heading, linked, paragraph, strong } from '@sitewright/blocks/rich-text'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { StartingContent } from '../features/content/index.ts'
import {
  button,
  document,
  image,
  product,
  rule,
  section,
  text,
} from '../starting-points/compose.ts'
import type { PageImage } from './pictures.ts'

export interface DemoKit {
  readonly storeId: Id
  readonly aboutId: Id
  readonly visitId: Id
  picture(name: PageImage): Id
  /** By the code that its SKUs start with. */
  product(code: string): Id
}

export function demoContent(kit: DemoKit): StartingContent {
  return {
    header: {
      title: '',
      announcement: 'Free mending for as long as you own it',
      buttonLabel: '',
      buttonUrl: '',
    },
    pages: [
      { title: 'Home', isHome: true, isLinked: false, document: home(kit) },
      { id: kit.storeId, title: 'Shop' },
      { id: kit.aboutId, title: 'About', document: about(kit) },
      { id: kit.visitId, title: 'Visit', document: visit() },
    ],
    footer: footer(kit),
  }
}

function home(kit: DemoKit): PageDocument {
  const shop = `page:${kit.storeId}`
  return document(
    section(
      { height: 'medium' },
      text(
        [0, 3, 11, 8],
        heading(1, 'Pots for people who use them'),
        paragraph(
          'Stoneware for breakfast, supper and the windowsill. Thrown by hand in Ludlow, fired twice, and made to be washed up.',
        ),
      ),
      button([0, 12, 7, 2], 'See what is on the shelf', shop, { size: 'large' }),
      image([13, 0, 11, 18], kit.picture('hero')),
    ),
    section(
      { theme: 'soft' },
      text([0, 0, 16, 2], heading(2, 'Out of the kiln this week')),
      button([18, 0, 6, 2], 'The whole shelf', shop, { style: 'tertiary', alignment: 'right' }),
      product([0, 3, 8, 20], kit.product('BOWL')),
      product([8, 3, 8, 20], kit.product('PLATE')),
      product([16, 3, 8, 20], kit.product('CANDLE')),
    ),
    section(
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
    ),
    section(
      { theme: 'accent' },
      text(
        [3, 0, 18, 4],
        heading(2, 'Shoulder Vases, a fifth off', { align: 'center' }),
        paragraph('Until the shelf is empty. Eleven are left as we write this.', {
          align: 'center',
        }),
      ),
      button([7, 5, 10, 2], 'Look at the vase', '/shop/p/shoulder-vase', { alignment: 'center' }),
    ),
    section(
      {},
      text(
        [0, 0, 7, 5],
        heading(3, 'Made to be used'),
        paragraph('Everything goes into the dishwasher, the oven and the microwave.'),
      ),
      text(
        [8, 0, 7, 5],
        heading(3, 'Packed in straw'),
        paragraph('No plastic. If something arrives broken, we send another and say sorry.'),
      ),
      text(
        [16, 0, 7, 5],
        heading(3, 'Mended for ever'),
        paragraph('Chipped the rim? Post it back. We grind, fill and glaze it for nothing.'),
      ),
    ),
    section(
      { theme: 'dark' },
      text(
        [0, 1, 12, 4],
        heading(2, 'Come and get your hands dirty'),
        paragraph('Thursday evenings, six places, one wheel each.'),
      ),
      button([17, 2, 7, 2], 'An evening at the wheel', '/shop/p/an-evening-at-the-wheel', {
        alignment: 'right',
      }),
    ),
  )
}

function about(kit: DemoKit): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 1, 16, 6],
        heading(1, 'We make the pots we want to eat from'),
        paragraph(
          'Hearth & Clay began in a garage with a second-hand wheel and one rule: if we would not use it at home, it does not leave the workshop.',
        ),
      ),
      image([0, 8, 24, 15], kit.picture('kitchen')),
    ),
    section(
      { theme: 'soft' },
      text(
        [0, 0, 7, 5],
        heading(3, 'The clay'),
        paragraph('Dug forty miles away, blended in our own pug mill, rested for a month.'),
      ),
      text(
        [8, 0, 7, 5],
        heading(3, 'The glaze'),
        paragraph(
          'Three colours, mixed here, free of lead. Ash from our own stove is in all of them.',
        ),
      ),
      text(
        [16, 0, 7, 5],
        heading(3, 'The fire'),
        paragraph(
          'Two firings, the second at 1,240 °C, with power from the roof when the sun helps.',
        ),
      ),
    ),
    section(
      {},
      text(
        [0, 2, 9, 8],
        heading(2, 'Slow, on purpose'),
        paragraph(
          'Around sixty pieces fit into the kiln. When a shelf is empty it stays empty until the next firing, and then it fills again. You can always ask us to put one aside.',
        ),
      ),
      image([11, 0, 13, 13], kit.picture('hills'), { caption: 'From our window, cut from paper' }),
    ),
  )
}

function visit(): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 1, 14, 5],
        heading(1, 'Visit the workshop'),
        paragraph('The seconds shelf is by the door. Bring a bag, and ask to see the kiln.'),
      ),
      rule([0, 7, 24, 1]),
      text(
        [0, 9, 8, 6],
        heading(2, 'Where'),
        paragraph('12 Mill Lane, Ludlow'),
        paragraph('Ring the bell twice; the wheel is loud.'),
      ),
      text(
        [8, 9, 8, 6],
        heading(2, 'When'),
        paragraph([strong('Thursday to Saturday'), ', 10 to 5']),
        paragraph('And whenever the light is on.'),
      ),
      text(
        [16, 9, 8, 6],
        heading(2, 'Write'),
        paragraph([linked('hello@example.com', 'mailto:hello@example.com')]),
        paragraph([linked('+44 1632 960 199', 'tel:+441632960199')]),
      ),
    ),
  )
}

function footer(kit: DemoKit): PageDocument {
  return document(
    section(
      { theme: 'soft', height: 'small' },
      text(
        [0, 0, 10, 3],
        heading(2, 'Hearth & Clay'),
        paragraph('Sent out every Tuesday and Friday, packed in straw.'),
      ),
      text(
        [12, 0, 5, 3],
        heading(3, 'Shop'),
        bulletList(
          [linked('Everything', `page:${kit.storeId}`)],
          [linked('Breakfast Set', '/shop/p/breakfast-set')],
        ),
      ),
      text(
        [18, 0, 6, 3],
        heading(3, 'Help'),
        bulletList([linked('Visit or write', `page:${kit.visitId}`)], 'Returns within 30 days'),
      ),
    ),
  )
}
