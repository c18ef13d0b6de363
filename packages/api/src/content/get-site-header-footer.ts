import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { headerFooter } from './header-footer.ts'

export const getSiteHeaderFooter = defineCall({
  name: 'getSiteHeaderFooter',
  summary: 'The draft header and the draft footer.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/site-header-footer',
  params: siteParams,
  output: headerFooter,
})
