import { createPageTemplate as contract } from '@sitewright/api/page-templates/create-page-template'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import { STAND_INS } from '@sitewright/core/content/special-pages'
import { newId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import { ownerCall } from '../../platform/http/route.ts'
import { draftDocument, draftPage, refuseCode } from '../content/index.ts'
import { lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { countTemplates, insertTemplate } from './page-template-table.ts'
import { sectionWords } from './section-words.ts'

/** Templates of one site. */
const MAX_TEMPLATES = 50
/** Characters of one page as JSON: ten times a long page. */
const MAX_LENGTH = 1_000_000

/** Settings that are about one page and no other: words for search engines, whether visitors can open it, and at which addresses. */
const OF_ONE_PAGE = [
  'description',
  'seoTitle',
  'seoDescription',
  'isEnabled',
  ...Object.values(STAND_INS),
  'searchNothingText',
] as const

export const createPageTemplate = ownerCall(contract, async ({ pageId, name }, { role, inSite }) =>
  inSite(async (site) => {
    await lockSite(site)
    const page = await draftPage(site, pageId)
    if (!page) throw fail('pageMissing')
    if (!collectionKind(page.kind).hasBody || page.documentId === undefined)
      throw fail('noTemplate')
    const { body } = await draftDocument(site, page.documentId)
    // Someone who may write code would put this on a page unseen.
    if (!can(role, 'site.code')) Object.values(body.sections).forEach(refuseCode)
    if (JSON.stringify(body).length > MAX_LENGTH) throw fail('templateTooLarge')
    if ((await countTemplates(site)) >= MAX_TEMPLATES) throw fail('tooManyTemplates')
    const template = { id: newId(), name, kind: page.kind, sections: sectionWords(body) }
    await insertTemplate(site, { ...template, settings: ofAnyPage(page.settings), body })
    return { template }
  }),
)

function ofAnyPage(settings: CollectionSettings): Partial<CollectionSettings> {
  const left: ReadonlySet<string> = new Set(OF_ONE_PAGE)
  return Object.fromEntries(Object.entries(settings).filter(([field]) => !left.has(field)))
}
