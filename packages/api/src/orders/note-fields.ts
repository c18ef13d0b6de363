/** Fields of a note about an order. */

import * as z from 'zod'
import { filled } from '../fields.ts'
import { MAX_ORDER_NOTE } from './shapes.ts'

export const noteFields = {
  text: filled('Write something first.').max(
    MAX_ORDER_NOTE,
    `A note has at most ${MAX_ORDER_NOTE} characters.`,
  ),
  /** Whether the customer sees it on the order page. */
  isPublic: z.boolean().default(false),
}
