import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { developerKey } from './shapes.ts'

export const createDeveloperKey = defineCall({
  name: 'createDeveloperKey',
  summary:
    'Makes a key for `sitewright push`, with the powers its maker has on this site and no more than the calls that take keys. Its secret is in this answer only.',
  audience: 'owner',
  needs: 'site.code',
  method: 'POST',
  path: '/s/:siteId/api/developer-keys',
  params: siteParams,
  input: z.object({ name: z.string().trim().min(1, 'Give the key a name.').max(100) }),
  output: z.object({ key: developerKey, secret: z.string() }),
})
