import {
  bulletList,
  heading,
  linked,
  paragraph,
  strong,
  textDocument,
} from '@sitewright/blocks/rich-text'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { block, button, document, image, rule, section, text } from './compose.ts'
import { defineStartingPoint } from './definition.ts'
import { magazineEvenings, magazinePictures, magazineStories } from './magazine-stories.ts'

const WIDE = { width: 1500, height: 1000 } as const
const TALL = { width: 1120, height: 1400 } as const
const SQUARE = { width: 700, height: 700 } as const

const priced = (sku: string, priceMinor: number, quantity?: number) => ({
  sku,
  attributes: {},
  priceMinor,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: quantity === undefined, quantity: quantity ?? 0 },
  imageId: null,
})

const QUESTIONS = [
  {
    title: 'When does the next issue come?',
    body: 'In the first week of March, June, September and December.',
  },
  {
    title: 'May I give a year to someone?',
    body: 'Yes. Tell us their address and your words, and we write the card by hand.',
  },
  {
    title: 'Where can I buy a single issue?',
    body: 'In [the shop](/shop), and in forty bookshops that we like.',
  },
]

/** A magazine whose front page is made of its newest stories. */
export const magazine = defineStartingPoint({
  id: 'magazine',
  name: 'Magazine',
  summary: 'A publication: the newest stories in front, sections, authors and an archive.',
  theme: 'gazette',
  settings: {
    tagline: 'Slow news from small places',
    description: 'Reporting, essays and recipes from small places, four times a year.',
    contact: {
      ...DEFAULT_SITE_SETTINGS.contact,
      addressTitle: 'The reading room',
      addressLine1: '40 Canal Street',
      email: 'desk@example.com',
      phone: '+1 555 010 0164',
    },
  },
  pages: {
    home: 'Stories',
    pictures: 'Pictures',
    events: 'Evenings',
    shop: 'Shop',
    about: 'About',
    contact: 'Contact',
  },
  pictures: {
    icon: {
      kind: 'sheetSign',
      palette: 'clay',
      seed: 1,
      width: 512,
      height: 512,
      altText: 'A printed page, the sign of the magazine',
    },
    crossing: {
      kind: 'landscape',
      palette: 'ocean',
      seed: 5,
      ...WIDE,
      altText: 'Blue hills beyond water under a pale sun',
    },
    bread: { kind: 'dish', palette: 'clay', seed: 6, ...WIDE, altText: 'A loaf on a plate' },
    desk: {
      kind: 'studioDesk',
      palette: 'celadon',
      seed: 3,
      ...WIDE,
      altText: 'A desk with books, prints and a lit lamp',
    },
    valley: {
      kind: 'landscape',
      palette: 'celadon',
      seed: 3,
      ...WIDE,
      altText: 'Green hills in front of a red sun',
    },
    wheel: {
      kind: 'wheel',
      palette: 'sand',
      seed: 2,
      ...WIDE,
      altText: 'A bowl of wet clay on the wheel',
    },
    coast: {
      kind: 'landscape',
      palette: 'sage',
      seed: 9,
      ...WIDE,
      altText: 'Pale green hills as far as one sees',
    },
    paper: {
      kind: 'paperCut',
      palette: 'celadon',
      seed: 4,
      ...WIDE,
      altText: 'Flowers and stones cut from coloured paper',
    },
    plate: {
      kind: 'dish',
      palette: 'celadon',
      seed: 5,
      ...WIDE,
      altText: 'A plate of green leaves',
    },
    dusk: {
      kind: 'landscape',
      palette: 'dusk',
      seed: 4,
      ...WIDE,
      altText: 'Dark hills with the last of the sun',
    },
    room: {
      kind: 'room',
      palette: 'ocean',
      seed: 6,
      ...WIDE,
      altText: 'An armchair and a plant in a quiet room',
    },
    shelf: { kind: 'shelves', palette: 'ocean', seed: 4, ...WIDE, altText: 'Two shelves of pots' },
    supper: {
      kind: 'supper',
      palette: 'ocean',
      seed: 5,
      ...WIDE,
      altText: 'A laid table from above',
    },
    hills: {
      kind: 'landscape',
      palette: 'clay',
      seed: 5,
      ...WIDE,
      altText: 'Sand-coloured hills under a low sun',
    },
    booklet: {
      kind: 'booklet',
      palette: 'celadon',
      seed: 5,
      ...TALL,
      altText: 'The magazine, standing, with its cover of small pictures',
    },
    print: {
      kind: 'print',
      palette: 'ocean',
      seed: 5,
      ...TALL,
      altText: 'A framed print of hills',
    },
    towel: { kind: 'towel', palette: 'celadon', seed: 3, ...TALL, altText: 'A folded tea towel' },
    mug: { kind: 'mug', palette: 'celadon', seed: 8, ...TALL, altText: 'A blue and white mug' },
    ines: { kind: 'paperCut', palette: 'ocean', seed: 11, ...SQUARE, altText: '' },
    tomas: { kind: 'paperCut', palette: 'clay', seed: 12, ...SQUARE, altText: '' },
    ruth: { kind: 'paperCut', palette: 'sage', seed: 14, ...SQUARE, altText: '' },
  },
  products: {
    issue: {
      title: 'Issue 12: Winter',
      type: 1,
      picture: 'booklet',
      description: textDocument(
        paragraph(
          'A hundred and twelve pages on uncoated paper: the ferry to Sandholm, failed bread, and a map of clay to fold out.',
        ),
      ),
      options: [],
      variants: [priced('ISSUE-12', 1800, 240)],
    },
    print: {
      title: 'The Crossing, a print',
      type: 1,
      picture: 'print',
      description: textDocument(
        paragraph('Five colours on cotton paper, 40 by 50 centimetres, signed on the back.'),
      ),
      options: [{ name: 'Frame', values: ['None', 'Oak'] }],
      variants: [
        { ...priced('PRINT', 6500, 30), attributes: { Frame: 'None' } },
        { ...priced('PRINT-OAK', 14500, 8), attributes: { Frame: 'Oak' } },
      ],
    },
    towel: {
      title: 'Corrections tea towel',
      type: 1,
      picture: 'towel',
      description: textDocument(paragraph('Every mistake of last year, woven in linen.')),
      options: [],
      variants: [priced('TOWEL', 2200, 60)],
    },
    mug: {
      title: 'Deadline mug',
      type: 1,
      picture: 'mug',
      description: textDocument(paragraph('Holds exactly as much as it takes.')),
      options: [],
      variants: [priced('MUG', 2400, 18)],
    },
  },
  authors: {
    ines: {
      name: 'Ines Solberg',
      picture: 'ines',
      bio: 'Ines edits the magazine and reports from wherever a boat goes. She has been seasick on four coasts.',
    },
    tomas: {
      name: 'Tomás Arrieta',
      picture: 'tomas',
      bio: 'Tomás cooked for twelve years before he wrote a word about it. He tests everything twice, the second time for his mother.',
    },
    ruth: {
      name: 'Ruth Amadi',
      picture: 'ruth',
      bio: 'Ruth writes about rooms, tools and the people who use them, and draws the maps.',
    },
  },
  items: {
    home: magazineStories,
    events: magazineEvenings,
    pictures: magazinePictures,
  },
  icon: 'icon',
  thumbnail: ['crossing', 'desk', 'paper', 'bread'],
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: 'Subscribe', buttonUrl: '/shop' },
    pages: [
      {
        id: kit.page('home'),
        title: 'Stories',
        kind: 'blog',
        isHome: true,
        settings: { pageSize: 16 },
      },
      {
        id: kit.page('pictures'),
        title: 'Pictures',
        kind: 'gallery',
        settings: {
          description: 'From the last four issues. Prints of some are in the shop.',
          galleryLightbox: true,
          galleryPerRow: 3,
          galleryPadding: 24,
          galleryAspectRatio: 'standard',
          galleryShowsTitles: true,
        },
      },
      {
        id: kit.page('events'),
        title: 'Evenings',
        kind: 'events',
        settings: { description: 'We leave the desk about once a month.' },
      },
      { id: kit.page('shop'), title: 'Shop' },
      {
        id: kit.page('about'),
        title: 'About',
        document: document(
          section(
            {},
            text(
              [0, 0, 15, 6],
              heading(1, 'Four times a year, and no sooner'),
              paragraph(
                `${kit.siteTitle} is made by three people and printed by a fourth. We go to places with one road in, stay longer than is polite, and write down what we were told.`,
              ),
            ),
            image([0, 8, 24, 17], kit.picture('desk'), { caption: 'The desk, on a Thursday' }),
          ),
          section(
            {},
            text(
              [0, 0, 11, 5],
              heading(2, 'What we hold to'),
              bulletList(
                'Everybody we quote has read what we quote.',
                'Nobody pays to be in it. Readers pay for all of it.',
                'Mistakes are corrected on the page they were made on, with the date.',
              ),
            ),
            text(
              [13, 0, 11, 5],
              heading(2, 'Write for us'),
              paragraph(
                'Tell us in five sentences what you saw, and why nobody else did. We answer all of them, and pay within two weeks of printing.',
              ),
              paragraph([linked('desk@example.com', 'mailto:desk@example.com')]),
            ),
          ),
          section(
            { theme: 'soft' },
            block([2, 0, 20, 6], 'quote', {
              text: 'It arrives on a Saturday and is read by Sunday night, and then again in August.',
              source: 'A reader on the coast',
              role: 'Since issue 3',
              size: 'large',
              style: 'plain',
              alignment: 'center',
            }),
          ),
          section(
            { theme: 'accent' },
            text(
              [2, 0, 20, 3],
              heading(2, 'A year is four issues', { align: 'center' }),
              paragraph('Sent in brown paper, with no plastic and no other post inside.', {
                align: 'center',
              }),
            ),
            button([7, 3, 10, 2], 'Subscribe', `page:${kit.page('shop')}`, { alignment: 'center' }),
          ),
        ),
      },
      {
        id: kit.page('contact'),
        title: 'Contact',
        document: document(
          section(
            {},
            text(
              [0, 0, 15, 5],
              heading(1, 'Write to the desk'),
              paragraph('Letters are read on Fridays, all of them, aloud.'),
            ),
            rule([0, 6, 24, 1]),
            text(
              [0, 8, 7, 6],
              heading(2, 'Editors'),
              paragraph([linked('desk@example.com', 'mailto:desk@example.com')]),
              paragraph([linked('+1 555 010 0164', 'tel:+15550100164')]),
            ),
            text(
              [8, 8, 7, 6],
              heading(2, 'Subscriptions'),
              paragraph([linked('post@example.com', 'mailto:post@example.com')]),
              paragraph('A missing issue is sent again, no questions asked.'),
            ),
            text(
              [16, 8, 8, 6],
              heading(2, 'The reading room'),
              paragraph('40 Canal Street, third floor'),
              paragraph([strong('Tuesday to Friday'), ', 10 to 4']),
            ),
          ),
          section(
            { theme: 'soft' },
            text([0, 0, 7, 4], heading(2, 'Before you write')),
            block([8, 0, 16, 9], 'accordion', { items: QUESTIONS, firstOpen: true }),
          ),
        ),
      },
    ],
    footer: document(
      section(
        { theme: 'light', height: 'small' },
        text(
          [0, 0, 10, 4],
          heading(2, 'The letter'),
          paragraph('One story, every other Sunday, before it is anywhere else.'),
          paragraph([linked('Send it to me', 'mailto:letter@example.com')]),
        ),
        text(
          [12, 0, 5, 4],
          heading(3, 'Read'),
          bulletList(
            [linked('Stories', `page:${kit.page('home')}`)],
            [linked('Pictures', `page:${kit.page('pictures')}`)],
            [linked('Evenings', `page:${kit.page('events')}`)],
          ),
        ),
        text(
          [18, 0, 6, 4],
          heading(3, 'The magazine'),
          bulletList(
            [linked('About', `page:${kit.page('about')}`)],
            [linked('Shop', `page:${kit.page('shop')}`)],
            [linked('Contact', `page:${kit.page('contact')}`)],
          ),
        ),
      ),
    ),
  }),
})
