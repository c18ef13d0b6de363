/** Numbers, money, times and messages in the languages of the Unicode CLDR, with every option. */

import { CLDRFramework } from '@phensley/cldr'
import fc, { type Arbitrary } from 'fast-check'
import type { Area } from '../area.ts'
import { type Outcome, type Pair, theirs } from '../engines.ts'
import { messagePattern } from '../message-patterns.ts'
import { near, shape } from '../near.ts'

const LOCALES = [
  ...['en', 'en', 'en-US', 'en-GB', 'en-IN', 'en-CH', 'de', 'de-AT', 'de-CH', 'fr', 'fr-CA', 'es'],
  ...[
    'es-419',
    'es-MX',
    'pt-BR',
    'pt-PT',
    'it',
    'nl',
    'sv',
    'nb',
    'da',
    'fi',
    'pl',
    'cs',
    'ru',
    'uk',
  ],
  ...[
    'ar',
    'ar-EG',
    'ar-MA',
    'fa',
    'he',
    'ur',
    'hi',
    'bn',
    'mr',
    'ne',
    'th',
    'my',
    'ja',
    'ko',
    'zh',
  ],
  ...[
    'zh-Hant-TW',
    'zh-Hant-HK',
    'sr-Latn',
    'sr-Cyrl-BA',
    'cy',
    'ga',
    'lt',
    'lv',
    'sl',
    'tr',
    'vi',
  ],
]
/** Unknown languages, other spellings, extensions, paths. */
const ODD_LOCALES = [
  ...['xx', 'qaa', 'und', 'root', '', 'e', 'iw', 'in', 'tl', 'sh', 'mo', 'EN-us', 'en_US', 'en-XX'],
  ...['zh-TW', 'yue-Hans', 'az-Cyrl', 'fr-u-nu-arab', 'ar-u-nu-latn', 'th-TH-u-ca-buddhist', 'x-y'],
  ...['de-CH-1901', 'i-klingon', 'tlh', '../en', 'en/../fr', '../../etc/passwd', '__proto__'],
]

const locale = fc.oneof(
  { arbitrary: fc.constantFrom(...LOCALES), weight: 8 },
  {
    arbitrary: fc.constantFrom(...CLDRFramework.availableLocales().map(({ id }) => id)),
    weight: 2,
  },
  { arbitrary: fc.constantFrom(...ODD_LOCALES), weight: 1 },
)

const ODD_NUMBERS: readonly unknown[] = [
  ...[0, -0, 1, 2, 5, 1.5, 999.5, 999_999, 1e15, 1e21, 1e-7, 1e300, 2 ** 53],
  ...['0', '1', '1.0', '1.50', '-0', '007', '+5', '.5', '5.', '1e3', '1E-3', '-1.5e+2', '2.675'],
  ...['', ' ', ' 5', '5 ', '1,000', '0x10', '1e', 'x', '--1'],
  ...[
    '1.2.3',
    '٣',
    '12abc',
    '12345678901234567890.12345678901234567890',
    null,
    true,
    false,
    [],
    {},
  ],
]
const number: Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -20, max: 120 }),
  fc.integer({ min: -1e7, max: 1e9 }),
  fc.tuple(fc.integer({ min: -1e9, max: 1e12 }), fc.nat(7)).map(([n, places]) => n / 10 ** places),
  fc
    .tuple(fc.integer({ min: -1e6, max: 1e9 }), fc.nat(9999), fc.integer({ min: 1, max: 4 }))
    .map(([whole, rest, places]) => `${whole}.${String(rest).padStart(places, '0')}`),
  fc.constantFrom(...ODD_NUMBERS),
)

const CURRENCIES: readonly unknown[] = [
  ...['USD', 'USD', 'EUR', 'GBP', 'JPY', 'CAD', 'CHF', 'SEK', 'INR', 'PLN', 'ILS', 'BRL', 'MXN'],
  ...['KWD', 'CLF', 'ISK', 'VND', 'HUF', 'XAF', 'BYN', 'PTE', 'DEM', 'XXX', 'XAU', 'BTC', 'ZZZ'],
  ...['usd', 'Usd', 'US', 'USDX', '$', '', ' EUR', 'constructor', '__proto__', 'ÄÖÜ'],
  ...[null, 5, true, [], {}, ['USD']],
]
const moneyIn = (code: Arbitrary<unknown>) =>
  fc.oneof(
    { arbitrary: fc.record({ value: number, currency: code }), weight: 4 },
    { arbitrary: fc.record({ decimalValue: number, currencyCode: code }), weight: 2 },
    fc.record(
      { value: number, currency: code, decimalValue: number, currencyCode: code },
      { requiredKeys: [] },
    ),
  )
const money = moneyIn(fc.constantFrom(...CURRENCIES))

const DAY = 86_400_000
const NOW = Date.UTC(2024, 2, 10, 7)
/** Times near a change: summer time, the calendar, the range. */
const EDGES = [
  ...[0, NOW, Date.UTC(2024, 0, 1), Date.UTC(2024, 10, 3, 6), Date.UTC(2024, 2, 31, 1)],
  ...[Date.UTC(1582, 9, 15), Date.UTC(2000, 1, 29), Date.UTC(2019, 3, 30, 15), 2 ** 31 * 1000],
  ...[-62_135_596_800_000, -210_866_803_200_000, 210_895_142_400_000, 8.64e15, -8.64e15],
]
const time: Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -1e12, max: 4e12 }),
  fc.integer({ min: NOW - 90 * DAY, max: NOW + 90 * DAY }),
  fc
    .tuple(
      fc.constantFrom(...EDGES),
      fc.constantFrom(1, 1000, 60_000, 3_600_000, DAY, 30 * DAY, 365 * DAY),
      fc.integer({ min: -15, max: 15 }),
    )
    .map(([edge, unit, steps]) => edge + unit * steps),
  fc.constantFrom<unknown>(
    '1600000000000',
    '1600000000000.9',
    0.5,
    1e300,
    NaN,
    Infinity,
    '12abc',
    '-Infinity.',
  ),
  fc.constantFrom<unknown>('', 'x', ' 5', null, true, false, [], {}, [1], '1e3', '0x10'),
)

const ZONES = [
  ...['Europe/Paris', 'Asia/Tokyo', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Sao_Paulo', 'UTC'],
  ...['Australia/Lord_Howe', 'Pacific/Apia', 'US/Pacific', 'EST', 'Etc/GMT+5', 'GMT', 'Zulu'],
  ...['SystemV/PST8PDT', 'Canada/East-Saskatchewan', 'america/new_york', 'Nowhere', '+05:00', ''],
  ...[
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'Africa/Monrovia',
    'Europe/Kyiv',
    'Asia/Gaza',
  ],
]

const words = (text: string) => text.split(' ')
const valued = (name: string, values: string) => words(values).map((value) => `${name}:${value}`)

const NUMBER_OPTIONS = [
  ...words('group grouping no-group no-grouping group:true group:false no-group:false group:x'),
  ...valued('round', 'up down truncate ceiling ceil floor half-up half-down half-even x UP'),
  ...valued('rounding', 'up floor half-up'),
  ...words('minint:3 minInt:9 minimumIntegerDigits:2 maxfrac:0 maxfrac:1 maxFrac:2 minfrac:2'),
  ...words('minFrac:4 minimumFractionDigits:1 maximumFractionDigits:5 maxsig:1 maxSig:3 minsig:2'),
  ...words('minSig:6 maximumSignificantDigits:2 minimumSignificantDigits:4 maxfrac maxfrac:x'),
  ...words('maxfrac:-1 minfrac:999999 minint:60 maxfrac:1.9 maxfrac:2x maxsig:0 minsig:0 maxfrac:'),
]
const DECIMAL_OPTIONS = [
  ...valued('style', 'decimal standard short long scientific percent percent-scaled permille'),
  ...words('style:permille-scaled style:x style short long percent'),
]
const MONEY_OPTIONS = [
  ...valued('style', 'symbol standard accounting code name short x'),
  ...words('symbol:narrow symbol:default symbol:x style symbol accounting name'),
]
const CONTEXTS = valued('context', 'middle-of-text begin-sentence standalone ui-list-or-menu x')
const WIDTHS = 'short medium long full'
const SKELETONS = [
  ...words('yMMMd yMd MMMM MMMMd yMMMEd GyMMMd EEEE Hm hms jm hmv Bh yw QQQQ yQQQ Hmsv d E Ed'),
  ...words('yMMMdhm yMMMMdjm HmsSSS zzzz VVVV SSS A D F g q xyz é yyyy-MM-dd mmss LLLL ccc k K'),
]
const TIME_OPTIONS = [
  ...words(WIDTHS),
  ...words('date time datetime wrap skeleton context calendar'),
  ...words('date time datetime wrap wrapper wrapped skeleton').flatMap((name) =>
    valued(name, `${WIDTHS} x yMMMd Hm`),
  ),
  ...SKELETONS,
  ...SKELETONS.map((skeleton) => `skeleton:${skeleton}`),
  ...valued('calendar', 'buddhist gregorian gregory iso8601 japanese persian islamic x'),
  ...CONTEXTS,
]
const INTERVAL_OPTIONS = [
  ...SKELETONS,
  ...valued('skeleton', 'yMMMd yMd Hm MMMMd yMMMEd x'),
  ...valued('date', 'yMMMd yMMMMEd short'),
  ...valued('time', 'hm Hm hmsv short'),
  ...words('date time skeleton context skeleton: date: short'),
  ...CONTEXTS,
]
const RELATIVE_OPTIONS = [
  ...CONTEXTS,
  ...valued('width', 'short narrow wide x'),
  ...valued('field', 'year month week day hour minute second millis quarter x'),
  ...words('dayOfWeek numericOnly allowWeeks alwaysNow').flatMap((name) => [
    name,
    ...words(':true :true :false :x').map((value) => name + value),
  ]),
]
const ODD_OPTIONS = ['', '', ':', 'x', 'x:y', '__proto__:1', 'constructor', 'é', ' ', 'a:b:c', '::']

const optionsFrom = (...lists: readonly (readonly string[])[]) => {
  const option = fc.oneof(
    ...lists.map((list) => ({ arbitrary: fc.constantFrom(...list), weight: 6 })),
    fc.constantFrom(...ODD_OPTIONS),
  )
  return fc
    .tuple(
      fc.constantFrom(' ', ' ', ' ', ' ', ' ', ',', '/', ';', ':', "'"),
      fc.array(option, { maxLength: 4 }),
    )
    .map(([delimiter, all]) => all.map((each) => delimiter + each).join(''))
}

const REFERENCES = [
  ...words('n m t u n=n m:m word=w w word:w nobody n money=m t=t u:u :n =n n: é:n n_1:n 0:m'),
  ...words('m.value @ @index a.b __proto__:n n:n:n'),
]
const references = fc
  .tuple(
    fc.constantFrom(' ', ' ', ' ', ' ', ',', ';'),
    fc.array(fc.constantFrom(...REFERENCES), { maxLength: 4 }),
  )
  .map(([delimiter, all]) => all.map((each) => delimiter + each).join(''))

const call = (name: string, variables: readonly string[], args: Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...variables), args).map(([from, text]) => [from, name + text] as const)

const decimal = call(
  'decimal',
  ['n', 'n', 'n', 'm', 'm.value'],
  optionsFrom(NUMBER_OPTIONS, DECIMAL_OPTIONS),
)
const times = ['t', 't', 't', 'n', 'u', 'm']
const spans = ['t, u', 't,u', 'u, t', 't, t', 't', 't, u, n', 'nothing, t', 't, m']
const calls = fc.oneof(
  { arbitrary: decimal, weight: 4 },
  {
    arbitrary: call('money', ['m', 'm', 'm', 'm', 'n'], optionsFrom(NUMBER_OPTIONS, MONEY_OPTIONS)),
    weight: 4,
  },
  { arbitrary: call('datetime', times, optionsFrom(TIME_OPTIONS)), weight: 5 },
  { arbitrary: call('datetime-interval', spans, optionsFrom(INTERVAL_OPTIONS)), weight: 4 },
  {
    arbitrary: call(
      'relative-time',
      [...times, ...spans],
      optionsFrom(RELATIVE_OPTIONS, NUMBER_OPTIONS),
    ),
    weight: 4,
  },
  { arbitrary: call('message', ['p'], references), weight: 9 },
  { arbitrary: call('plural', ['p', 'q'], references), weight: 3 },
  call('timesince', times, fc.constantFrom('', ' x')),
  call('percentage-format', ['n', 'n', 'n', 'm'], fc.constantFrom('', ' trim', ' x', ',x,trim')),
  call('bookkeeper-money-format', ['n', 'n', 'n', 'm'], fc.constantFrom('', ' x')),
)

/** Templates with formatters in every place. */
const template = fc
  .tuple(
    calls,
    fc.constantFrom('plain', 'plain', 'plain', 'section', 'var', 'loop', 'partial', 'twice'),
  )
  .map(([[from, formatter], place]) => {
    const tag = `{${from}|${formatter}}`
    switch (place) {
      case 'section':
        return `{.section s}${tag}{@|${formatter}}{.end}`
      case 'var':
        return `{.var @x ${from}|${formatter}}{@x}`
      case 'loop':
        return `{.repeated section all}${tag}{.alternates with}, {.end}`
      case 'partial':
        return `{@|apply part}{.include part output}{.macro same}${tag}{.end}{s|apply same}`
      case 'twice':
        return `${tag}{${from}|${formatter}|${formatter}|html}`
      default:
        return tag
    }
  })

const values = {
  n: number,
  m: near(money),
  t: time,
  u: time,
  p: messagePattern,
  q: messagePattern,
  w: fc.constantFrom<unknown>('a', 'b', 'word', 'other', '', 'é', true, null, 1, { value: 'a' }),
}
const fields = fc.record(values, { requiredKeys: ['p'] })
const data = fc
  .tuple(
    fc.record(values),
    near(fields),
    fc.array(near(fields), { maxLength: 3 }),
    fc.option(near(shape({ timeZone: fc.constantFrom(...ZONES) })), { freq: 3, nil: undefined }),
  )
  .map(([page, s, all, website]) => ({
    ...page,
    s,
    all,
    ...(website !== undefined && { website }),
  }))

const anyPair: Arbitrary<Pair> = fc
  .tuple(template, calls, data, locale, fc.constantFrom(NOW, NOW, NOW, 0))
  .map(([text, [from, formatter], page, tag, now]) => ({
    template: text,
    data: page,
    partials: { part: `{${from}|${formatter}}` },
    locale: tag,
    now,
  }))

/** Values that are not amounts; they come alone, since one ends a money tag with an error. */
const noAmount: Arbitrary<Pair> = fc
  .tuple(
    fc.constantFrom<unknown>('NaN', 'nan', '-Infinity', '+infinity', NaN, Infinity),
    fc
      .constantFrom('{n|decimal}', '{n|decimal style:short}', '{n|percentage-format}', '{m|money}')
      .chain((tag) => fc.constantFrom(tag, tag, '{n|bookkeeper-money-format}', '{p|message n m}')),
    messagePattern,
    locale,
  )
  .map(([n, tag, p, where]) => ({
    template: tag,
    data: { n, m: { value: n, currency: 'EUR' }, p },
    locale: where,
  }))

/** Amounts in currencies that have other digits in the store. */
const storeMoney: Arbitrary<Pair> = fc.record({
  template: optionsFrom(NUMBER_OPTIONS, MONEY_OPTIONS).map((args) => `{m|money${args}}`),
  data: fc.record({ m: moneyIn(fc.constantFrom('COP', 'IDR')) }),
  locale,
})

export const i18nFormatters: Area = {
  name: 'i18n formatters',
  pairs: fc.oneof({ arbitrary: anyPair, weight: 40 }, noAmount, storeMoney),
  differences: { 'currency-digits': hasDigitsOfTheStore, 'less-than-nothing': isNothingWithASign },
}

/** Whether the public engine agrees when it is told the number of digits. */
function hasDigitsOfTheStore(pair: Pair, ours: Outcome): boolean {
  const { args } = /^\{m\|money(?<args>.*)\}$/.exec(pair.template)?.groups ?? {}
  const { m } = pair.data as { m?: Readonly<Record<string, unknown>> }
  const code = m?.currencyCode ?? m?.currency
  if (args === undefined || (code !== 'COP' && code !== 'IDR')) return false
  const options = args.split(args[0] ?? ' ').slice(1)
  const template = `{m|money ${['minfrac:2', 'maxfrac:2', ...options].join(' ')}}`
  return theirs({ ...pair, template }).output === ours.output
}

/** Whether the difference is only the sign of a zero, left of a plural's number by its offset. */
function isNothingWithASign(pair: Pair, ours: Outcome, theirs: Outcome): boolean {
  const unsigned = theirs.output.replace(/-(0\.0+)(?!\d)/g, '$1')
  return (
    JSON.stringify(pair).includes('offset:') &&
    unsigned !== theirs.output &&
    unsigned === ours.output
  )
}
