/** References, arguments and names: right ones, odd ones and wrong ones. */

import { among, joined, oneOf, several, type Text, usually } from './text.ts'

/** Property names, in data and in templates alike. */
export const NAMES = ['a', 'b', 'n', 'text', 'list', 'rows', 'next'] as const

const name = oneOf(...NAMES)
const local = oneOf('@x', '@y')

const odd = oneOf(
  '$a',
  '@a.@b',
  'a.@',
  '@.a',
  '@.@',
  '@.@index',
  'a.@x',
  '9999999999',
  'list.2147483647',
  'list.2147483648',
  '0',
  '00',
  'list.00',
  'a-b',
  'a_b.c',
  'A',
  'length',
  'list.length',
  'text.length',
  'text.0',
  'constructor',
  'a.constructor',
  'prototype',
  'toString',
  'a.hasOwnProperty',
  '@args.k',
  '@toString',
)

const wrong = oneOf('', '.a', 'a.', 'a..b', '@@', '$', '@0', '1a', 'a:b', 'é', '_a', 'a b', 'a.*')

export const reference = among(
  [20, name],
  [8, oneOf('@', '@index', '@index0')],
  [6, local],
  [6, joined(among([3, name], [1, local]), '.', name)],
  [4, joined(name, '.', oneOf('0', '1'), usually('', '.a', '.n', '.text', '.0'))],
  [3, odd],
  [1, wrong],
)

/** Lists of references, as in `{a, b}` and `.var`. */
export const references = several(reference, {
  min: 1,
  max: 3,
  separator: usually(',', ', ', ' , ', '  ,', '\t,', ' ', ',,'),
})

const piece = among(
  [4, reference],
  [3, oneOf('1', '2', '3', '10', '-1', '0', '"a"', '"one"', 'true', 'null', '[1,2]', 'x y')],
  [1, oneOf('', ' ', '&&', '||', '%', '...', '{0}', '"}"')],
)

/** Delimiters: the first character separates the arguments, whatever it is. */
const delimiter = usually(' ', ':', '/', ',', '.', 'a', '=', '\n', '\t', '"', '{', 'é', '|')

export const args: Text = delimiter.chain((between) =>
  several(piece, { min: 1, max: 3, separator: oneOf(between) }).map((pieces) => between + pieces),
)

export const definition = among([9, local], [1, oneOf('@', 'x', '@1', '@x.y', '@index', '@args')])

export const path = oneOf('./a.json', 'b', '/c/d-e_1.html', 'toString', '../x', 'a b', 'é')

/** White space where the grammar requires it. */
export const gap = usually(' ', '  ', '\n', '\t', ' \f\v\r ', '', '\u00a0')

export const close = usually('}', ' }', 'x}', '}}', '\n}')
