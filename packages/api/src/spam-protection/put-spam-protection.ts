import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { spamProtection, spamProtectionChange } from './spam-protection-shape.ts'

export const putSpamProtection = defineCall({
  name: 'putSpamProtection',
  summary: 'Replaces the blocklist and the keys of reCAPTCHA. Live at once.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'PUT',
  path: '/s/:siteId/api/spam-protection',
  params: siteParams,
  input: spamProtectionChange,
  output: spamProtection,
})
