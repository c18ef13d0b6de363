import * as z from 'zod'
import { id, time } from '../fields.ts'

const person = z.object({ id, name: z.string() })

/** An item that somebody was asked to review, or that came back from that. */
export const review = z.object({
  itemId: id,
  collectionId: id,
  title: z.string(),
  /** Null once they may no longer publish on the site, or have left it. */
  reviewer: person.nullable(),
  askedBy: person.nullable(),
  askedAt: time,
  /** The reviewer’s answer when they gave it back; null while it waits for them. */
  returned: z.object({ note: z.string(), at: time, by: z.string().nullable() }).nullable(),
  isForYou: z.boolean(),
  isYours: z.boolean(),
})
export type Review = z.infer<typeof review>

export const reviewList = z.object({
  reviews: z.array(review),
  /** Everyone who may publish, for whoever may ask them. */
  reviewers: z.array(person),
})
export type ReviewList = z.infer<typeof reviewList>
