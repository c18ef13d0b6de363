import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { storedSiteSettings } from './site-settings-shape.ts'

export const getSiteSettings = defineCall({
  name: 'getSiteSettings',
  summary: 'What the owner says about the site as a whole.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/settings',
  params: siteParams,
  output: z.object({ settings: storedSiteSettings }),
})
