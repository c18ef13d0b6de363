import { listPreviewLinks as contract } from '@sitewright/api/preview-links/list-preview-links'
import { ownerCall } from '../../platform/http/route.ts'
import { previewLinks } from './preview-link-table.ts'

export const listPreviewLinks = ownerCall(contract, async (_input, { app, inSite }) => ({
  links: await inSite((site) => previewLinks(site, new Date(app.clock.now()))),
}))
