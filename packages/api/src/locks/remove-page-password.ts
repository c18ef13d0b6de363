import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageProtection } from './shapes.ts'

export const removePagePassword = defineCall({
  name: 'removePagePassword',
  summary: 'Opens a page to everyone again, at once.',
  audience: 'owner',
  needs: 'content.publish',
  method: 'DELETE',
  path: '/s/:siteId/api/pages/:pageId/password',
  params: siteParams.extend({ pageId: id }),
  output: pageProtection,
})
