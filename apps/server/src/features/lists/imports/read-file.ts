/** Reads a CSV file of subscribers: which columns have address and name follows from its headings, or from what is in it. */

import { isEmail } from '@sitewright/core/email'
import { emailKey, MAX_SUBSCRIBER_NAME } from '@sitewright/core/lists/subscriber'
import { CsvError, parse } from 'csv-parse'
import { fail } from '../errors.ts'
import type { ImportedRow } from '../tables.ts'

/** The most bytes of a file: 50,000 rows with much beside the address. */
const MAX_BYTES = 10 * 1024 * 1024
const MAX_ROWS = 50_000
/** Rows that are wrong and shown. */
const MOST_WRONG = 20
/** Characters of such a row. */
const MOST_SHOWN = 200

export interface ReadFile {
  /** One for each address. */
  readonly rows: readonly ImportedRow[]
  readonly wrong: number
  readonly repeated: number
  readonly wrongRows: readonly { readonly row: number; readonly text: string }[]
}

export async function readSubscribers(body: AsyncIterable<Buffer>): Promise<ReadFile> {
  const text = decoded(await bytesOf(body))
  const sorter = new RowSorter()
  let line = 0
  for await (const cells of recordsOf(text)) {
    line += 1
    if (line > MAX_ROWS + 1) throw fail('tooManyRows')
    sorter.take(cells, line)
  }
  return sorter.sorted()
}

/** Sorts rows as they are read, by the columns that the first of them tells. */
class RowSorter {
  readonly #rows = new Map<string, ImportedRow>()
  readonly #wrongRows: { row: number; text: string }[] = []
  #columns: Columns | undefined
  #wrong = 0
  #repeated = 0

  take(cells: readonly string[], row: number): void {
    const isFirst = this.#columns === undefined
    this.#columns ??= columnsOf(cells)
    if (!this.#columns) throw fail('noAddresses')
    if (!(isFirst && this.#columns.isHeading)) this.#sort(cells, row, this.#columns)
  }

  sorted(): ReadFile {
    if (!this.#columns) throw fail('noAddresses')
    return {
      rows: [...this.#rows.values()],
      wrong: this.#wrong,
      repeated: this.#repeated,
      wrongRows: this.#wrongRows,
    }
  }

  #sort(cells: readonly string[], row: number, columns: Columns): void {
    const email = (cells[columns.email] ?? '').trim()
    const key = emailKey(email)
    if (!isEmail(email, 'deliverable')) {
      this.#wrong += 1
      const text = cells.join(' ').trim().slice(0, MOST_SHOWN)
      if (this.#wrongRows.length < MOST_WRONG) this.#wrongRows.push({ row, text })
    } else if (this.#rows.has(key)) {
      this.#repeated += 1
    } else {
      this.#rows.set(key, { email, name: nameIn(cells, columns.names) })
    }
  }
}

async function bytesOf(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MAX_BYTES) throw fail('fileTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** UTF-8, or what spreadsheets on Windows write where it is not. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function* recordsOf(text: string): AsyncGenerator<readonly string[]> {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
  })
  parser.end(text)
  try {
    for await (const record of parser) yield record as readonly string[]
  } catch (error) {
    if (error instanceof CsvError) throw fail('fileUnreadable')
    throw error
  }
}

/** The separator that is most in the first line: spreadsheets of half of Europe write semicolons. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const counted = [',', ';', '\t'].map((sign) => [sign, first.split(sign).length] as const)
  return counted.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ','
}

interface Columns {
  readonly email: number
  readonly names: readonly number[]
  readonly isHeading: boolean
}

const EMAIL_HEADING = /^e-?mail(?:[ _-]?address)?$|^adresse e-?mail$|^correo|^メール/i
const NAME_HEADINGS = [
  /^(?:full[ _-]?)?name$|^nom$|^nombre$|^名前$/i,
  /^(?:first|given)[ _-]?name$|^vorname$|^prénom$/i,
  /^(?:last|family)[ _-]?name$|^surname$|^nachname$|^apellidos?$/i,
]

function columnsOf(cells: readonly string[]): Columns | undefined {
  const headings = cells.map((cell) => cell.trim())
  const email = headings.findIndex((heading) => EMAIL_HEADING.test(heading))
  if (email !== -1) {
    const [whole = -1, ...parts] = NAME_HEADINGS.map((pattern) =>
      headings.findIndex((heading) => pattern.test(heading)),
    )
    const isInParts = (parts[0] ?? -1) !== -1
    const names = isInParts && whole === -1 ? parts : [whole, ...(isInParts ? [] : parts)]
    return { email, names: names.filter((at) => at !== -1), isHeading: true }
  }
  const first = headings.findIndex((cell) => isEmail(cell, 'deliverable'))
  return first === -1 ? undefined : { email: first, names: [], isHeading: false }
}

function nameIn(cells: readonly string[], columns: readonly number[]): string {
  return columns
    .map((at) => (cells[at] ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .toWellFormed()
    .slice(0, MAX_SUBSCRIBER_NAME)
}
