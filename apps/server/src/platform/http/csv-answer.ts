/**
 * CSV downloads of any length: rows are written as they are read, never ahead of a slow reader (back-pressure), and no longer
 * read once it has left. Cells are safe in spreadsheets, which run what they take for a formula.
 */

import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { attachment } from './attachment.ts'
import { boundHeap } from './bound-heap.ts'

/** Numbers stay numbers in a spreadsheet; texts that look like a formula get an apostrophe. */
export type CsvCell = string | number

export interface CsvAnswer {
  /** Name of the file as it is saved, `.csv` included. */
  readonly filename: string
  readonly columns: readonly string[]
  /**
   * Rows in batches, each with a cell for every column. A generator that asks the database once for each batch keeps memory
   * flat; it is ended (`return`) when the reader leaves.
   */
  readonly batches: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/** Byte order mark, by which spreadsheets know that a text is UTF-8. */
const BOM = '\ufeff'

/** Bytes that may wait for the reader beside the batch that is being written. */
const MOST_WAITING = 64 * 1024

/** Answers with a table. Headings go out at once, before any row is read; a failure after that breaks the download off. */
export function sendCsv(reply: FastifyReply, answer: CsvAnswer): FastifyReply {
  const text = Readable.from(writtenOut(answer), { objectMode: false, highWaterMark: MOST_WAITING })
  return (
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(answer.filename))
      // Proxies that collect answers before they pass them on would hold the first byte back.
      .header('x-accel-buffering', 'no')
      .send(text)
  )
}

async function* writtenOut({ columns, batches }: CsvAnswer): AsyncGenerator<string> {
  yield BOM + csvLines([columns])
  const letGo = boundHeap()
  try {
    for await (const rows of batches) {
      if (rows.length > 0) yield csvLines(rows)
    }
  } finally {
    letGo()
  }
}

/** Lines of CSV (RFC 4180), all cells quoted, so that no other separator of a spreadsheet's language splits them. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], {
    quoted: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { string: withoutHiddenFormulas },
  })
}

/**
 * Formula signs that a spreadsheet would find at the beginning of a cell if it split the text at other separators than commas,
 * as Excel does in half of Europe. Lists (`- tea`) stay as they are.
 */
const HIDDEN_FORMULA = /((?:^|[;\t\r\n])\s+|[;\t\r\n])([=@\uff1d\uff20]|[+\-\uff0b\uff0d](?! ))/g

function withoutHiddenFormulas(text: string): string {
  return text.replace(HIDDEN_FORMULA, "$1'$2")
}
