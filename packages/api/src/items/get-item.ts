import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { item } from './shapes.ts'

export const getItem = defineCall({
  name: 'getItem',
  summary: 'An item as its form shows it.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/items/:itemId',
  params: siteParams.extend({ itemId: id }),
  output: z.object({ item }),
})
