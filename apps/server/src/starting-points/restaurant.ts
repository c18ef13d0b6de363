import { heading, paragraph, strong, textDocument } from '@sitewright/blocks/rich-text'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { block, button, document, image, product, section, text } from './compose.ts'
import { defineStartingPoint } from './definition.ts'
import { restaurantEvenings, restaurantNotes, restaurantPictures } from './restaurant-evenings.ts'
import { restaurantMenu } from './restaurant-menu.ts'

const SQUARE = { width: 1100, height: 1100 } as const
const WIDE = { width: 1500, height: 1000 } as const
const TALL = { width: 1120, height: 1400 } as const

const priced = (sku: string, priceMinor: number, quantity?: number) => ({
  sku,
  attributes: {},
  priceMinor,
  salePriceMinor: 0,
  onSale: false,
  stock: { unlimited: quantity === undefined, quantity: quantity ?? 0 },
  imageId: null,
})

/** A neighbourhood restaurant: what there is to eat, when, and where. */
export const restaurant = defineStartingPoint({
  id: 'restaurant',
  name: 'Restaurant',
  summary: 'A table to book, a menu to read, and hours that are easy to find.',
  theme: 'saffron',
  settings: {
    tagline: 'Supper, by the season',
    description: 'A restaurant of thirty seats: a short menu from two farms up the valley.',
    contact: {
      ...DEFAULT_SITE_SETTINGS.contact,
      addressLine1: '7 Orchard Street',
      addressLine2: 'Two minutes from the station',
      email: 'table@example.com',
      phone: '+1 555 010 0177',
      hours: 'Wednesday to Saturday, 6 to 11. Sunday, noon to 4.',
    },
  },
  pages: {
    home: 'Home',
    menu: 'Menu',
    events: 'Evenings',
    gallery: 'Gallery',
    about: 'About',
    notes: 'Notes',
    shop: 'Shop',
    visit: 'Visit',
  },
  pictures: {
    icon: {
      kind: 'flowerSign',
      palette: 'vine',
      seed: 1,
      width: 512,
      height: 512,
      altText: 'A flower, the sign of the restaurant',
    },
    supper: {
      kind: 'supper',
      palette: 'vine',
      seed: 4,
      ...WIDE,
      altText: 'A laid table from above, with soup, salad, bread and fruit',
    },
    candle: { kind: 'candle', palette: 'vine', seed: 4, ...WIDE, altText: 'Three lit candles' },
    dish: {
      kind: 'dish',
      palette: 'vine',
      seed: 4,
      ...SQUARE,
      altText: 'A plate of leaves and tomatoes from above',
    },
    kitchen: {
      kind: 'kitchen',
      palette: 'ember',
      seed: 3,
      ...WIDE,
      altText: 'Plates, a mug and a bottle with a green branch',
    },
    shelves: {
      kind: 'shelves',
      palette: 'vine',
      seed: 4,
      ...WIDE,
      altText: 'Two shelves of jugs, pots and bowls',
    },
    plates: {
      kind: 'plate',
      palette: 'ember',
      seed: 3,
      ...TALL,
      altText: 'Stacked plates with a glazed rim',
    },
    bowl: { kind: 'bowl', palette: 'ember', seed: 3, ...WIDE, altText: 'A deep amber bowl' },
    jug: { kind: 'jug', palette: 'vine', seed: 5, ...TALL, altText: 'A white jug' },
    bottles: {
      kind: 'stillLife',
      palette: 'vine',
      seed: 4,
      ...TALL,
      altText: 'A vase of yellow flowers, a jug and a bowl',
    },
    gift: { kind: 'gift', palette: 'ember', seed: 4, ...TALL, altText: 'A wrapped box' },
    candles: { kind: 'candle', palette: 'ember', seed: 3, ...TALL, altText: 'Three lit candles' },
    apron: { kind: 'apron', palette: 'vine', seed: 6, ...TALL, altText: 'A cook’s apron' },
    booklet: { kind: 'booklet', palette: 'vine', seed: 4, ...TALL, altText: 'A small cookbook' },
  },
  products: {
    supper: {
      title: 'Supper for two',
      type: 1,
      picture: 'gift',
      description: textDocument(
        paragraph('Five courses for two, on any evening. A card, sent in a box with a candle.'),
      ),
      options: [{ name: 'Wine', values: ['Without', 'With'] }],
      variants: [
        { ...priced('SUPPER', 12800), attributes: { Wine: 'Without' } },
        { ...priced('SUPPER-WINE', 18400), attributes: { Wine: 'With' } },
      ],
    },
    plate: {
      title: 'One of our plates',
      type: 1,
      picture: 'plates',
      description: textDocument(
        paragraph('Thrown down the road, glazed in amber. 27 centimetres, more or less.'),
      ),
      options: [],
      variants: [priced('PLATE', 4200, 24)],
    },
    vinegar: {
      title: 'House vinegar',
      type: 1,
      picture: 'jug',
      description: textDocument(
        paragraph('From what is left in the bottles, aged for a year in the cellar. Half a litre.'),
      ),
      options: [],
      variants: [priced('VINEGAR', 1600, 40)],
    },
    candles: {
      title: 'The candles on the tables',
      type: 1,
      picture: 'candles',
      description: textDocument(paragraph('Three of them, beeswax, nine hours each.')),
      options: [],
      variants: [priced('CANDLES', 2600, 60)],
    },
    apron: {
      title: 'A cook’s apron',
      type: 1,
      picture: 'apron',
      description: textDocument(paragraph('Washed linen, with a loop for the cloth.')),
      options: [],
      variants: [priced('APRON', 5800, 16)],
    },
    book: {
      title: 'Wednesdays: a cookbook',
      type: 1,
      picture: 'booklet',
      description: textDocument(
        paragraph('Fifty-two menus, one for each van. Linen, with two ribbons.'),
      ),
      options: [],
      variants: [priced('BOOK', 3400, 80)],
    },
  },
  items: { events: restaurantEvenings, notes: restaurantNotes, gallery: restaurantPictures },
  icon: 'icon',
  thumbnail: ['supper', 'kitchen', 'candle', 'dish'],
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: 'Book a table', buttonUrl: '/visit' },
    pages: [
      {
        id: kit.page('home'),
        title: 'Home',
        isHome: true,
        navigation: null,
        document: document(
          section(
            { theme: 'dark', height: 'large', backgroundId: kit.picture('supper') },
            text(
              [2, 0, 20, 6],
              heading(1, 'Supper, by the season', { align: 'center' }),
              paragraph(
                'A short menu that changes with the market, and a long evening to go with it.',
                { align: 'center' },
              ),
            ),
            button([4, 7, 8, 2], 'Book a table', `page:${kit.page('visit')}`, {
              size: 'large',
              alignment: 'right',
            }),
            button([12, 7, 8, 2], 'Read the menu', `page:${kit.page('menu')}`, {
              style: 'secondary',
              size: 'large',
            }),
          ),
          section(
            {},
            text(
              [4, 0, 16, 7],
              heading(2, 'What is not good today is not on the menu today', { align: 'center' }),
              paragraph(
                'Vegetables from two farms up the valley, fish from the morning boat, and bread from our own oven. Thirty seats, no second sitting: your table is yours for the evening.',
                { align: 'center' },
              ),
            ),
          ),
          section(
            { theme: 'soft' },
            image([0, 0, 13, 17], kit.picture('kitchen')),
            text(
              [15, 3, 9, 8],
              paragraph([strong('Wednesdays')]),
              heading(2, 'From people we know'),
              paragraph(
                'Elin has the sandy side of the valley and Per has the wet one. When their van is at the door, we write the menu.',
              ),
            ),
            button([15, 12, 8, 2], 'Our story', `page:${kit.page('about')}`, { style: 'tertiary' }),
          ),
          section(
            { theme: 'dark', height: 'large', backgroundId: kit.picture('candle') },
            text(
              [0, 0, 11, 7],
              paragraph([strong('Once a month')]),
              heading(2, 'Evenings to stay for'),
              paragraph(
                'A long table, six bottles from one hill, a night without electric light. Seats go early.',
              ),
            ),
            button([0, 8, 8, 2], 'All evenings', `page:${kit.page('events')}`),
            block([13, 0, 11, 9], 'tour-dates', {
              collectionId: kit.page('events'),
              title: 'Next on the long table',
              count: 3,
              showTime: true,
            }),
          ),
          section(
            {},
            block([3, 0, 18, 6], 'quote', {
              text: 'We came for one course and left with the baker’s telephone number.',
              source: 'Hanne and Odd',
              role: 'Table six, most Thursdays',
              size: 'large',
              style: 'plain',
              alignment: 'center',
            }),
          ),
          section(
            {},
            text([0, 0, 16, 2], heading(2, 'To take home')),
            button([18, 0, 6, 2], 'The shop', `page:${kit.page('shop')}`, {
              style: 'tertiary',
              alignment: 'right',
            }),
            product([0, 3, 8, 22], kit.product('supper')),
            product([8, 3, 8, 22], kit.product('plate')),
            product([16, 3, 8, 22], kit.product('book')),
          ),
        ),
      },
      {
        id: kit.page('menu'),
        title: 'Menu',
        document: document(
          section(
            { theme: 'dark', height: 'medium', backgroundId: kit.picture('shelves') },
            text(
              [4, 0, 16, 4],
              heading(1, 'Menu', { align: 'center' }),
              paragraph('This week. Ask us about the rest.', { align: 'center' }),
            ),
          ),
          section({}, block([0, 0, 24, 16], 'menu', { source: restaurantMenu, currency: '$' })),
          section(
            { theme: 'soft', height: 'small' },
            text(
              [3, 0, 18, 2],
              paragraph(
                'Please tell us what you cannot eat. Prices are in dollars; service is included.',
                { align: 'center' },
              ),
            ),
          ),
        ),
      },
      {
        id: kit.page('events'),
        title: 'Evenings',
        kind: 'events',
        settings: {
          description: 'One or two a month. A seat is yours when you have heard back from us.',
          imageId: kit.picture('candle'),
        },
      },
      {
        id: kit.page('gallery'),
        title: 'Gallery',
        kind: 'gallery',
        settings: { galleryLightbox: true, galleryPerRow: 3, galleryPadding: 8 },
      },
      {
        id: kit.page('about'),
        title: 'About',
        document: document(
          section(
            { theme: 'dark', height: 'large', backgroundId: kit.picture('bowl') },
            text([3, 0, 18, 4], heading(1, 'A room that smells of bread', { align: 'center' })),
          ),
          section(
            {},
            text(
              [0, 1, 11, 10],
              heading(2, 'Two cooks and a baker'),
              paragraph(
                `${kit.siteTitle} opened on a wet Wednesday with nine guests, of whom four were family. We had six chairs too few and a soup that people still ask for.`,
              ),
              paragraph(
                'There are thirty chairs now. The soup comes back every November, and so does the family.',
              ),
            ),
            image([13, 0, 11, 18], kit.picture('plates')),
          ),
          section(
            { theme: 'accent' },
            text(
              [3, 0, 18, 4],
              heading(2, 'Come hungry, stay late', { align: 'center' }),
              paragraph('Wednesday to Sunday, from six.', { align: 'center' }),
            ),
            button([7, 5, 10, 2], 'Book a table', `page:${kit.page('visit')}`, {
              alignment: 'center',
            }),
          ),
        ),
      },
      {
        id: kit.page('notes'),
        title: 'Notes',
        kind: 'blog',
        settings: { description: 'From the kitchen, when there is a quiet hour.' },
      },
      { id: kit.page('shop'), title: 'Shop' },
      {
        id: kit.page('visit'),
        title: 'Visit',
        document: document(
          section(
            { theme: 'dark', height: 'medium', backgroundId: kit.picture('bottles') },
            text(
              [3, 0, 18, 4],
              heading(1, 'Find us, or book', { align: 'center' }),
              paragraph('For up to six, call or write. For more, let us cook something for you.', {
                align: 'center',
              }),
            ),
            button([4, 5, 8, 2], 'Call to book', 'tel:+15550100177', {
              size: 'large',
              alignment: 'right',
            }),
            button([12, 5, 8, 2], 'Write', 'mailto:table@example.com', {
              style: 'secondary',
              size: 'large',
            }),
          ),
          section(
            {},
            block([0, 0, 10, 12], 'geo', {
              hours: [
                { from: 'wednesday', until: 'saturday', times: '6–11 pm' },
                { from: 'sunday', until: 'same', times: 'noon–4 pm' },
                { from: 'monday', until: 'tuesday', times: '' },
              ],
            }),
            block([12, 0, 12, 12], 'map', {
              title: kit.siteTitle,
              place: {
                address: '7 Orchard Street\nTwo minutes from the station',
                latitude: null,
                longitude: null,
              },
            }),
          ),
        ),
      },
    ],
    footer: document(
      section(
        { theme: 'dark', height: 'small' },
        text([2, 0, 20, 3], heading(2, 'Your table is yours for the evening', { align: 'center' })),
        button([7, 3, 10, 2], 'Book a table', `page:${kit.page('visit')}`, { alignment: 'center' }),
      ),
    ),
  }),
})
