import { removeSavedSection as contract } from '@sitewright/api/saved-sections/remove-saved-section'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { removeSaved } from './saved-section-table.ts'

export const removeSavedSection = ownerCall(contract, async ({ savedSectionId }, { inSite }) => {
  if (!(await inSite((site) => removeSaved(site, savedSectionId)))) throw fail('notFound')
  return { ok: true as const }
})
