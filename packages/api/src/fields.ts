/** Schemas that many calls share. */

import { isBlank } from '@sitewright/core/blank'
import { ID_PATTERN } from '@sitewright/core/id'
import * as z from 'zod'

export const id = z.string().regex(ID_PATTERN, 'That id is not valid.')

/** Range of times in milliseconds since 1970: the years 1 to 9999, beyond which not every system can store dates. */
const EARLIEST = -62_135_596_800_000
const LATEST = 253_402_300_799_999

/** Milliseconds since 1970. */
export const time = z.number().int().min(EARLIEST).max(LATEST)

/** Visible text, trimmed; `message` is for blank text (specification §9). */
export function filled(message: string) {
  return z
    .string()
    .trim()
    .min(1, message)
    .refine((text) => !isBlank(text), message)
}

/** Search words for a list, without the NUL character, which no stored text has. */
export const searched = z
  .string()
  .max(200)
  .overwrite((text) => text.replaceAll('\0', '').trim())

/** Whole minor units of a currency: 1250 is $12.50, and 1250 is ¥1,250. */
export const minor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const siteParams = z.object({ siteId: id })

export const done = z.object({ ok: z.literal(true) })

/** Answer of calls that put something into the trash; `trashId` names it there, to put it back. */
export const trashed = z.object({ ok: z.literal(true), trashId: id })

export const cursorQuery = z.object({ cursor: z.string().max(200).optional() })

/** Keyset pagination: one page of a list; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
