/** Ids that a statement gives to the rows it makes, where their number is not known before it runs. */

import { newId } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'

/** An id in two parts: its beginning, with the time, and its end as a number that each row raises by one. */
export interface IdsInRow {
  readonly idStart: string
  readonly idEnd: number
}

/** Hexadecimal digits of the part that is counted. */
const COUNTED_DIGITS = 8

export function idsInRow(): IdsInRow {
  const id = newId()
  return {
    idStart: id.slice(0, -COUNTED_DIGITS),
    idEnd: Number.parseInt(id.slice(-COUNTED_DIGITS), 16),
  }
}

/** SQL of the id of a row of the statement. */
export function idInRow({ idStart, idEnd }: IdsInRow): RawBuilder<string> {
  const end = sql`to_hex((${idEnd}::bigint + row_number() OVER ()) % ${sql.lit(16 ** COUNTED_DIGITS)})`
  return sql`${idStart}::text || lpad(${end}, ${sql.lit(COUNTED_DIGITS)}, '0')`
}
