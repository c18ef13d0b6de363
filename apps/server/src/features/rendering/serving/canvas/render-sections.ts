import { renderSections as contract } from '@sitewright/api/content/render-sections'
import type { PageDocument, Section } from '@sitewright/core/document/page-document'
import { editedSections } from '@sitewright/page'
import { ownerCall } from '../../../../platform/http/route.ts'
import { findFunds, findProducts, storeSettings } from '../../../commerce/index.ts'
import { blockDataFor, checkedSection, loadDraftSite, topOfDraft } from '../../../content/index.ts'
import { renderingOf } from '../services.ts'
import { forCanvas } from './for-canvas.ts'

/** HTML of sections from the editor, rendered like the whole page; they need not have been saved. */
export const renderSections = ownerCall(
  contract,
  async ({ documentId, sections }, { app, siteId, inSite }) => {
    const { sites, themes } = await renderingOf(app)
    const site = await sites.byId(siteId)
    if (!site) throw new Error('A site is gone while its owner is asking for it')
    // The contract's type allows `undefined` where JSON has no value.
    const checked = sections.map((section) => checkedSection(section as Section))
    return inSite(async (tx) => {
      const { first } = await topOfDraft(tx, documentId)
      const content = await loadDraftSite(tx)
      const store = await storeSettings(tx)
      const blocks = await blockDataFor(tx, [asDocument(checked)], content, {
        findProducts: (_tx, ids) => findProducts(tx, ids, app.clock.now()),
        findFunds,
      })
      const theme = await themes.themeOf(siteId, content.style.theme)
      const pages = [...content.pages.values()]
      const pageId = pages.find((page) => page.documentId === documentId)?.id
      const source = { site, content, store, theme, now: app.clock.now(), blocks, pageId }
      return {
        sections: editedSections(checked, source, first).map(({ id, html }) => ({
          id,
          html: forCanvas(app, site, html),
        })),
      }
    })
  },
)

function asDocument(sections: readonly Section[]): PageDocument {
  return {
    version: 1,
    sectionOrder: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
  }
}
