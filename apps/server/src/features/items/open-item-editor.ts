import { openItemEditor as contract } from '@sitewright/api/items/open-item-editor'
import { ownerCall } from '../../platform/http/route.ts'
import { editorOf } from '../content/index.ts'
import { collectionOf } from './collection-of.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem } from './item-table.ts'

export const openItemEditor = ownerCall(contract, async ({ itemId }, request) =>
  request.inSite(async (site) => {
    const found = await findWrittenItem(site, itemId)
    if (!found) throw fail('itemMissing')
    const { collectionId: pageId, documentId } = found
    const { page, rules } = await collectionOf(site, pageId)
    if (!rules.hasPages) throw fail('noBody')
    const opened = await editorOf(site, request, { pageId, item: { id: itemId, documentId } })
    return { ...opened, item: await itemForOwner(site, request, { itemId, page }) }
  }),
)
