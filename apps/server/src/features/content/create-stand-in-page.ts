import { createStandInPage as contract } from '@sitewright/api/content/create-stand-in-page'
import { heading, paragraph, textDocument } from '@sitewright/blocks/rich-text'
import { type SectionLayout, sectionFrom } from '@sitewright/blocks/section-library'
import { canStandIn, STAND_INS, type StandIn } from '@sitewright/core/content/special-pages'
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

export const createStandInPage = ownerCall(contract, async ({ standsFor }, { account, inSite }) =>
  inSite(async (site) => {
    await lockDrafts(site)
    const { pages } = await readDraft(site)
    const setting = STAND_INS[standsFor]
    // A page that was made the home page keeps the setting, and stands in for nothing.
    if (pages.some((page) => canStandIn(page) && settingsOf(page)[setting])) {
      throw fail('standInThere')
    }
    const words = pageWords((await siteWithId(site.db, site.id))?.settings.language ?? '')
    const { title, parts } = BEGINNINGS[standsFor](words)
    const id = await addPage(site, {
      ...{ title, kind: 'page', navigation: 'none' },
      settings: { [setting]: true },
      body: bodyOf({ ...{ name: standsFor, label: '', summary: '' }, parts }),
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

type Words = ReturnType<typeof pageWords>
type Beginning = Pick<SectionLayout, 'parts'> & { readonly title: string }

/** Pages as they begin: with the platform's own words for it, in the site's language. */
const BEGINNINGS: Readonly<Record<StandIn, (words: Words) => Beginning>> = {
  notFound: ({ pageNotFound, pageNothingAtAddress, pageGoHome }) => ({
    title: pageNotFound,
    parts: [
      {
        block: 'html',
        at: [3, 0, 18, 5],
        props: {
          text: asProp(
            textDocument(
              heading(1, pageNotFound, CENTERED),
              paragraph(pageNothingAtAddress, CENTERED),
            ),
          ),
        },
      },
      {
        block: 'button',
        at: [6, 6, 12, 2],
        props: {
          ...{ label: pageGoHome, link: { href: '/', newWindow: false } },
          alignment: 'center',
        },
      },
    ],
  }),
  search: ({ pageSearch, pageLookingFor }) => ({
    title: pageSearch,
    parts: [
      {
        block: 'html',
        // Themes set the form and the results below it as wide.
        at: [4, 0, 16, 4],
        props: { text: asProp(textDocument(heading(1, pageSearch), paragraph(pageLookingFor))) },
      },
    ],
  }),
}

function asProp(text: object): JsonObject {
  return text as JsonObject
}
