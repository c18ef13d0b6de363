import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { styleState } from './shapes.ts'

export const getStyle = defineCall({
  name: 'getStyle',
  summary: 'How the site looks as drafted, and what can be changed about it.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/style',
  takesKey: true,
  params: siteParams,
  output: styleState,
})
