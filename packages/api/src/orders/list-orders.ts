import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched, siteParams } from '../fields.ts'
import { orderFulfillment, orderSummary } from './shapes.ts'

export const listOrders = defineCall({
  name: 'listOrders',
  summary:
    'Orders newest first; `search` finds an order number or the start of an email, `fulfillment` PENDING what is to be sent.',
  audience: 'owner',
  needs: 'orders.view',
  method: 'GET',
  path: '/s/:siteId/api/orders',
  params: siteParams,
  query: cursorQuery.extend({
    search: searched.optional(),
    fulfillment: orderFulfillment.optional(),
  }),
  output: pageOf(orderSummary),
})
