import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, siteParams } from '../fields.ts'
import { asset } from './shapes.ts'

export const listAssets = defineCall({
  name: 'listAssets',
  summary: 'Uploaded pictures, newest first.',
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets',
  params: siteParams,
  query: cursorQuery,
  output: pageOf(asset),
})
