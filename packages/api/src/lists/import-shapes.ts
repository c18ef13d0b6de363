import * as z from 'zod'
import { id } from '../fields.ts'
import { listParams } from './shapes.ts'

export const importParams = listParams.extend({ importId: id })

const count = z.number().int()

/** A file of subscribers: read, and waiting for its owner to begin, or under way. */
export const subscriberImport = z.object({
  id,
  filename: z.string(),
  state: z.enum(['ready', 'running', 'done']),
  /** Rows of the file by what becomes of them. */
  counts: z.object({
    /** Addresses that will be added. */
    new: count,
    /** Addresses that are on the list. */
    known: count,
    /** People who have unsubscribed or were erased: no file subscribes them again. */
    left: count,
    /** Rows without an address that mail can be sent to. */
    wrong: count,
    /** Rows whose address stands in the file before. */
    repeated: count,
  }),
  /** Some of the rows that are wrong, as they are in the file. */
  wrongRows: z.array(z.object({ row: count, text: z.string() })),
  /** Addresses that were looked at, and how many of them were added. */
  doneCount: count,
  addedCount: count,
})
export type SubscriberImport = z.output<typeof subscriberImport>
