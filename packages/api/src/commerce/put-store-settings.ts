import * as z from 'zod'
import { emailOrNone } from '../accounts/shapes.ts'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { storeSettings } from './shapes.ts'

export const putStoreSettings = defineCall({
  name: 'putStoreSettings',
  summary:
    'Changes how the store sells; what is not sent stays as it is. The currency only while nothing was sold.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'PUT',
  path: '/s/:siteId/api/store-settings',
  params: siteParams,
  input: storeSettings.extend({ replyToEmail: emailOrNone }).partial().extend({
    /** Read by nobody: it comes back with the settings that were read, and putTaxSettings changes it. */
    pricesIncludeTax: z.boolean().optional(),
  }),
  output: z.object({ settings: storeSettings }),
})
