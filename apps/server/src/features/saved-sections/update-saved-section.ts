import { updateSavedSection as contract } from '@sitewright/api/saved-sections/update-saved-section'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { renameSaved } from './saved-section-table.ts'

export const updateSavedSection = ownerCall(
  contract,
  async ({ savedSectionId, name }, { inSite }) => {
    if (!(await inSite((site) => renameSaved(site, savedSectionId, name)))) throw fail('notFound')
    return { ok: true as const }
  },
)
