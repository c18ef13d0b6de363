import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteWord } from './site-word-shapes.ts'

export const getSiteWords = defineCall({
  name: 'getSiteWords',
  summary:
    'All words that visitors read and nobody wrote on a page, in the language of the site, with the owner’s own.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/words',
  params: siteParams,
  output: z.object({ language: z.string(), words: z.array(siteWord) }),
})
