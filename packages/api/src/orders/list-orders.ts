import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched, siteParams } from '../fields.ts'
import { orderSummary } from './shapes.ts'

export const listOrders = defineCall({
  name: 'listOrders',
  summary: 'Orders newest first; `search` finds an order number or the start of an email.',
  audience: 'owner',
  needs: 'orders.view',
  method: 'GET',
  path: '/s/:siteId/api/orders',
  params: siteParams,
  query: cursorQuery.extend({ search: searched.optional() }),
  output: pageOf(orderSummary),
})
