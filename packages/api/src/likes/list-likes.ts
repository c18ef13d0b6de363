import { isId } from '@sitewright/core/id'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'

/** Most items that one page asks about at once. */
export const MOST_LIKES = 100

const ids = z
  .string()
  .max(MOST_LIKES * 25)
  .transform((text) => text.split(',').filter(isId))

export const listLikes = defineCall({
  name: 'listLikes',
  summary: 'How many like each of these items, and whether this visitor does.',
  audience: 'visitor',
  method: 'GET',
  path: '/api/likes',
  query: z.object({
    /** Ids of items, separated by commas. */
    ids,
  }),
  output: z.object({
    likes: z.array(z.object({ id, count: z.number(), isLiked: z.boolean() })),
  }),
})
