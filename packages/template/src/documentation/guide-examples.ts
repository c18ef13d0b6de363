/**
 * Extracts the examples of `docs/guides/template-language.md` as runnable cases. They are written as
 *
 * - blocks `json data`, `html partial <name>` and `json inject <path>`: the input of the templates below them,
 *   to the end of the chapter;
 * - a block `html template` and a block `text output`, and one `text problems` if there are any;
 * - tables with a column `Prints`. The first cell of a row is a template, or replaces the `…` in the
 *   template at the head of its column;
 * - tables with a column `Locale`: the output of the templates in the other heads for each locale.
 */

import { codeIn, type Piece, piecesOf, rowsOf } from './guide-pieces.ts'

export interface GuideExample extends Given {
  readonly line: number
  readonly template: string
  readonly output: string
  /** Messages of the problems, in order. */
  readonly problems: readonly string[]
}

interface Given {
  readonly data: unknown
  readonly partials: Readonly<Record<string, string>>
  readonly injects: Readonly<Record<string, unknown>>
  readonly locale: string
}

const NOTHING: Given = { data: {}, partials: {}, injects: {}, locale: 'en' }

export function guideExamples(page: string): readonly GuideExample[] {
  const examples: GuideExample[] = []
  let given = NOTHING
  let template: Piece | undefined

  const readers: Readonly<Record<string, (piece: Piece) => void>> = {
    chapter() {
      given = NOTHING
    },
    'json data': ({ text }) => {
      given = { ...given, data: JSON.parse(text) }
    },
    'html partial': ({ name, text }) => {
      given = { ...given, partials: { ...given.partials, [name]: text } }
    },
    'json inject': ({ name, text }) => {
      given = { ...given, injects: { ...given.injects, [name]: JSON.parse(text) } }
    },
    'html template': (piece) => {
      template = piece
    },
    'text output': ({ text }) => {
      if (template) examples.push(exampleOf(template, text, given))
      template = undefined
    },
    'text problems': ({ text }) => {
      const last = examples.pop()
      if (last) examples.push({ ...last, problems: text.split('\n') })
    },
    table: ({ line, text }) => {
      examples.push(...examplesInTable(text, line, given))
    },
    sh() {},
  }

  for (const piece of piecesOf(page)) {
    const read = readers[piece.kind]
    if (!read || (template === undefined) === (piece.kind === 'text output')) {
      throw new Error(`Line ${piece.line}: a block \`${piece.kind}\` is not expected`)
    }
    read(piece)
  }
  return examples
}

function exampleOf({ line, text }: Piece, output: string, given: Given): GuideExample {
  return { ...given, line, template: text, output, problems: [] }
}

function examplesInTable(table: string, line: number, given: Given): readonly GuideExample[] {
  const [head = [], ...rows] = rowsOf(table)
  const [first, ...others] = head
  const printed = head.indexOf('Prints')
  const base = { ...given, problems: [] }
  return rows.flatMap((row, index) => {
    const at = { ...base, line: line + 2 + index }
    const [cell, ...cells] = row
    if (first === 'Locale') {
      const locale = codeIn(cell)
      return cells.map((output, column) => ({
        ...at,
        locale,
        template: codeIn(others[column]),
        output: codeIn(output),
      }))
    }
    if (printed < 0) return []
    const code = codeIn(cell)
    const template = first === 'Template' ? code : codeIn(first).replace('…', () => code)
    return [{ ...at, template, output: codeIn(row[printed]) }]
  })
}
