import { createSavedSection as contract } from '@sitewright/api/saved-sections/create-saved-section'
import type { Section } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { ownerCall } from '../../platform/http/route.ts'
import { checkedSection, refuseCode } from '../content/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { countSaved, insertSaved } from './saved-section-table.ts'

/** Sections of one site. All of them are fetched where one is chosen. */
const MAX_SAVED = 100
/** Characters of one section as JSON: several times what sixty blocks of words take. */
const MAX_LENGTH = 100_000

export const createSavedSection = ownerCall(
  contract,
  async ({ name, section }, { role, inSite }) => {
    const saved = { id: newId(), name, section: checkedSection(section as Section) }
    // Someone who may write code would put this on a page unseen.
    if (!can(role, 'site.code')) refuseCode(saved.section)
    if (JSON.stringify(saved.section).length > MAX_LENGTH) throw fail('savedTooLarge')
    await inSite(async (site) => {
      await lockSite(site)
      if ((await countSaved(site)) >= MAX_SAVED) throw fail('tooManySaved')
      await insertSaved(site, saved as Parameters<typeof insertSaved>[1])
    })
    return { saved: saved as Parameters<typeof insertSaved>[1] }
  },
)
