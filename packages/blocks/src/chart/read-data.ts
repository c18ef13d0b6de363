/**
 * Reads a chart's data written or pasted as text. Pure. A line is a row: its name and a value for each column, with tabs, semicolons or
 * commas between them; where commas are followed by a space, one between digits belongs to a number, as in `Spring, 1,200`. A first line without numbers, or that begins with an empty cell, names the columns.
 */

import type { FieldProblem } from '../fields/index.ts'

export interface Dataset {
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

export interface Row {
  readonly name: string
  /** A cell for each column; undefined where there is none. */
  readonly cells: readonly (Cell | undefined)[]
}

export interface Cell {
  readonly value: number
  /** As it was written, with its currency or unit. */
  readonly text: string
}

const PROBLEMS = {
  columns: { name: 'columns', words: 'Your dataset must have at least one column' },
  rows: { name: 'rows', words: 'Your dataset must have at least one row' },
  missing: { name: 'missing', words: 'One or more rows was missing data' },
} as const satisfies Record<string, FieldProblem>

const MOST_ROWS = 50
const MOST_COLUMNS = 6

/** Texts that tell how cells are apart, with what they are apart by; the first that is there counts. */
const SEPARATORS: readonly (readonly [sign: string, separator: string | RegExp])[] = [
  ['\t', '\t'],
  [';', ';'],
  [', ', /(?<!\d),|,(?!\d)/],
  [',', ','],
]

export function readData(source: string): Dataset {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  const separator = SEPARATORS.find(([sign]) => source.includes(sign))?.[1] ?? ','
  const table = lines.map((line) => line.split(separator).map((cell) => cell.trim()))
  const [first = []] = table
  const hasHead =
    first.length > 1 &&
    (first[0] === '' || first.slice(1).every((cell) => numberIn(cell) === undefined))
  const rows = (hasHead ? table.slice(1) : table).slice(0, MOST_ROWS)
  const width = Math.min(
    Math.max(0, ...[first, ...rows].map(({ length }) => length - 1)),
    MOST_COLUMNS,
  )
  return {
    columns: Array.from({ length: width }, (_, place) => (hasHead && first[place + 1]) || ''),
    rows: rows.map(([name = '', ...cells]) => ({
      name,
      cells: Array.from({ length: width }, (_, place) => cellOf(cells[place] ?? '')),
    })),
  }
}

/** The reason why these data make no whole chart; undefined if they do. */
export function problemOf(source: string): FieldProblem | undefined {
  const { columns, rows } = readData(source)
  if (rows.length === 0) return PROBLEMS.rows
  if (columns.length === 0) return PROBLEMS.columns
  const isWhole = rows.every(({ name, cells }) => name !== '' && !cells.includes(undefined))
  return isWhole ? undefined : PROBLEMS.missing
}

function cellOf(text: string): Cell | undefined {
  const value = numberIn(text)
  return value === undefined ? undefined : { value, text }
}

/** A number with whatever unit or currency is around it, and with a decimal point or comma. */
function numberIn(text: string): number | undefined {
  const [number] = /-?\d[\d.,\s']*/.exec(text.slice(0, LONGEST_NUMBER).replace('\u2212', '-')) ?? []
  if (number === undefined) return undefined
  const digits = number.replace(/[\s']/g, '').replace(/[.,]$/, '')
  const decimal = /[.,](?=\d+$)/.exec(digits)
  const mark = decimal?.[0] ?? '.'
  // Three digits behind the only kind of mark are thousands, as in 1,200; `0.125` and `1.200,5` are told by what is before.
  const isGrouped = /^-?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(digits)
  const plain = isGrouped
    ? digits.replace(/[.,]/g, '')
    : digits.replace(mark === ',' ? /\./g : /,/g, '').replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

/** Most characters in which a number is looked for. */
const LONGEST_NUMBER = 40
