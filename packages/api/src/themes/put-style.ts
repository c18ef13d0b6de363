import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { savedStyle, siteStyle } from './shapes.ts'

export const putStyle = defineCall({
  name: 'putStyle',
  summary: 'Replaces the draft of the site’s look; visitors see it once it is published.',
  audience: 'owner',
  needs: 'styles.edit',
  method: 'PUT',
  path: '/s/:siteId/api/style',
  takesKey: true,
  params: siteParams,
  input: siteStyle,
  output: savedStyle,
})
