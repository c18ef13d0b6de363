import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getMoneyExamples = defineCall({
  name: 'getMoneyExamples',
  summary:
    'An amount of the store in both forms a site can choose, in a language that need not be saved.',
  audience: 'owner',
  needs: 'site.settings',
  method: 'GET',
  path: '/s/:siteId/api/money-examples',
  params: siteParams,
  query: z.object({ language: z.string().max(35) }),
  output: z.object({
    /** In the language's format: `1.234,50 €`. */
    ofLanguage: z.string(),
    /** In the currency's own format, alike in every language: `€1,234.50`. */
    ofCurrency: z.string(),
  }),
})
