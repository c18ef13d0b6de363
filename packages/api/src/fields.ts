/** Pieces that many calls share. */

import { isBlank } from '@sitewright/core/blank'
import { ID_PATTERN } from '@sitewright/core/id'
import * as z from 'zod'

export const id = z.string().regex(ID_PATTERN, 'That id is not valid.')

/** First moment of the year 1 and last one of 9999: beyond lie dates that not everything can keep. */
const EARLIEST = -62_135_596_800_000
const LATEST = 253_402_300_799_999

/** Milliseconds since 1970. */
export const time = z.number().int().min(EARLIEST).max(LATEST)

/** Words that can be seen, without spaces around them; `message` is for blank ones (specification §9). */
export function filled(message: string) {
  return z
    .string()
    .trim()
    .min(1, message)
    .refine((text) => !isBlank(text), message)
}

/** Words to look for in a list, without the character that is in no text. */
export const searched = z
  .string()
  .max(200)
  .overwrite((text) => text.replaceAll('\0', '').trim())

/** Whole minor units of a currency: 1250 is $12.50, and 1250 is ¥1,250. */
export const minor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

export const siteParams = z.object({ siteId: id })

export const done = z.object({ ok: z.literal(true) })

export const cursorQuery = z.object({ cursor: z.string().max(200).optional() })

/** A list that goes on: `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
