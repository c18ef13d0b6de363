import { heading, linked, paragraph, type RichTextNode, strong } from '@sitewright/blocks/rich-text'
import { button, document, image, rule, section, text } from './compose.ts'
import { defineStartingPoint } from './definition.ts'

const SQUARE = { width: 1400, height: 1400 } as const
const WIDE = { width: 1600, height: 1100 } as const

/** A neighbourhood restaurant: what there is to eat, when, and where. */
export const restaurant = defineStartingPoint({
  id: 'restaurant',
  name: 'Restaurant',
  summary: 'A table to book, a menu to read, and hours that are easy to find.',
  theme: 'hearth',
  pages: { home: 'Home', menu: 'Menu', visit: 'Visit' },
  pictures: {
    supper: {
      kind: 'supper',
      palette: 'celadon',
      seed: 4,
      ...WIDE,
      altText: 'A laid table from above, with soup, salad, bread and fruit',
    },
    dish: { kind: 'dish', palette: 'celadon', seed: 12, ...SQUARE, altText: 'A plate from above' },
    kitchen: {
      kind: 'kitchen',
      palette: 'honey',
      seed: 5,
      ...SQUARE,
      altText: 'Plates, a mug and a bottle with a green branch',
    },
    candle: { kind: 'candle', palette: 'dusk', seed: 3, ...SQUARE, altText: 'Three lit candles' },
  },
  products: {},
  thumbnail: ['supper', 'kitchen', 'candle', 'dish'],
  content: (kit) => ({
    header: { title: '', announcement: '', buttonLabel: 'Book a table', buttonUrl: '/visit' },
    pages: [
      {
        id: kit.page('home'),
        title: 'Home',
        isHome: true,
        isLinked: false,
        document: document(
          section(
            {},
            text(
              [0, 3, 10, 7],
              heading(1, 'Supper, by the season'),
              paragraph(
                'A short menu that changes with the market, and a long evening to go with it.',
              ),
            ),
            button([0, 11, 6, 2], 'Book a table', `page:${kit.page('visit')}`, { size: 'large' }),
            button([6, 11, 5, 2], 'Read the menu', `page:${kit.page('menu')}`, {
              style: 'tertiary',
            }),
            image([11, 0, 13, 17], kit.picture('supper')),
          ),
          section(
            { theme: 'soft' },
            image([0, 0, 11, 15], kit.picture('kitchen')),
            text(
              [13, 3, 10, 8],
              heading(2, 'From people we know'),
              paragraph(
                'Vegetables from two farms up the valley, fish from the morning boat, and bread from our own oven. What is not good today is not on the menu today.',
              ),
            ),
          ),
          section(
            { theme: 'dark' },
            text(
              [0, 3, 10, 8],
              heading(2, 'Stay a while'),
              paragraph('Thirty seats, no second sitting. Your table is yours for the evening.'),
              paragraph([strong('Wednesday to Sunday'), ', from six']),
            ),
            image([13, 0, 11, 14], kit.picture('candle')),
          ),
        ),
      },
      {
        id: kit.page('menu'),
        title: 'Menu',
        document: document(
          section(
            {},
            text([0, 1, 12, 4], heading(1, 'Menu'), paragraph('This week. Ask us about the rest.')),
            text(
              [0, 7, 11, 7],
              heading(2, 'To begin'),
              ...dishAndPrice('Squash soup, cream, toasted seeds', '9'),
              ...dishAndPrice('Leaves from the garden, first tomatoes', '10'),
              ...dishAndPrice('Bread, cultured butter', '5'),
            ),
            text(
              [13, 7, 11, 7],
              heading(2, 'To follow'),
              ...dishAndPrice('Trout, brown butter, new potatoes', '24'),
              ...dishAndPrice('Barley, mushrooms, aged cheese', '19'),
              ...dishAndPrice('Chicken for two, everything with it', '46'),
            ),
            rule([0, 15, 24, 1], 'dots'),
            text(
              [0, 18, 11, 8],
              heading(2, 'Sweet'),
              ...dishAndPrice('Plums, almond cake', '9'),
              ...dishAndPrice('Three cheeses', '12'),
            ),
            image([13, 18, 11, 15], kit.picture('dish')),
          ),
        ),
      },
      {
        id: kit.page('visit'),
        title: 'Visit',
        document: document(
          section(
            {},
            text(
              [0, 1, 14, 5],
              heading(1, 'Find us, or book'),
              paragraph('For up to six, call or write. For more, let us cook something for you.'),
            ),
            button([0, 7, 6, 2], 'Call to book', 'tel:+15550100177', { size: 'large' }),
            button([6, 7, 6, 2], 'Write', 'mailto:table@example.com', {
              style: 'secondary',
              size: 'large',
            }),
            rule([0, 11, 24, 1]),
            text(
              [0, 13, 8, 6],
              heading(3, 'Where'),
              paragraph('7 Orchard Street'),
              paragraph('Two minutes from the station.'),
            ),
            text(
              [8, 13, 8, 6],
              heading(3, 'When'),
              paragraph([strong('Wednesday to Saturday'), ', 6 to 11']),
              paragraph([strong('Sunday'), ', noon to 4']),
            ),
            text(
              [16, 13, 8, 6],
              heading(3, 'Reach us'),
              paragraph([linked('+1 555 010 0177', 'tel:+15550100177')]),
              paragraph([linked('table@example.com', 'mailto:table@example.com')]),
            ),
          ),
        ),
      },
    ],
    footer: document(
      section(
        { theme: 'dark', height: 'small' },
        text([0, 0, 8, 3], heading(3, kit.siteTitle), paragraph('7 Orchard Street')),
        text(
          [10, 0, 14, 3],
          paragraph('Wednesday to Sunday, from six'),
          paragraph([linked('Book a table', `page:${kit.page('visit')}`)]),
        ),
      ),
    ),
  }),
})

function dishAndPrice(dish: string, price: string): RichTextNode[] {
  return [paragraph([dish, '  ', strong(price)])]
}
