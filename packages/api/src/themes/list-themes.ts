import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { builtInTheme, themeVersion } from './shapes.ts'

/** Address of the site's home page in the theme, valid for a few minutes; null for a site without a home page. */
const preview = { previewUrl: z.string().nullable() }

export const listThemes = defineCall({
  name: 'listThemes',
  summary: 'The themes that the site can have, and which one it has as drafted.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/themes',
  takesKey: true,
  params: siteParams,
  output: z.object({
    /** Key of a theme that comes with the platform, or of an installed version. */
    current: z.string(),
    builtIn: z.array(builtInTheme.extend(preview)),
    /** Ordered by name, the newest version of each first. */
    installed: z.array(themeVersion.extend(preview)),
  }),
})
