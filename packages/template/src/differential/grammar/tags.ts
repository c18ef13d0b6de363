/** Generates single tags, with everything that can stand in them. `partials` are the names they may apply. */

import { among, joined, oneOf, perhaps, several, type Text, usually } from './text.ts'
import { args, close, definition, gap, path, reference, references } from './words.ts'

export type Names = readonly string[]

const PLAIN_FORMATTERS = [
  'html',
  'json',
  'count',
  'str',
  'iter',
  'raw',
  'capitalize',
  'safe',
  'round',
]
const FORMATTERS_WITH_ARGUMENTS = [
  'truncate',
  'output',
  'prop',
  'get',
  'html',
  'format',
  'lookup',
  'find-first',
]
const NO_FORMATTERS = ['nope', 'HTML', 'html ', ' html', 'a.b', '@x', '1', '']

/** A formatter call that stops an instruction with an exception. */
const EXCEPTION = 'date %Y'

/** The name of a partial, sometimes an unknown one. */
const anyOf = (partials: Names): Text =>
  among([15, oneOf('nope', ...partials)], [1, oneOf('toString', '')])

function application(partials: Names): Text {
  const option = oneOf('private', 'k=v', 'k=1=2', 'k', '=v')
  const options = several(joined(' ', option), { max: 2 })
  return joined('apply ', anyOf(partials), options)
}

function call(partials: Names): Text {
  return among(
    [500, oneOf(...PLAIN_FORMATTERS)],
    [300, joined(oneOf(...FORMATTERS_WITH_ARGUMENTS), args)],
    [100 * partials.length, application(partials)],
    [20, oneOf(...NO_FORMATTERS)],
    [20, oneOf(EXCEPTION)],
    [1, oneOf('toString')],
  )
}

function chain(partials: Names): Text {
  const calls = several(call(partials), { min: 1, max: 3, separator: oneOf('|') })
  return among([1, oneOf('')], [1, joined(usually('|', '||', ' |', '| ', '|html||'), calls)])
}

function variable(partials: Names): Text {
  return joined(usually('{', '{ ', '{{'), references, chain(partials), close)
}

/** One call of a partial or macro. */
export function use(name: string): Text {
  return joined('{', reference, `|apply ${name}`, usually('', ' private', ' k=v'), '}')
}

const predicate = joined(
  among(
    [30, oneOf('equal?', 'notEqual?', 'even?', 'odd?', 'nth?', 'plural?', 'greaterThan?')],
    [1, oneOf('nope?', 'Equal?', 'equal', 'equal??', '1?', '?', 'toString?')],
  ),
  perhaps(args),
)

const operator = joined(
  usually('', ' ', '\n', '\t '),
  usually('||', '&&', '|', '&', 'and', '!'),
  usually(' ', '', '\n'),
)
const condition = several(reference, {
  min: 1,
  max: 4,
  separator: among([1, operator], [1, oneOf('&&')]),
})

export const loop = joined('{.repeated', usually(' ', '  '), 'section', gap, reference, close)

/** The start of any block except a macro. */
export const opener = among(
  [15, joined('{.section', gap, reference, close)],
  [15, joined('{.if', gap, condition, close)],
  [10, joined('{.', predicate, close)],
  [5, joined('{.if ', predicate, close)],
  [1, oneOf('{.if }', '{.section }', '{.if}')],
)
export const bareOr = joined('{.or', close)
export const or = joined('{.or', gap, predicate, close)
export const end = usually('{.end}', '{.end }', '{.END}', '{.ended}', '{.end}{.end}', '')
export const alternates = usually('{.alternates with}', '{.alternates  with}', '{.alternates}')

const pair = joined(oneOf('k', 'a', 'toString', 'k-1'), usually('=', ' = ', ''), reference)
const pairs = several(pair, { min: 1, max: 3, separator: gap })

const EXPRESSIONS = ['1 + 2', '@x = 1', '@x = n; @x + @x', 'a', 'max(n, 1)', '"}"', '(', '', '\n1']
const COMMENTS = [
  '{# a}',
  '{#}',
  '{#.end}',
  '{## {a} }##}',
  '{##}##}',
  '{####}',
  '{##a',
  '{# {a}',
  '##}',
]
const PLAIN = ['text ', '\n', ' ', '{', '}', '{}', '{{', '<p class="a">', '{a:1}', 'é', '{.nope}']
const BARE = [
  '{.newline}',
  '{.space}',
  '{.tab}',
  '{.meta-left}',
  '{.meta-right}',
  '{.tab }',
  '{.Tab}',
]

function include(partials: Names): Text {
  const options = oneOf('', ' output', ' output', ' x output', ':output', ' ')
  return joined('{.include', usually(' ', '  ', ':', '\n', ''), anyOf(partials), options, close)
}

/** Any tag that is not a block. */
export function leaf(partials: Names): Text {
  return among(
    [10, variable(partials)],
    [6, oneOf(...PLAIN)],
    [2, oneOf(...BARE)],
    [2, oneOf(...COMMENTS)],
    [3, joined('{.var', gap, definition, gap, references, chain(partials), close)],
    [2, joined('{.ctx', gap, definition, gap, pairs, close)],
    [2, joined('{.inject', gap, definition, gap, path, perhaps(args), close)],
    [1, joined('{.eval', gap, oneOf(...EXPRESSIONS), '}')],
    [partials.length, include(partials)],
  )
}
