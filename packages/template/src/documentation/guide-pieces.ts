/** Extracts the chapters, code blocks and tables of the guide. */

export interface Piece {
  /** `chapter`, `table`, or the first words of a code block: its language and the word after it. */
  readonly kind: string
  readonly line: number
  /** The rest of the code block's info string. */
  readonly name: string
  readonly text: string
}

const PIECE =
  /^(?<fence>`{3,})(?<kind>\w+(?: \w+)?) ?(?<name>.*)\n(?<text>[\s\S]*?)\n?^\k<fence>$|^(?<chapter>## .*)$|^(?<table>\|.*\n\|[-| ]+\n(?:\|.*\n?)+)/gm

export function* piecesOf(page: string): Iterable<Piece> {
  for (const { index, groups = {} } of page.matchAll(PIECE)) {
    const line = page.slice(0, index).split('\n').length
    const { kind = groups.chapter ? 'chapter' : 'table', name = '', text, table = '' } = groups
    yield { kind, line, name, text: text ?? table }
  }
}

/** Rows as cells, without the line between the head and the others. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  const [head = '', , ...rows] = table.trimEnd().split('\n')
  return [head, ...rows].map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
}

/** The text of a cell between its backquotes; `_nothing_` means that it is empty. */
export function codeIn(cell = ''): string {
  if (cell === '_nothing_') return ''
  const code = /^(`+)(.*)\1$/.exec(cell)?.[2]
  if (code === undefined) throw new Error(`Not in backquotes: ${cell}`)
  return code
}
