import { bulletList, heading, linked, paragraph, strong } from '@sitewright/blocks/rich-text'
import {
  block,
  button,
  document,
  image,
  type Place,
  product,
  rule,
  section,
  text,
} from './compose.ts'
import { defineStartingPoint } from './definition.ts'
import { shopDays, shopJournal, shopPictures } from './shop-notes.ts'
import { shopProductPictures, shopProducts } from './shop-products.ts'

const TALL = { width: 1280, height: 1600 } as const
const WIDE = { width: 1600, height: 1200 } as const

interface Praise {
  readonly text: string
  readonly source: string
  readonly role: string
}

const PRAISE: readonly Praise[] = [
  {
    text: 'The mug I reach for every morning. It has outlived two kitchens.',
    source: 'Ingrid',
    role: 'Everyday mug, since 2019',
  },
  {
    text: 'One plate broke on the way. Two came back.',
    source: 'Samuel',
    role: 'Dinner plates',
  },
  {
    text: 'Our wedding list was eighteen bowls. Nobody forgot us.',
    source: 'Noor and Jan',
    role: 'Serving bowls',
  },
]

const praise = (place: Place, said: Praise) => block(place, 'quote', { ...said, size: 'small' })

/** A small shop for things made by hand. */
export const shop = defineStartingPoint({
  id: 'shop',
  name: 'Shop',
  summary: 'A store for things you make, with a story beside them.',
  theme: 'hearth',
  pages: {
    home: 'Home',
    shop: 'Shop',
    journal: 'Journal',
    events: 'Events',
    gallery: 'Gallery',
    about: 'About',
    contact: 'Contact',
  },
  pictures: {
    icon: {
      kind: 'bowlSign',
      palette: 'celadon',
      seed: 1,
      width: 512,
      height: 512,
      altText: 'A bowl, the sign of the shop',
    },
    hero: {
      kind: 'stillLife',
      palette: 'celadon',
      seed: 21,
      ...TALL,
      altText: 'A vase with a branch, a jug and a bowl on a table',
    },
    shelves: {
      kind: 'shelves',
      palette: 'celadon',
      seed: 4,
      ...WIDE,
      altText: 'Two shelves of pots, jugs and bowls',
    },
    kitchen: {
      kind: 'kitchen',
      palette: 'sand',
      seed: 7,
      width: 1600,
      height: 760,
      altText: 'Plates, a mug and a bottle with a green branch',
    },
    ...shopProductPictures,
  },
  products: shopProducts,
  items: { journal: shopJournal, events: shopDays, gallery: shopPictures },
  icon: 'icon',
  thumbnail: ['hero', 'mug', 'bowl', 'vase'],
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: '', buttonUrl: '' },
    pages: [
      {
        id: kit.page('home'),
        title: 'Home',
        isHome: true,
        navigation: null,
        document: document(
          section(
            { height: 'medium' },
            text(
              [0, 4, 10, 8],
              heading(1, 'Made slowly, used every day'),
              paragraph(
                'Plates, mugs and vases thrown by hand in small batches, for tables that see a lot of life.',
              ),
            ),
            button([0, 13, 6, 2], 'Visit the shop', `page:${kit.page('shop')}`, { size: 'large' }),
            image([12, 0, 12, 19], kit.picture('hero')),
          ),
          section(
            { theme: 'soft' },
            text([0, 0, 16, 2], heading(2, 'Fresh from the kiln')),
            button([18, 0, 6, 2], 'See everything', `page:${kit.page('shop')}`, {
              style: 'tertiary',
              alignment: 'right',
            }),
            product([0, 3, 8, 20], kit.product('mug')),
            product([8, 3, 8, 20], kit.product('bowl')),
            product([16, 3, 8, 20], kit.product('vase')),
          ),
          section(
            {},
            image([0, 0, 13, 14], kit.picture('shelves')),
            text(
              [15, 3, 9, 6],
              heading(2, 'Two pairs of hands'),
              paragraph(
                'We throw, trim and glaze everything ourselves. A pot takes about three weeks from clay to shelf, and no two come out quite the same.',
              ),
            ),
            button([15, 10, 7, 2], 'Our story', `page:${kit.page('about')}`, {
              style: 'secondary',
            }),
          ),
          section(
            { theme: 'soft' },
            text([0, 0, 16, 2], heading(2, 'From other kitchens')),
            ...PRAISE.map((said, place) => praise([place * 8, 3, 7, 7], said)),
          ),
          section(
            {},
            text([0, 0, 16, 2], heading(2, 'From the workshop')),
            block([0, 3, 24, 12], 'summary-v2', {
              collectionId: kit.page('journal'),
              count: 2,
              perRow: 2,
              allLabel: 'Read the journal',
            }),
          ),
          section(
            { theme: 'accent' },
            text(
              [3, 0, 18, 4],
              heading(2, 'Chipped it? We mend and replace.', { align: 'center' }),
              paragraph('Every piece is safe in the dishwasher and looked after for a year.', {
                align: 'center',
              }),
            ),
            button([7, 5, 10, 2], 'Ask us anything', `page:${kit.page('contact')}`, {
              alignment: 'center',
            }),
          ),
        ),
      },
      { id: kit.page('shop'), title: 'Shop' },
      {
        id: kit.page('journal'),
        title: 'Journal',
        kind: 'blog',
        settings: { description: 'Notes from the workshop, about once a fortnight.' },
      },
      { id: kit.page('events'), title: 'Events', kind: 'events' },
      {
        id: kit.page('gallery'),
        title: 'Gallery',
        kind: 'gallery',
        navigation: 'footer',
        settings: { galleryLightbox: true, galleryPerRow: 3 },
      },
      {
        id: kit.page('about'),
        title: 'About',
        document: document(
          section(
            {},
            text(
              [0, 1, 16, 6],
              heading(1, `About ${kit.siteTitle}`),
              paragraph(
                'We started with one wheel in a garage and a promise to make things that get better with use. The garage is a workshop now; the promise is the same.',
              ),
            ),
            image([0, 8, 24, 15], kit.picture('kitchen')),
          ),
          section(
            { theme: 'soft' },
            text([0, 0, 16, 2], heading(2, 'What goes into it')),
            text(
              [0, 3, 7, 4],
              heading(3, 'Local clay'),
              paragraph('Dug forty miles away and blended in our own pug mill.'),
            ),
            text(
              [8, 3, 7, 4],
              heading(3, 'Honest glazes'),
              paragraph('Mixed here, free of lead, and tested for the oven and the dishwasher.'),
            ),
            text(
              [16, 3, 7, 4],
              heading(3, 'Small batches'),
              paragraph('Around sixty pieces a firing. When a shelf is empty, it fills again.'),
            ),
          ),
        ),
      },
      { id: kit.page('contact'), title: 'Contact', document: contactPage() },
    ],
    footer: document(
      section(
        { theme: 'soft', height: 'small' },
        text(
          [0, 0, 10, 3],
          heading(2, kit.siteTitle),
          paragraph('Handmade tableware, sent out every Tuesday and Friday.'),
        ),
        text(
          [12, 0, 5, 3],
          heading(3, 'Shop'),
          bulletList(
            [linked('Everything', `page:${kit.page('shop')}`)],
            [linked('Our story', `page:${kit.page('about')}`)],
            [linked('Gallery', `page:${kit.page('gallery')}`)],
          ),
        ),
        text(
          [18, 0, 6, 3],
          heading(3, 'Help'),
          bulletList([linked('Contact', `page:${kit.page('contact')}`)], 'Returns within 30 days'),
        ),
      ),
    ),
  }),
})

const QUESTIONS = [
  {
    title: 'When will it be here?',
    body: 'We send parcels on **Tuesdays and Fridays**. Most arrive within three days.',
  },
  {
    title: 'May it go into the dishwasher?',
    body: 'All of it, and into the oven up to 200 °C. Let it cool before you wash it.',
  },
  {
    title: 'What if something arrives broken?',
    body: 'Send us a picture. A new one is on its way with the next parcels, and you keep the pieces.',
  },
  {
    title: 'Do you make things to order?',
    body: 'Sets of six and more, from two months ahead. [Write to us](mailto:hello@example.com) about it.',
  },
]

function contactPage() {
  return document(
    section(
      {},
      text(
        [0, 1, 14, 5],
        heading(1, 'Say hello'),
        paragraph('Questions about an order, a wedding list or a visit? We answer within a day.'),
      ),
      rule([0, 7, 24, 1]),
      text(
        [0, 9, 8, 6],
        heading(2, 'Write'),
        paragraph([linked('hello@example.com', 'mailto:hello@example.com')]),
        paragraph([linked('+1 555 010 0199', 'tel:+15550100199')]),
      ),
      text(
        [8, 9, 8, 6],
        heading(2, 'Visit'),
        paragraph('12 Mill Lane'),
        paragraph('Ring the bell.'),
      ),
      text(
        [16, 9, 8, 6],
        heading(2, 'Open'),
        paragraph([strong('Thursday to Saturday'), ', 10 to 5']),
        paragraph('And whenever the light is on.'),
      ),
    ),
    section(
      { theme: 'soft' },
      text([0, 0, 9, 4], heading(2, 'Asked often')),
      block([10, 0, 14, 10], 'accordion', { items: QUESTIONS, firstOpen: true }),
    ),
  )
}
