import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { spamProtection } from './spam-protection-shape.ts'

export const getSpamProtection = defineCall({
  name: 'getSpamProtection',
  summary: 'The blocklist of the site, and whether it has keys of reCAPTCHA.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'GET',
  path: '/s/:siteId/api/spam-protection',
  params: siteParams,
  output: spamProtection,
})
