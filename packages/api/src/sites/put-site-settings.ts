import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteSettings } from './site-settings-shape.ts'

export const putSiteSettings = defineCall({
  name: 'putSiteSettings',
  summary: 'Replaces the site’s settings. They are live at once and not part of a publication.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/settings',
  params: siteParams,
  input: siteSettings,
  output: z.object({ settings: siteSettings }),
})
