/** Formatters of language §13 with any value, any arguments, in any place. */

import fc from 'fast-check'
import type { Area } from '../area.ts'
import { call, placed } from '../calls.ts'
import { damaged, ODDITIES } from '../damaged.ts'

const DATA = {
  text: `"It's 'so' -- big": <b>bold</b> & new\nlines`,
  words: 'one two three  four\tfive\nsix seven-eight',
  template: '{0} of {1}, {} {2}{x} {00} {-1} {99} {{0}} {a{1} {0a} {',
  address: 'https://a.example/ü b?c=d&e=f#g 中/😀',
  faces: '😀😀 and more 😀',
  number: 7,
  half: 2.5,
  digits: '12',
  on: true,
  nothing: null,
  list: ['a', 'b', 'c', 1, null, ['x', 'y'], { id: 'b', n: 1 }],
  people: [
    { id: 'a', name: 'Ann', isAdmin: false, at: { n: 1 } },
    { id: 'b', name: 'Ben', isAdmin: true, at: { n: 0 } },
    { id: 'c', name: 'Cy', isAdmin: true, at: { n: 2 } },
    { id: 1, name: 'One', at: null },
  ],
  ids: ['a', 'b', 'c', 1, 'z'],
  roles: {
    a: { admin: false },
    b: { admin: true, n: [0, 1] },
    c: { admin: 'yes' },
    1: { admin: 1 },
  },
  object: { a: { b: 1, c: [1, 2, { d: 'deep' }] }, b: 'B', 0: 'zero', 'a.b': 'dotted', 'x y': 1 },
  which: 'object.a.b',
  key: 'a',
  path: ['a', 'c', 2, 'd'],
  n: 1,
}

const PARTIALS = {
  show: '[{@|json};{@args|json};{@args.k};{name}{text|truncate 4};{@index}]',
  broken: '{.section a}never closed',
  binds: '{.var @p number}{@p}{.macro inner}<{@}>{.end}{key|apply inner}',
  'sub/show.block': '{@|json}',
}

const names = fc.constantFrom(...Object.keys(DATA), 'noise', 'noise', 'noise', 'other')

const others = fc.constantFrom(
  ...['@', '@index', '@index0', '@x', 'missing', 'missing.a', 'object.a', 'object.a.c', 'object.b'],
  ...[
    'list.0',
    'list.5',
    'people.1',
    'people.1.at',
    'a',
    'id',
    'name',
    'at',
    'at.n',
    'b',
    '0',
    '1',
  ],
  ...['object.a.b', 'roles.b', 'on.x', 'text.0', 'text.length', 'list.length', '@.a', '@.id'],
)

const references = fc.oneof({ weight: 3, arbitrary: names }, { weight: 2, arbitrary: others })

const words = fc.constantFrom(
  ...[
    '',
    '',
    'a',
    'b',
    'x y',
    'odd',
    'even',
    's',
    'es',
    '...',
    '…',
    '&nbsp;',
    '<i>',
    '"',
    "'",
    '.',
  ],
)

const numbers = fc.constantFrom(
  ...['0', '1', '2', '3', '5', '10', '19', '20', '100', '-1', '-2', '1.5', '0.5', '3x', 'x3', ' 4'],
  ...['1e3', '0x10', 'NaN', 'Infinity', '2147483647', '2147483648', '9007199254740993', '+2'],
)

const options = fc.constantFrom('private', 'k=v', 'k=', '=v', 'k=a=b', 'j=1', 'k', 'private=1', '')
const partials = fc.constantFrom(...Object.keys(PARTIALS), 'gone', '')

const PLAIN = [
  ...['encode-space', 'encode-uri', 'encode-uri-component', 'html', 'htmlattr', 'htmltag', 'count'],
  ...[
    'iter',
    'json',
    'json-pretty',
    'line-breaks',
    'raw',
    'round',
    'safe',
    'slugify',
    'smartypants',
  ],
  ...['str', 'url-encode'],
]
const BY_REFERENCE = ['format', 'get', 'lookup', 'prop', 'key-by', 'find-first', 'find-last']
const BY_WORD = ['cycle', 'output', 'pluralize', 'truncate', 'mod']

const anyCall = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PLAIN).map((name) => `|${name}`) },
  fc.constantFrom(...PLAIN).chain((name) => call(name, words)),
  ...BY_REFERENCE.map((name) => call(name, references)),
  ...BY_WORD.map((name) => call(name, fc.oneof(numbers, words))),
  call('truncate', numbers, 2),
  call('mod', numbers, 1),
  fc
    .tuple(partials, fc.array(options, { maxLength: 3 }), fc.constantFrom(' ', ' ', ':'))
    .map(
      ([name, all, delimiter]) =>
        `|apply${[name, ...all].map((each) => delimiter + each).join('')}`,
    ),
)

const chain = fc.array(anyCall, { minLength: 1, maxLength: 3 }).map((calls) => calls.join(''))
const template = fc.array(placed(references, chain), { minLength: 1, maxLength: 3 })

const HALF = /URI malformed|Lone surrogate/

/** Texts that formatters look for, and texts that only resemble them. */
const NOISE = [
  ...`aZ09 \t\n\r\v\u00a0\u2028"'-—‘“\\s()[]<>/{}&;,.:%+~#é`,
  '😀',
  '--',
  '</',
  '{0}',
  '{1}',
  '  ',
]
const noise = fc
  .array(fc.constantFrom(...NOISE), { maxLength: 14 })
  .map((characters) => characters.join(''))

const data = fc
  .tuple(damaged(DATA), noise, noise)
  .map(([found, text, other]) => Object.assign({ noise: text, [text]: other, other }, found))

export const coreFormatters: Area = {
  name: 'core formatters',
  pairs: fc.record({
    template: template.map((parts) => parts.join('\n')),
    data: fc.oneof({ weight: 20, arbitrary: data }, fc.constantFrom(...ODDITIES)),
    partials: fc.constant(PARTIALS),
  }),
  differences: {
    'cycled-nothing': ({ template }) => /\|cycle\b.*\|raw\b/s.test(template),
    'half-a-character': (_pair, ours, { errors }) =>
      ours.errors.length < errors.length && errors.some((message) => HALF.test(message)),
  },
}
