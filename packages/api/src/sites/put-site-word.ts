import { MAX_WORD } from '@sitewright/core/site/own-words'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { siteWord, wordKeys } from './site-word-shapes.ts'

export const putSiteWord = defineCall({
  name: 'putSiteWord',
  summary: 'Puts the owner’s own words in the place of a word, or the original back. Live at once.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/words',
  params: siteParams,
  input: z.object({
    keys: wordKeys,
    /** Empty for the original words. */
    text: z.string().trim().max(MAX_WORD, `Use at most ${MAX_WORD} characters.`),
  }),
  output: z.object({ word: siteWord }),
})
