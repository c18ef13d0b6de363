/** What of the guide is no running text: its chapters, blocks of code and tables. */

export interface Piece {
  /** `chapter`, `table`, or what a block is called: its language and the word after it. */
  readonly kind: string
  readonly line: number
  /** What follows the name of a block. */
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

/** Its cells, without the line between the head and the others. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  const [head = '', , ...rows] = table.trimEnd().split('\n')
  return [head, ...rows].map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )
}

/** What a cell holds between its backquotes; `_nothing_` says that it is empty. */
export function codeIn(cell = ''): string {
  if (cell === '_nothing_') return ''
  const code = /^(`+)(.*)\1$/.exec(cell)?.[2]
  if (code === undefined) throw new Error(`Not in backquotes: ${cell}`)
  return code
}
