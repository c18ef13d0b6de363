import { listSavedSections as contract } from '@sitewright/api/saved-sections/list-saved-sections'
import { ownerCall } from '../../platform/http/route.ts'
import { savedSections } from './saved-section-table.ts'

export const listSavedSections = ownerCall(contract, async (_input, { inSite }) => ({
  saved: await inSite(savedSections),
}))
