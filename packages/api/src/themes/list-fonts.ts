import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { fontFamily } from './shapes.ts'

export const listFonts = defineCall({
  name: 'listFonts',
  summary: 'Families of fonts that come with every site.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/fonts',
  params: siteParams,
  output: z.object({ fonts: z.array(fontFamily) }),
})
