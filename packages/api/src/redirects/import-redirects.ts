import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { redirectMap } from './shapes.ts'

export const importRedirects = defineCall({
  name: 'importRedirects',
  summary: 'Adds lines such as `/old -> /new 301`, all or none; known paths get their new target.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'POST',
  path: '/s/:siteId/api/redirects/import',
  params: siteParams,
  input: z.object({ text: z.string().trim().min(1, 'Paste at least one line.').max(800_000) }),
  output: redirectMap,
})
