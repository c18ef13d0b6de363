import { SUBSCRIBER_STATES } from '@sitewright/core/lists/subscriber'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { listParams } from './shapes.ts'

export const getSubscribersTable = defineCall({
  name: 'getSubscribersTable',
  summary: 'Subscribers of a list as CSV, newest first, with how and when they agreed.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/lists/:listId/subscribers.csv',
  params: listParams,
  query: z.object({ state: z.enum([...SUBSCRIBER_STATES, 'held', 'all']).default('all') }),
  output: z.unknown(),
  streams: 'csv',
})
