import { ACTIVITY_GROUPS, ACTIVITY_NAMES } from '@sitewright/core/activity'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, siteParams, time } from '../fields.ts'

export const activityEntry = z.object({
  id,
  at: time,
  kind: z.enum(ACTIVITY_NAMES as [string, ...string[]]),
  /** Words such as a title, or the name of a role; empty for none. */
  about: z.string(),
  accountId: z.string(),
  /** Name of who did it; null once their account is gone. */
  by: z.string().nullable(),
  /** Name of the person it was done to; null for none, and once their account is gone. */
  person: z.string().nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const listActivity = defineCall({
  name: 'listActivity',
  summary: 'What people did on the site, newest first.',
  audience: 'owner',
  needs: 'contributors.manage',
  method: 'GET',
  path: '/s/:siteId/api/activity',
  params: siteParams,
  query: cursorQuery.extend({
    accountId: id.optional(),
    group: z.enum(ACTIVITY_GROUPS).optional(),
  }),
  output: pageOf(activityEntry),
})
