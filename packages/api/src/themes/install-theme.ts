import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { themeFinding, themeVersion } from './shapes.ts'

export const installTheme = defineCall({
  name: 'installTheme',
  summary:
    'Keeps a theme as a new version: a zip file, git bundle or tar.gz file is the body (`Content-Type: application/octet-stream`). Refused themes say what is wrong by file, line and column.',
  audience: 'owner',
  needs: 'site.code',
  method: 'POST',
  path: '/s/:siteId/api/themes',
  takesKey: true,
  params: siteParams,
  output: z.object({
    version: themeVersion,
    /** Findings that do not keep the theme from working. */
    findings: z.array(themeFinding),
  }),
  isUpload: true,
})
