/** Message patterns from their grammar, many of them spoilt. */

import fc, { type Arbitrary } from 'fast-check'

const ARGUMENTS = [
  ...['0', '1', '2', '0', '1', '3', '9', 'n', 'm', 't', 'word', 'nobody', 'é', 'n_1', '00', '01'],
  ...['0;1', '1;0', 't;u', '0;', ';0', '0;;1', '0 ; 1', 'n.m', '@n', '', '-0', '-n'],
]
const GAPS = ['', ' ', ' ', ' ', ' ', '  ', ', ', ',', '\n', '\u00a0', '\u2028', ';', ':', '.']
const FORMATS = [
  ...['money', 'currency', 'decimal', 'number', 'datetime', 'datetime-interval', 'datetime short'],
  ...['money style:name', 'currency style:short', 'decimal style:percent', 'decimals', 'unit'],
  ...['number maxfrac:0', 'decimal minfrac:2,no-group', 'decimal  ,maxsig:2 round:up', 'Decimal'],
  ...[
    'datetime date:yMMMd time:short',
    'datetime, full',
    'datetime-interval yMMMd',
    'relative-time',
  ],
  ...[
    'decimal;maxfrac:0',
    'decimal {x}',
    'decimalmaxfrac:0',
    'datetime-',
    'moneyx',
    'number {',
    '',
  ],
]
const OFFSETS = [
  'offset:1',
  'offset:2',
  'offset:-1',
  'offset:0',
  'offset:1.5',
  'offset:',
  'offset: 1',
]
const PLURAL_KEYS = [
  ...['zero', 'one', 'two', 'few', 'many', 'other', 'other', 'other', '=0', '=1', '=2', '=1.0'],
  ...['=-1', '=01', '=1.5', '=', '=x', 'ones', 'One', '1', 'x', '= 1'],
]
const WORDS = [
  'a',
  'b',
  'word',
  'other',
  'other',
  'true',
  'null',
  '1',
  '0',
  'é',
  'a-b',
  'a.b',
  '=1',
  '',
]
const TEXTS = [
  ...['', ' ', 'x', 'some text', "it's", "it''s", "'#'", "'{0}'", "'{'", "'}'", "''", "'", '"'],
  ...['#', '##', '# of', '}', '{', '{}', '{-}', '{-0}', '{-#}', 'é💡', '<b>', '\n', '|', '\\'],
]

const gap = fc.constantFrom(...GAPS)
const argument = fc.constantFrom(...ARGUMENTS)
const joined = (all: readonly string[]) => all.join('')

const value = argument.map((name) => `{${name}}`)
const format = fc
  .tuple(argument, gap, fc.constantFrom(...FORMATS), gap)
  .map((pieces) => `{${joined(pieces)}}`)

const branches = (keys: readonly string[], message: Arbitrary<string>) =>
  fc
    .array(
      fc
        .tuple(fc.constantFrom(...keys), gap, message, gap)
        .map(([key, before, text, after]) => `${key}${before}{${text}}${after}`),
      { maxLength: 4 },
    )
    .map(joined)

const { message } = fc.letrec<{ message: string; choice: string; piece: string }>((tie) => ({
  message: fc.array(tie('piece'), { maxLength: 3 }).map(joined),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
    { arbitrary: value, weight: 3 },
    { arbitrary: format, weight: 3 },
    { arbitrary: tie('choice'), weight: 5 },
  ),
  choice: fc
    .tuple(
      argument,
      gap,
      fc.oneof(
        fc
          .tuple(
            fc.constantFrom('plural', 'plural', 'selectordinal'),
            gap,
            fc.option(fc.constantFrom(...OFFSETS), { nil: '', freq: 4 }),
            gap,
            branches(PLURAL_KEYS, tie('message')),
          )
          .map(joined),
        fc.tuple(fc.constant('select'), gap, branches(WORDS, tie('message'))).map(joined),
      ),
      gap,
    )
    .map((pieces) => `{${joined(pieces)}}`),
}))

/** One character less, or one more where none belongs. */
const slip = fc.tuple(fc.nat(200), fc.constantFrom('', '', '', ..."'{}#-;, =:é\t"))

export const messagePattern: Arbitrary<string> = fc
  .tuple(
    fc.array(message, { minLength: 1, maxLength: 2 }).map(joined),
    fc.option(fc.array(slip, { minLength: 1, maxLength: 3 }), { nil: [], freq: 2 }),
  )
  .map(([pattern, slips]) => slips.reduce(spoil, pattern))

function spoil(pattern: string, [place, character]: readonly [number, string]): string {
  const at = place % (pattern.length + 1)
  return pattern.slice(0, at) + character + pattern.slice(character === '' ? at + 1 : at)
}
