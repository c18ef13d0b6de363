import { renderSections as contract } from '@sitewright/api/content/render-sections'
import type { ListWish } from '@sitewright/blocks/registry'
import type { PageDocument, Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { editedSections } from '@sitewright/page'
import type { ItemRecord } from '@sitewright/page/data/item-record'
import type { PageRecord, SiteContent } from '@sitewright/page/data/site-content'
import type { SiteTx } from '../../../../platform/database.ts'
import { ownerCall } from '../../../../platform/http/route.ts'
import { askThreads } from '../../../comments/index.ts'
import { askFunds, findProducts, storeSettings } from '../../../commerce/index.ts'
import { blockDataFor, checkedSection, loadDraftSite, topOfDraft } from '../../../content/index.ts'
import { askForms } from '../../../forms/index.ts'
import { askLinkedItems, itemOfDocument } from '../../../items/index.ts'
import { withLocks } from '../../../locks/index.ts'
import { askBlockLists } from '../../asking/ask-block-lists.ts'
import { wishesIn } from '../../asking/plan-block-lists.ts'
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
      const content = withLocks(await loadDraftSite(tx), site)
      const store = await storeSettings(tx)
      const theme = await themes.themeOf(siteId, content.style.theme)
      const now = app.clock.now()
      const document = asDocument(checked)
      const wishes = wishesIn([document])
      const around = await aroundOf(tx, { documentId, content, wishes })
      const given = { site, content, theme, now, mode: 'edit' as const }
      const { lists } = await askBlockLists(tx, wishes, { source: given, ...around })
      const found = await blockDataFor(tx, [document], content, {
        ...lists,
        findProducts: (_tx, ids) => findProducts(tx, ids, now),
        askGiven: {
          funds: askFunds,
          forms: (_tx, ids) => askForms(tx, ids, now),
          threads: askThreads,
          linkedItems: askLinkedItems,
        },
      })
      const bare = { blocks: found, documents: new Map(), store }
      const blocks = { ...found, lists: lists.finish(bare) }
      const pageId = around.page?.documentId === documentId ? around.page.id : undefined
      const source = { ...given, store, blocks, pageId }
      return {
        sections: editedSections(checked, source, first).map(({ id, html }) => ({
          id,
          html: forCanvas(app, site, html),
        })),
      }
    })
  },
)

/** The page that a document is on, and the item whose body it is; that is looked for only where a list depends on it. */
async function aroundOf(
  tx: SiteTx,
  {
    documentId,
    content,
    wishes,
  }: { documentId: Id; content: SiteContent; wishes: readonly ListWish[] },
): Promise<{ page: PageRecord | undefined; shown: ItemRecord | undefined }> {
  const page = [...content.pages.values()].find((one) => one.documentId === documentId)
  const isAsked = wishes.some(({ isRelated, withoutShown }) => isRelated || withoutShown)
  const shown = page || !isAsked ? undefined : await itemOfDocument(tx, documentId)
  return { page: page ?? content.pages.get(shown?.collectionId ?? ''), shown }
}

function asDocument(sections: readonly Section[]): PageDocument {
  return {
    version: 1,
    sectionOrder: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
  }
}
