import { renderSections as contract } from '@sitewright/api/content/render-sections'
import { renderSection } from '@sitewright/blocks/render'
import {
  EMPTY_DOCUMENT,
  type PageDocument,
  type Section,
} from '@sitewright/core/document/page-document'
import { Problem } from '@sitewright/core/problem'
import { ownerCall, type Route } from '../../platform/http/route.ts'
import { blockDataFor, type FindProducts } from './block-data.ts'
import { checkOperation } from './check-operation.ts'
import { draftDocuments } from './document-table.ts'
import { fail } from './errors.ts'
import { loadDraftSite } from './load-site.ts'

/** HTML of sections as they are in the editor; they need not have been saved. */
export function renderSections(findProducts: FindProducts): Route {
  return ownerCall(contract, async ({ documentId, sections }, { inSite }) => {
    // The contract's type allows `undefined` where JSON has nothing.
    const checked = sections.map((section) => checkAlone(section as Section))
    return inSite(async (site) => {
      const [draft] = await draftDocuments(site, [documentId])
      if (!draft) throw fail('documentMissing')
      const content = await loadDraftSite(site)
      const data = await blockDataFor(site, [asDocument(checked)], content, findProducts)
      const first = draft.body.sectionOrder[0]
      return {
        sections: checked.map((section) => ({
          id: section.id,
          html: renderSection(section, {
            mode: 'edit',
            data,
            isFirst: draft.kind === 'page' && section.id === first,
          }),
        })),
      }
    })
  })
}

/** The same checks as for saving, so that the canvas never shows what could not be kept. */
function checkAlone(section: Section): Section {
  const checked = checkOperation(EMPTY_DOCUMENT, { kind: 'insertSection', section, index: 0 })
  if (checked instanceof Problem) throw checked
  return checked.kind === 'insertSection' ? checked.section : section
}

function asDocument(sections: readonly Section[]): PageDocument {
  return {
    version: 1,
    sectionOrder: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
  }
}
