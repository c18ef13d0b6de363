/**
 * The reference: the statements of a recording, in its transactions, sent again straight through `pg`.
 * All of them are sent as recorded. What must be new each time is made new: ids and tokens made during
 * the recording, times, and the order's number, which is the one that this replay's counter gave.
 */

import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Recording, Statement } from './recording.ts'

type Value = string | null

/** One purchase or one addition. */
interface Replay {
  readonly names: Map<string, string>
  orderNumber: number
}

interface Step {
  readonly text: string
  readonly values: readonly (Value | ((replay: Replay) => Value))[]
}

const ORDER_COUNTER = 'insert into "order_counter"'
const ORDER = 'insert into "shop_order"'
const ENQUEUE = 'SELECT sitewright_enqueue('
/** Index of the parameter of `sitewright_enqueue` that says when the job runs. */
const RUN_AT = 4
const DAY_MS = 24 * 60 * 60 * 1000
/** Hexadecimal digits of an id that say when it was made. */
const TIME_DIGITS = 12

export function createReplay(recording: Recording): (client: Client) => Promise<void> {
  const steps = recording.transactions.flat().map((statement) => stepOf(statement, recording))
  return async (client) => {
    const replay: Replay = { names: new Map(), orderNumber: 0 }
    for (const { text, values } of steps) {
      const { rows } = await client.query(
        text,
        values.map((value) => (typeof value === 'function' ? value(replay) : value)),
      )
      if (text.startsWith(ORDER_COUNTER)) replay.orderNumber = rows[0].last_number
    }
  }
}

function stepOf({ text, values }: Statement, recording: Recording): Step {
  const varying = values.map((value) => varyingValue(value, recording))
  if (text.startsWith(ORDER)) {
    varying[columnsOf(text).indexOf('"number"')] = ({ orderNumber }) => String(orderNumber)
  }
  // The job is added like any other, but the server does not do it: that is not the reference's work.
  if (text.startsWith(ENQUEUE)) varying[RUN_AT] = () => new Date(Date.now() + DAY_MS).toISOString()
  return { text, values: varying }
}

function columnsOf(insert: string): string[] {
  return insert.slice(insert.indexOf('(') + 1, insert.indexOf(')')).split(', ')
}

function varyingValue(value: Value, { recordedAt, known = [] }: Recording): Step['values'][number] {
  if (value === null) return null
  const time = timeIn(value)
  if (time !== undefined) return () => new Date(Date.now() + time - recordedAt).toISOString()
  // A hash of a token.
  if (/^[0-9a-f]{64}$/.test(value)) return ({ names }) => renamed(names, value, 0)
  // Whole ids, and beginnings of those that a statement counts on.
  const ids = value.match(/\b(?:[0-9a-f]{24}|[0-9a-f]{16})\b/g) ?? []
  const isNew = (id: string) =>
    !known.includes(id) && Number.parseInt(id.slice(0, TIME_DIGITS), 16) >= recordedAt
  const made = [...new Set(ids.filter(isNew))]
  if (made.length === 0) return value
  return ({ names }) =>
    made.reduce((text, id) => text.replaceAll(id, renamed(names, id, TIME_DIGITS)), value)
}

/** The time in a value as PostgreSQL writes it: `2026-02-03 04:05:06.789+00`. */
function timeIn(value: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/.exec(value) ?? []
  return day && time ? Date.parse(`${day}T${time}Z`) : undefined
}

/** A new name for an id, one for each within a replay; it keeps its time, so that ids sort as the server's do. */
function renamed(names: Map<string, string>, name: string, kept: number): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const time = kept === 0 ? '' : Date.now().toString(16).padStart(kept, '0')
  const made = time + randomBytes((name.length - kept) / 2).toString('hex')
  names.set(name, made)
  return made
}
