import { SUBSCRIBER_STATES } from '@sitewright/core/lists/subscriber'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched } from '../fields.ts'
import { listParams, mailingList, subscriber } from './shapes.ts'

export const listSubscribers = defineCall({
  name: 'listSubscribers',
  summary: 'Subscribers of a list, newest first.',
  audience: 'owner',
  needs: 'forms.view',
  method: 'GET',
  path: '/s/:siteId/api/lists/:listId/subscribers',
  params: listParams,
  query: cursorQuery.extend({
    search: searched.optional(),
    state: z.enum([...SUBSCRIBER_STATES, 'held', 'all']).default('all'),
  }),
  output: pageOf(subscriber).extend({ list: mailingList }),
})
