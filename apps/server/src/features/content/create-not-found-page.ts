import { createNotFoundPage as contract } from '@sitewright/api/content/create-not-found-page'
import { heading, paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { type SectionLayout, sectionFrom } from '@sitewright/blocks/section-library'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import { pageWords } from '@sitewright/page'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { siteWithId } from '../sites/index.ts'
import { addPage } from './add-page.ts'
import { lockDrafts, readDraft } from './draft-table.ts'
import { fail } from './errors.ts'
import { settingsOf } from './manifest.ts'
import { presentPage } from './present-pages.ts'

export const createNotFoundPage = ownerCall(contract, async (_input, { account, inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    if (pages.some((page) => settingsOf(page).answersNotFound)) throw fail('notFoundPageThere')
    const words = pageWords((await siteWithId(site.db, site.id))?.settings.language ?? '')
    const title = words.pageNotFound
    const id = await addPage(site, {
      ...{ title, kind: 'page', navigation: 'none' },
      settings: { answersNotFound: true },
      body: bodyOf(layoutIn(words)),
    })
    await noteActivity(site, { kind: 'pageAdded', by: account.id, about: title })
    return { page: await presentPage(site, id) }
  }),
)

function bodyOf(layout: SectionLayout): PageDocument {
  const section = sectionFrom(layout)
  return { version: 1, sectionOrder: [section.id], sections: { [section.id]: section } }
}

const CENTERED = { align: 'center' } as const

/** The words that stand at wrong addresses of sites without such a page, in the site's language. */
function layoutIn({
  pageNotFound,
  pageNothingAtAddress,
  pageGoHome,
}: ReturnType<typeof pageWords>): SectionLayout {
  const text = textDocument(
    heading(1, pageNotFound, CENTERED),
    paragraph(pageNothingAtAddress, CENTERED),
  ) as unknown as JsonObject
  const toHome = { label: pageGoHome, link: { href: '/', newWindow: false } }
  return {
    ...{ name: 'not-found', label: '', summary: '' },
    parts: [
      { block: 'html', at: [3, 0, 18, 5], props: { text } },
      { block: 'button', at: [6, 6, 12, 2], props: { ...toHome, alignment: 'center' } },
    ],
  }
}
