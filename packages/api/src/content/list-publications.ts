import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, siteParams } from '../fields.ts'
import { publication } from './shapes.ts'

export const listPublications = defineCall({
  name: 'listPublications',
  summary: 'Every published version, newest first.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/publications',
  params: siteParams,
  query: cursorQuery,
  output: pageOf(publication),
})
