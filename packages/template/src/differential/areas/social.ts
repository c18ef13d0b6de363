/** Comments, likes, share buttons and tweets; times by patterns of `%` letters. */

import fc, { type Arbitrary } from 'fast-check'
import type { Area } from '../area.ts'
import type { Outcome, Pair } from '../engines.ts'
import { chainsOf, near, shape, templatesOf } from '../near.ts'

const FORMATTERS = [
  'activate-twitter-links',
  'comment-count',
  'comment-link',
  'comments',
  'google-calendar-url',
  'like-button',
  'social-button',
  'social-button-inline',
  'twitter-follow-button',
]

const count = fc.constantFrom<unknown>(0, 1, 2, 57, 1.5, -1, '0', '1', '3', '1.5', 'none', true)
const id = fc.constantFrom('1', 'abc', 'a"b<c>&d', '', 7)
const url = fc.constantFrom('/post', 'https://a.example/b?c=d&e="f"', '', 'plain', '/a/b/')
const text = fc.constantFrom('Tea & cake', '"<b>"', 'é 💡 ÿ', '', ' a ', 'a+b@c*d_e-f./g')

/** Times near a change: summer time, the calendar, the range, the width of a field. */
const EDGES = [
  ...[0, Date.UTC(2024, 2, 10, 7), Date.UTC(2024, 10, 3, 6), Date.UTC(2024, 2, 31, 1)],
  ...[Date.UTC(2024, 9, 27, 1), Date.UTC(2024, 3, 6, 15), Date.UTC(2011, 11, 30, 10)],
  ...[Date.UTC(1582, 9, 15), Date.UTC(1582, 9, 4), Date.UTC(1582, 0, 1), Date.UTC(1583, 0, 1)],
  ...[Date.UTC(1883, 10, 18, 17), Date.UTC(1900, 1, 28), Date.UTC(2000, 1, 29), 2 ** 31 * 1000],
  ...[-(2 ** 31) * 1000, -62_135_596_800_000, -62_167_219_200_000, -210_863_520_000_000],
]

const time = fc.oneof(
  fc.integer({ min: -1e12, max: 4e12 }),
  fc.integer({ min: -2.1e14, max: 2.1e14 }),
  fc
    .tuple(fc.constantFrom(...EDGES), fc.constantFrom(1, 1000, 3_600_000, 86_400_000), fc.nat(9))
    .map(([edge, unit, steps]) => edge + unit * (steps - 5)),
  fc.constantFrom<unknown>(0.5, -0.5, 1600000000000.9, -1.5, '1600000000000', '-1', '1e3', '1.9'),
  fc.constantFrom<unknown>(null, true, [], {}, [1], '0x10', '12 ', '\n7'),
)

/** Values that are no time or outside the calendar; they come alone in a template, since one ends its tag. */
const noTime = fc.oneof(
  fc.constantFrom<unknown>(8.64e15, -8.64e15, 1e300, '', 'x', '-', '\ud800'),
  fc.constantFrom<unknown>(210_895_142_400_000, 210_895_142_399_999),
  fc.constantFrom<unknown>(-210_866_803_200_000, -210_866_803_200_001),
)

const eventWith = (one: Arbitrary<unknown>) =>
  fc.record({ startDate: one, endDate: one }, { requiredKeys: [] })

const item = fc
  .tuple(
    shape({
      id,
      title: text,
      fullUrl: url,
      assetUrl: url,
      publicCommentCount: count,
      commentState: count,
      likeCount: count,
      recordType: count,
      systemDataId: id,
      mainImageId: id,
      mainImage: shape({ assetUrl: url }),
      userName: text,
      profileUrl: fc.constantFrom('https://a.example/ann', 'https://a.example/ann/', 'ann', '/'),
      location: shape({ addressLine1: text, addressLine2: text, addressCountry: text }),
    }),
    eventWith(time),
  )
  .map(([fields, event]) => ({ ...fields, ...event }))

const TWEET_PIECES = [
  ...['@ann', '#tea', ' ', ' ', '\n', '.', ',', '!', '(', ')', '"', '<', '>', '&', 'é', '#é', '@é'],
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'ftp://',
    'file://',
    'mailto:',
    'a.example',
    '/b?c=d',
    '#e',
  ],
  ...['xhttp://', '_', '-', 'word', '@', '#', '1', '@@ann', '##tea', '@ann#tea', '\t', '\\', ' @b'],
]
const tweet = fc
  .array(fc.constantFrom(...TWEET_PIECES), { maxLength: 8 })
  .map((pieces) => pieces.join(''))

const websiteSettings = shape({
  disqusShortname: text,
  disqusShortName: text,
  simpleLikingEnabled: fc.boolean(),
})
const website = shape({
  shareButtonOptions: fc.constantFrom<unknown>({}, { '1': true }, [], [1], 'yes', false),
})

const page = fc.record(
  {
    id,
    item: near(fc.oneof(item, tweet)),
    items: near(fc.array(near(fc.oneof(item, tweet)), { maxLength: 3 })),
    collection: near(item),
    websiteSettings,
    website,
  },
  { requiredKeys: ['item'] },
)

const calls = chainsOf(fc.constantFrom(...FORMATTERS, 'html', 'json', 'comment-count x'))

const DIRECTIVES = [...'%AaBbCcDdeFGgHhIijklMmNnPpqRrSsTtUuVvWwXxYyZz'].map(
  (letter) => `%${letter}`,
)
const ODD_DIRECTIVES = [...'EfJKLOQ-_0^#.5é {'].map((letter) => `%${letter}`)
const pattern = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...DIRECTIVES), weight: 12 },
      { arbitrary: fc.constantFrom(...ODD_DIRECTIVES), weight: 2 },
      fc.constantFrom(' ', '  ', ', ', ':', '%', 'at', 'é', '\t', "'", '"', '%-d', '%05Y', '%Ey'),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))
const dateCall = fc
  .tuple(fc.constantFrom(' ', ' ', ' ', ':', '/', ',', '%'), pattern)
  .map(([delimiter, text]) => `date${delimiter}${text}`)

const ZONES = [
  ...[
    'America/New_York',
    'America/Los_Angeles',
    'America/Regina',
    'America/Sao_Paulo',
    'UTC',
    'GMT',
  ],
  ...['Europe/London', 'Europe/Dublin', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Kathmandu'],
  ...['Asia/Tokyo', 'Africa/Casablanca', 'Africa/Monrovia', 'Australia/Lord_Howe', 'Etc/UTC'],
  ...['Pacific/Apia', 'Pacific/Kiritimati', 'Pacific/Marquesas', 'Antarctica/Troll', 'Etc/GMT+12'],
  ...['US/Pacific', 'EST5EDT', 'EST', 'MST', 'WET', 'Zulu', 'Asia/Calcutta', 'Europe/Kyiv', 'Cuba'],
  ...[
    'Canada/East-Saskatchewan',
    'SystemV/PST8PDT',
    'SystemV/AST4ADT',
    'SystemV/YST9',
    'SystemV/X',
  ],
  ...['SystemV/AST4', 'SystemV/CST6', 'SystemV/CST6CDT', 'SystemV/EST5', 'SystemV/EST5EDT'],
  ...['SystemV/HST10', 'SystemV/MST7', 'SystemV/MST7MDT', 'SystemV/PST8', 'SystemV/YST9YDT'],
  ...['america/new_york', 'AMERICA/NEW_YORK', 'Nowhere', '+05:00', 'constructor', ' UTC', 'Etc'],
]

const dated = (one: Arbitrary<unknown>) =>
  fc.record(
    {
      id: fc.constant(1),
      item: one,
      items: fc.array(one, { maxLength: 3 }),
      website: near(shape({ timeZone: fc.constantFrom(...ZONES) })),
    },
    { requiredKeys: ['id', 'item'] },
  )

const pairs: Arbitrary<Pair> = fc.oneof(
  { arbitrary: fc.record({ template: templatesOf(calls), data: page }), weight: 5 },
  { arbitrary: fc.record({ template: templatesOf(dateCall), data: dated(time) }), weight: 5 },
  fc.record({ template: dateCall.map((call) => `{item|${call}}`), data: dated(noTime) }),
  fc.record({
    template: fc.constant('{item|google-calendar-url}'),
    data: fc.record({ item: eventWith(fc.oneof(time, noTime)) }),
  }),
)

export const social: Area = {
  name: 'social formatters and dates',
  pairs,
  differences: { 'seconds-of-local-time': hasFractionsOfMinutes },
}

function hasFractionsOfMinutes(_pair: Pair, ours: Outcome, theirs: Outcome): boolean {
  const literal = ours.output.replace(/[\\^$.*?()[\]{}|]/g, '\\$&').replaceAll('+', '[+]')
  const pattern = literal.replace(/(?<=[+\]-]\d\d:)\d\d/g, (minutes) => {
    return `(?:${minutes}|${Number(minutes)}\\.\\d+)`
  })
  return ours.output !== theirs.output && new RegExp(`^${pattern}$`).test(theirs.output)
}
