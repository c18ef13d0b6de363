/**
 * Generates whole templates: well formed, nearly so, and not at all. The public engine has no limits, so
 * they apply only the partials they are given, and macros contain nothing that could apply them.
 */

import fc from 'fast-check'
import { alternates, bareOr, end, leaf, loop, type Names, opener, or, use } from './tags.ts'
import { among, joined, oneOf, perhaps, several, type Text, usually } from './text.ts'

const MACROS = ['m', 'a/m.html', 'toString']

function macro(partials: Names): Text {
  return oneOf(...MACROS).chain((name) =>
    joined(
      `{.macro ${name}}`,
      blocks([]),
      '{.end}',
      several(among([3, use(name)], [1, leaf(partials)]), { max: 3 }),
    ),
  )
}

/** Blocks that mostly end at the right place. Between elements there is seldom more than plain tags. */
function blocks(partials: Names): Text {
  const plain = several(leaf(partials), { max: 3 })
  const { block } = fc.letrec<Record<'block' | 'part' | 'opened' | 'nested', string>>((tie) => ({
    block: several(tie('part'), { max: 5 }),
    part: fc.oneof(
      { maxDepth: 2 },
      { weight: 3, arbitrary: leaf(partials) },
      { weight: 2, arbitrary: tie('nested') },
    ),
    opened: among(
      [20, joined(opener, tie('block'))],
      [8, joined(loop, tie('block'))],
      [8, joined(loop, tie('block'), alternates, plain)],
      [1, joined(loop, tie('block'), alternates, tie('block'))],
    ),
    nested: joined(
      tie('opened'),
      several(joined(or, tie('block')), { max: 2 }),
      perhaps(joined(bareOr, tie('block'))),
      end,
    ),
  }))
  return block
}

/** Tags in any order. The macro is applied after everything else, so never from inside itself. */
function disorder(partials: Names): Text {
  const tag = among(
    [20, leaf(partials)],
    [12, opener],
    [6, loop],
    [18, end],
    [5, or],
    [5, bareOr],
    [6, alternates],
    [3, usually('{.macro flat}', '{.macro  flat}', '{.macro flat }')],
    [1, oneOf('{.eof}')],
  )
  return joined(several(tag, { max: 15 }), usually('', '{@|apply flat}'))
}

const ACCIDENTS = ['', '{', '}', '|', '.', '@', ' ', '\n', '#', '##}', ',', '?', '"', '\\', '=']

/**
 * A template with one character replaced. Those with a macro stay whole, or the macro could come to hold its use;
 * expressions have mistakes of their own.
 */
function damaged(template: Text): Text {
  return fc.tuple(template, fc.nat(), oneOf(...ACCIDENTS)).map(([text, position, accident]) => {
    if (/macro|eval/.test(text)) return text
    const at = position % (text.length + 1)
    return text.slice(0, at) + accident + text.slice(at + 1)
  })
}

/** Templates that apply and include these partials, their own macros, and names nobody knows. */
export function templates(partials: Names): Text {
  return among(
    [10, blocks(partials)],
    [4, several(macro(partials), { min: 1, max: 2 })],
    [4, disorder(partials)],
    [2, damaged(blocks(partials))],
  )
}
