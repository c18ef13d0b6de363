import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageProtection } from './shapes.ts'

export const getPagePassword = defineCall({
  name: 'getPagePassword',
  summary: 'Whether a page has a password. The password itself cannot be read by anyone.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/pages/:pageId/password',
  params: siteParams.extend({ pageId: id }),
  output: pageProtection,
})
