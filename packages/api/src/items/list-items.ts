import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { itemSummary } from './shapes.ts'
import { itemStatus } from './shared-shapes.ts'

export const listItems = defineCall({
  name: 'listItems',
  summary: 'Items of a collection in its own order, found by their title with `search`.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/collections/:collectionId/items',
  params: siteParams.extend({ collectionId: id }),
  query: cursorQuery.extend({
    search: searched.optional(),
    status: itemStatus.optional(),
  }),
  output: pageOf(itemSummary),
})
