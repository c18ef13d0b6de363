/** Generates message patterns from their grammar, some of them damaged. */

import fc, { type Arbitrary } from 'fast-check'

/** Nearly always a valid one. */
const mostly = (valid: readonly string[], odd: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...valid), weight: 14 },
    { arbitrary: fc.constantFrom(...odd), weight: 1 },
  )

const argument = mostly(
  ['0', '0', '0', '1', '1', '2', '3', 'n', 'm', 't', 'word', '0;1', '1;0', 't;u'],
  ['9', 'nobody', 'é', 'n_1', '00', '01', '0;', ';0', '0;;1', '0 ; 1', 'n.m', '@n', '', '-0', '-n'],
)
const gap = mostly(['', ' ', ' ', ' ', '  ', ', ', ',', '\n'], ['\u00a0', '\u2028', ';', ':', '.'])
/** A separator between words that would otherwise grow together. */
const space = mostly([' ', ' ', ', ', ',', '\n'], ['', ';'])
const operation = mostly(
  [
    ...[
      'money',
      'currency',
      'decimal',
      'number',
      'datetime',
      'datetime-interval',
      'datetime short',
    ],
    ...['money style:name', 'currency style:short', 'decimal style:percent', 'number maxfrac:0'],
    ...['decimal minfrac:2,no-group', 'decimal  ,maxsig:2 round:up', 'datetime-interval yMMMd'],
    ...['datetime date:yMMMd time:short', 'datetime, full', 'currency symbol:narrow maxfrac:0'],
  ],
  [
    ...['decimals', 'unit', 'Decimal', 'relative-time', 'decimal;maxfrac:0', 'decimal {x}'],
    ...['decimalmaxfrac:0', 'datetime-', 'moneyx', 'number {', ''],
  ],
)
const offset = mostly(
  ['offset:1', 'offset:2', 'offset:-1', 'offset:0'],
  ['offset:1.5', 'offset:', 'offset: 1', 'offset:x'],
)
const pluralKey = mostly(
  ['zero', 'one', 'two', 'few', 'many', 'other', 'other', 'other', '=0', '=1', '=2', '=1.0'],
  ['=-1', '=01', '=1.5', '=', '=x', 'ones', 'One', '1', 'x', '= 1'],
)
const word = mostly(
  ['a', 'b', 'word', 'other', 'other', 'other', 'true', 'null', '1', '0', 'é'],
  ['a-b', 'a.b', '=1', ''],
)
const text = mostly(
  [
    ...['', ' ', 'x', 'some text', "it''s", "'#'", "'{0}'", "'{'", "'}'", '#', '# of', '##', '"'],
    ...['{}', '{-}', '{-0}', '{-#}', 'é💡', '<b>', '\n', '|', '\\'],
  ],
  ["it's", "'", '}', '{', '{:}', '{ }'],
)

const joined = (all: readonly string[]) => all.join('')
const braces = (pieces: readonly string[]) => `{${joined(pieces)}}`

const value = argument.map((name) => `{${name}}`)
const format = fc.tuple(argument, space, operation, gap).map(braces)

const branches = (key: Arbitrary<string>, message: Arbitrary<string>) =>
  fc
    .array(
      fc
        .tuple(key, gap, message, gap)
        .map(([name, before, inside, after]) => `${name}${before}{${inside}}${after}`),
      { minLength: 1, maxLength: 4 },
    )
    .map(joined)

const { message } = fc.letrec<{ message: string; choice: string; piece: string }>((tie) => ({
  message: fc.array(tie('piece'), { maxLength: 3 }).map(joined),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: text, weight: 4 },
    { arbitrary: value, weight: 2 },
    { arbitrary: format, weight: 3 },
    { arbitrary: tie('choice'), weight: 5 },
  ),
  choice: fc.oneof(
    {
      arbitrary: fc
        .tuple(
          argument,
          space,
          fc.constantFrom('plural', 'plural', 'selectordinal'),
          gap,
          fc.option(offset, { nil: '', freq: 4 }),
          gap,
          branches(pluralKey, tie('message')),
        )
        .map(braces),
      weight: 3,
    },
    fc
      .tuple(argument, space, fc.constant('select'), space, branches(word, tie('message')))
      .map(braces),
  ),
}))

/** A damage: one character less, or one more in a wrong place. */
const slip = fc.tuple(fc.nat(200), fc.constantFrom('', '', '', ..."'{}#-;, =:é\t"))

export const messagePattern: Arbitrary<string> = fc
  .tuple(
    fc.array(message, { minLength: 1, maxLength: 2 }).map(joined),
    fc.option(fc.array(slip, { minLength: 1, maxLength: 2 }), { nil: [], freq: 1 }),
  )
  .map(([pattern, slips]) => slips.reduce(spoil, pattern))

function spoil(pattern: string, [place, character]: readonly [number, string]): string {
  const at = place % (pattern.length + 1)
  return pattern.slice(0, at) + character + pattern.slice(character === '' ? at + 1 : at)
}
