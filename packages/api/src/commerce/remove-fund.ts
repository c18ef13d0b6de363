import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'

export const removeFund = defineCall({
  name: 'removeFund',
  summary: 'Ends a fund for good; donations to it stay.',
  audience: 'owner',
  needs: 'commerce.settings',
  flag: 'commerce',
  method: 'DELETE',
  path: '/s/:siteId/api/funds/:fundId',
  params: siteParams.extend({ fundId: id }),
  output: done,
})
