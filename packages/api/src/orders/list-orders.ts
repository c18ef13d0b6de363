import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, siteParams } from '../fields.ts'
import { orderSummary } from './shapes.ts'

export const listOrders = defineCall({
  name: 'listOrders',
  summary: 'Orders newest first; `search` finds an order number or the start of an email.',
  audience: 'owner',
  needs: 'orders.view',
  method: 'GET',
  path: '/s/:siteId/api/orders',
  params: siteParams,
  query: cursorQuery.extend({ search: z.string().max(100).optional() }),
  output: pageOf(orderSummary),
})
