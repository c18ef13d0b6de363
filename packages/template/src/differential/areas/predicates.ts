/** Every predicate with values near the expected ones, and arguments of every form. */

import fc from 'fast-check'
import { predicates as registered } from '../../predicates/registry.ts'
import type { Area } from '../area.ts'
import { publicNames } from '../public-engine.ts'

const one = <T>(...values: readonly T[]) => fc.constantFrom(...values)

/** Predicates, without those that only this engine has. */
const NAMES = registered
  .map(({ name }) => name)
  .filter((name) => publicNames.predicates.includes(name))
/** Predicates with arguments, which come more often. */
const COMPARING = [
  ...[
    'equal?',
    'notEqual?',
    'greaterThan?',
    'greaterThanOrEqual?',
    'lessThan?',
    'lessThanOrEqual?',
  ],
  ...['even?', 'odd?', 'nth?', 'collectionTypeNameEquals?', 'current-type?'],
]
const COMMERCE = ['has-variants?', 'on-sale?', 'sold-out?', 'varied-prices?']

const DELIMITERS = [' ', ' ', ' ', ' ', '/', ':', ',', '|', '"', '-', '1', 'a', '\t']
const LITERALS = [
  ...['0', '1', '2', '3', '-1', '-2', '1.5', '10', '1e3', '-0', '2.0', '99999999999'],
  ...['"a"', '"b"', '""', '"1"', '"true"', '"\\u0041"', '"<&>"', '"é😀"'],
  ...['true', 'false', 'null', '[]', '[1]', '[1,2]', '["a",null]', '[[1],[]]'],
]
const REFERENCES = [
  ...['a', 'b', 'n', 's', 'list', 'item', 'item.a', 'list.0', '@', '@index', '@index0', 'missing'],
  ...['a.b', '@.a', '@x', '$a', 'item.list.1', 'startDate', 'toString'],
]
/** Values that are neither true nor false. */
const ODD = [
  ...['"a', '"', '[1', '[1,]', ']', 'nullx', 'truex', 'TRUE', '01', '1x', '-', '-x', '+1', '.5'],
  ...['- 1', '1 2', "'a'", 'a..b', '@@', '', '\u00a01', 'Infinity', 'NaN', '0x1', 'undefined'],
]
const SLICES = [
  ...['heading', 'body', 'image', 'gallery', 'video', 'social-icons', 'buttons', 'navigation'],
  ...['custom-form', 'newsletter', 'album', 'map', 'logo', 'action', 'form', 'lock', 'password'],
  ...['twitter', 'Heading', 'button', 'blog', 'page', ''],
]
const args = fc.oneof(
  { weight: 2, arbitrary: one('') },
  {
    weight: 7,
    arbitrary: fc
      .tuple(
        one(...DELIMITERS),
        fc.array(fc.oneof(one(...LITERALS), one(...LITERALS), one(...REFERENCES), one(...ODD)), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([delimiter, pieces]) => delimiter + pieces.join(delimiter)),
  },
  { weight: 1, arbitrary: one(...SLICES).map((slice) => ` ${slice}`) },
)

const name = fc.oneof(one(...NAMES), one(...NAMES), one(...COMPARING), one(...COMMERCE))
/** Predicates with arguments of the expected kind. */
const fitting = fc
  .tuple(
    one('nth? ', 'nth? n ', 'nth? a ', 'equal? n ', 'lessThan? n ', 'even? n', 'odd? n', 'even? a'),
    one('1', '2', '3', '-2', ''),
  )
  .map((parts) => parts.join(''))
const naming = fc.oneof(
  one(...SLICES).map((slice) => `current-type? ${slice}`),
  one('blog', 'page', '1', 'true', '').map((type) => `collectionTypeNameEquals? ${type}`),
)
const test = fc.oneof(
  { weight: 2, arbitrary: fitting },
  { weight: 1, arbitrary: naming },
  { weight: 12, arbitrary: fc.tuple(name, args).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: one('unknown?', 'equal? ', 'equal?  ', 'equals?1', 'Equal?', 'equal ?') },
)
const branches = fc
  .tuple(one('{.', '{.if '), fc.array(test, { minLength: 1, maxLength: 4 }), fc.boolean())
  .map(([opening, [first, ...others], hasElse]) => {
    const more = others.map((other, index) => `{.or ${other}}${index + 2}`)
    return `${opening}${first}}1${more.join('')}${hasElse ? '{.or}none' : ''}{.end}`
  })

const AROUND: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', ''],
  ['{.section item}', '{.end}'],
  ['{.repeated section list}', '{.or}empty{.end}'],
  ['{.section a}', '{.end}'],
  ['{.var @x a}', ''],
  ['{.macro m}', '{.end}{item|apply m private}{item|apply m}'],
]
const template = fc
  .tuple(one(...AROUND), fc.array(branches, { minLength: 1, maxLength: 4 }))
  .map(([[before, after], all]) => before + all.join(' ') + after)

/** Mistyped values: of the wrong kind, or nearly right. */
const junk = fc.oneof(
  one<unknown>(
    null,
    true,
    false,
    '',
    0,
    1,
    2,
    -1,
    1.5,
    -2,
    'true',
    'false',
    '1',
    '2',
    '1.5',
    ' 1',
    'x',
  ),
  one<unknown>([], {}, [1], [1, 2], ['a', null], { a: 1 }, { a: 1, b: 2 }, 'a', 'b', 3, 10, 1e21),
  fc.double({ noNaN: true }),
  fc.string({ maxLength: 4 }),
)
/** Mostly one of the values, sometimes any other. */
const near = (...values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: one(...values) }, { weight: 1, arbitrary: junk })
const oftenA = (shape: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: shape }, { weight: 1, arbitrary: junk })
const some = (model: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
  fc.record(model, { requiredKeys: [] })

const CODES = [1, 2, 4, 5, 7, 8, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 30, 31, 50, 52, 54, -1]
const BLOCKS = [
  ...['code', 'embed', 'form', 'foursquare', 'image', 'instagram', 'link', 'map', 'quote'],
  ...['twitter', 'video', 'gallery', 'VIDEO', 'external-video'],
]
const DAY = 86_400_000
const time = near(
  0,
  1,
  DAY - 1,
  DAY,
  DAY + 1,
  -1,
  -DAY,
  1.7e12,
  1.7e12 + 3_600_000,
  '1700000000000',
)
const collection = some({
  type: near(7, 10, 1, '10', '7'),
  folder: near(true, false, 1),
  folderBehavior: near(1, 2, 3, '1'),
  id: junk,
})
const SWITCHES = [
  ...['autoplay', 'auto-crop', 'controls', 'lightbox', 'square-thumbs', 'show-meta'],
  ...['show-meta-on-hover', 'thumbnails', 'indicators'],
]
const switches = SWITCHES.map((option) => [option, near(true, false, 'true', 1)] as const)
const options = some({
  ...Object.fromEntries(switches),
  design: near('grid', 'slideshow', 'slider', 'stacked', 'GRID'),
  'meta-position': near(
    ...['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
  ),
  'active-alignment': near('center', 'left', 'right'),
})
const price = near(1, 2, 100, '100', { value: '1', currency: 'USD' })
const variant = some({
  onSale: near(true, false),
  unlimited: near(true, false),
  qtyInStock: near(0, 1, 5, -1, '3'),
  price,
  salePrice: price,
})
const structuredContent = some({
  productType: near(1, 1, 2, 3, 4, -1, 5, '1'),
  onSale: near(true, false),
  variants: oftenA(fc.array(oftenA(variant), { maxLength: 3 })),
})
const html = near('<p>Tea</p>', '<p> </p>', '&nbsp;', '\u200b', '<b>\u00a0</b>', '<', 'a < b', '<>')

/** Groups of fields that belong together; a node has a few of them. */
const GROUPS: readonly fc.Arbitrary<object>[] = [
  some({ backgroundSource: near(1, 2, 3, 4, -1, '2') }),
  some({ calendarView: near(true, false, 'true'), typeName: near('blog', 'page', 1) }),
  some({
    items: oftenA(fc.array(oftenA(some({ mainImageId: near('a', ''), systemDataId: near('b') })))),
  }),
  some({ mainImageId: near('a', ''), systemDataId: near('b', '') }),
  some({ folderBehavior: near(1, 2, 3, '1', '2', null), debug: near(true, false) }),
  some({ collection: oftenA(collection), type: near(7, 10) }),
  some({ excerpt: fc.oneof(some({ html }), html) }),
  some({ externalLink: near('/', ''), passthrough: near(true, false), sourceUrl: near('/', '') }),
  some({ location: oftenA(some({ mapLat: near(1, 0, null), mapLng: near(1, 0, null) })) }),
  some({ options: oftenA(options) }),
  some({ startDate: time, endDate: time }),
  some({ serviceName: near('email', 'Email'), showPastOrUpcomingEvents: near('past', 'upcoming') }),
  some({ recordType: near(...CODES, '2'), promotedBlockType: near(...BLOCKS) }),
  some({ currentType: near(1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19) }),
  some({ commentState: near(1, 2, '1'), publicCommentCount: near(0, 1, '2') }),
  some({
    websiteSettings: oftenA(
      some({
        commentsEnabled: near(true, false),
        disqusShortName: near('a', ''),
        disqusShortname: near('a'),
      }),
    ),
  }),
  some({ structuredContent: oftenA(structuredContent) }),
  some({ structuredContent: oftenA(structuredContent) }),
]
const fields = fc
  .tuple(
    some({
      a: near(0, 1, 2, 'a', true),
      b: near(1, 2, 'b', '1'),
      n: fc.integer({ min: -4, max: 6 }),
      s: near('', 'a', 'A'),
    }),
    ...GROUPS,
  )
  .map((groups): object => Object.assign({}, ...groups))
const node = fc.oneof(
  { weight: 6, arbitrary: fields },
  { weight: 2, arbitrary: junk },
  { weight: 1, arbitrary: fc.integer({ min: -6, max: 6 }) },
)
const data = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fields, fc.record({ item: node, list: fc.array(node, { maxLength: 3 }) }))
      .map(([own, inner]) => ({ ...own, ...inner })),
  },
  { weight: 1, arbitrary: node },
)

export const predicates: Area = {
  name: 'predicates',
  pairs: fc.record({ template, data }),
  differences: {
    'slices-with-a-name': ({ template: source }) =>
      /current-type\? (?:sub-heading|popup-overlay-action|temp-lock-inject|sso-options)/.test(
        source,
      ),
  },
}
