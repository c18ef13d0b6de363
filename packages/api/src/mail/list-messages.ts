import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, siteParams } from '../fields.ts'
import { messageSummary } from './shapes.ts'

export const listMessages = defineCall({
  name: 'listMessages',
  summary: 'Mail the site has written, newest first.',
  audience: 'owner',
  needs: 'mail.view',
  method: 'GET',
  path: '/s/:siteId/api/mail',
  params: siteParams,
  query: cursorQuery,
  output: pageOf(messageSummary),
})
