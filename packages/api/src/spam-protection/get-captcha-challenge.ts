import * as z from 'zod'
import { defineCall } from '../call.ts'
import { FORM_REFUSALS } from '../forms/form-refusals.ts'

export const getCaptchaChallenge = defineCall({
  name: 'getCaptchaChallenge',
  summary:
    'A proof-of-work challenge (ALTCHA) of this site, which a browser answers once, within 20 minutes.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'GET',
  path: '/api/captcha/challenge',
  output: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      /** Seconds since 1970. */
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
})
