/** `.eval`: expressions generated from their grammar, also with pieces missing, doubled or odd. */

import fc from 'fast-check'
import type { Area } from '../area.ts'

const NUMBERS = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '10',
    '1.',
    '0.5',
    '1.25',
    '007',
    '1e3',
    '2E-2',
    '1.5e+2',
    '0x1F',
    '0XfF',
  ],
  ...['9007199254740993', '123456789012345678901234', '1e400', '5e-324', '4294967296', '0.1'],
]
const CONSTANTS = ['null', 'true', 'false', 'PI', 'E', 'Infinity', 'NaN']
const NAMES = [
  ...[
    'a',
    'b',
    's',
    't',
    'n',
    'a-b',
    'list',
    'item',
    'item.a',
    'item.list.0',
    'list.0',
    'list.1.a',
  ],
  ...[
    'missing',
    'missing.a',
    '@',
    '@x',
    '@y',
    '@z',
    '@index',
    '@index0',
    '@.a',
    '@.PI',
    'max',
    '$a',
  ],
  ...['PI.a', 'a.2147483648', 's.length', 'length'],
]
const CHARACTERS = [
  ...['a', 'Z', '1', ' ', '.', '-', '+', 'e', '0x', 'é', '😀', '\u00a0', '\t', '<', '&', '#', '|'],
  ...['\\n', '\\t', '\\f', '\\r', '\\\\', '\\"', "\\'", '\\q', '\\0', '\\x41', '\\x0b', '\\xe9'],
  ...['\\u0042', '\\u0007', '\\ud83d', '\\ude00', '\\U0001F600', '\\U00110000', '\\U00000001'],
]
/** Unary operators. `~` is only used before other signs: before a name it is a known difference. */
const UNARY = ['+', '-', '!', '~ +', '~!']
const BINARY = [
  ...['**', '*', '/', '%', '+', '-', '<<', '>>', '<', '>', '<=', '>='],
  ...['==', '!=', '===', '!==', '&', '^', '|', '&&', '||'],
]
const FUNCTIONS = ['max', 'min', 'abs', 'num', 'str', 'bool']
/** Pieces that are out of place. */
const ODD = [
  ...[...UNARY, ...BINARY, ...FUNCTIONS, ...NAMES, ...NUMBERS],
  ...['(', ')', ',', ';', '=', '"', "'", '\\', '.', '..', '$', '@', '@@', '#', '?', ':', '[', '_'],
  ...['\f', '\v', '\b', '\u0001', '\u2003', 'é', '😀', '>>>', '++', '--', '=>', '1e', '1e+', '0x'],
  ...['1.2.3', '1e5.', '.5', '1a', '0b1', '"\\x4"', '"\\u12"', '"\\U1"', '"a\nb"', 'foo(', 'a.b('],
  ...['a (', 'max\t(', '@x(', 'PI(', '~', 'valueOf', 'constructor('],
]

const piece = (pieces: readonly string[]) => fc.constantFrom(...pieces)
const space = fc.oneof(
  { weight: 4, arbitrary: fc.constant(' ') },
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: piece(['  ', '\n', '\t', '\r\n', '\u00a0']) },
)
const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
const separated = (separator: string, parts: readonly string[]) => parts.join(separator)

const string = fc
  .tuple(fc.constantFrom('"', "'"), fc.array(piece(CHARACTERS), { maxLength: 5 }))
  .map(([quote, inside]) => quote + inside.filter((part) => part !== quote).join('') + quote)

const operand = fc.oneof(piece(NUMBERS), piece(NAMES), piece(NAMES), string, piece(CONSTANTS))

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression')
  const list = fc.array(inner, { minLength: 1, maxLength: 3 })
  return {
    expression: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      operand,
      joined(inner, space, piece(BINARY), space, inner),
      joined(inner, space, piece(BINARY), space, inner),
      joined(piece(UNARY), space, inner),
      joined(fc.constant('('), inner, fc.constant(')')),
      joined(
        piece(FUNCTIONS),
        fc.constant('('),
        list.map((args) => separated(', ', args)),
        fc.constant(')'),
      ),
    ),
  }
})

const statement = fc.oneof(
  { weight: 3, arbitrary: expression },
  { weight: 2, arbitrary: joined(piece(['@x', '@y']), space, fc.constant('='), space, expression) },
  {
    weight: 1,
    arbitrary: joined(piece(NAMES), fc.constant(' = '), piece(NAMES), fc.constant('='), expression),
  },
  { weight: 1, arbitrary: fc.array(expression, { maxLength: 3 }).map((all) => all.join(',')) },
)
const valid = fc
  .tuple(piece(['', '', '#']), fc.array(statement, { minLength: 1, maxLength: 3 }))
  .map(([debug, statements]) => debug + separated(';', statements))

/** Replaces a few characters at a place by another piece. */
const edit = fc.record({ at: fc.nat(), removed: fc.nat({ max: 3 }), odd: fc.option(piece(ODD)) })
const invalid = fc
  .tuple(valid, fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([source, edits]) =>
    edits.reduce((text, { at, removed, odd }) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + (odd ?? '') + text.slice(place + removed)
    }, source),
  )
  // There the public engine names another mistake than the unterminated string.
  .filter((source) => !/\\x..$/s.test(source))

const tag = fc
  .oneof(
    valid,
    valid,
    invalid,
    fc.array(piece(ODD), { maxLength: 6 }).map((all) => all.join(' ')),
  )
  .map((source) => `{.eval ${source}}`)

const AROUND: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', '{@x}'],
  ['{.section item}', '{.end}{@x}{@y}'],
  ['{.repeated section list}', '{@x}{.alternates with},{.end}{@x}'],
  ['{.var @x s}{.eval @y = 2}', '{@x|json}{@y|json}'],
  ['{.macro m}', '{.end}{.repeated section list}{@|apply m private}{.include m output}{.end}'],
]
const template = fc
  .tuple(fc.constantFrom(...AROUND), fc.array(tag, { minLength: 1, maxLength: 3 }))
  .map(([[before, after], tags]) => before + tags.join('-') + after)

const scalar = fc.oneof(
  fc.constantFrom(null, true, false, '', 0, 1, -1, 2, 0.5, -2.75, 1e21, 'x', 'true', '10', '0x1f'),
  fc.constantFrom(' 1', '1 ', '-3.5', '+2', '1e3', '.5', '5.', 'a b', 'é😀', '1,5', 'Infinity'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string(),
)
const value = fc.oneof({ weight: 6, arbitrary: scalar }, fc.constantFrom([], {}, [1], { a: 1 }))
const keys = { a: value, b: value, s: fc.string(), t: fc.boolean(), PI: scalar, 'a-b': scalar }
const item = fc.record({ ...keys, list: fc.array(scalar) }, { requiredKeys: [] })
const data = fc.record(
  { ...keys, n: fc.constant(null), item, list: fc.array(fc.oneof(value, item), { maxLength: 3 }) },
  { requiredKeys: [] },
)
const limits = fc.record({
  tokens: fc.integer({ min: 1, max: 20 }),
  string: fc.integer({ min: 1, max: 12 }),
})
const rarely = { freq: 8, nil: undefined }

const BITWISE_NOT_ALONE = /~(?! ?[+!])/
const INHERITED = /constructor|valueOf/

export const expressions: Area = {
  name: 'expressions',
  pairs: fc
    .record({ template, data, limits: fc.option(limits, rarely) })
    .map(({ limits: asked, ...pair }) => (asked ? { ...pair, limits: asked } : pair)),
  differences: {
    'bitwise-not-of-a-variable': ({ template: source }) => BITWISE_NOT_ALONE.test(source),
    'inherited-names-in-expressions': ({ template: source }) => INHERITED.test(source),
  },
}
