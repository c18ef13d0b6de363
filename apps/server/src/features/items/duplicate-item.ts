import { duplicateItem as contract } from '@sitewright/api/items/duplicate-item'
import { copyTitle } from '@sitewright/core/content/copy-title'
import { documentWithNewIds } from '@sitewright/core/document/new-ids'
import { ownerCall } from '../../platform/http/route.ts'
import { draftDocument } from '../content/index.ts'
import { collectionOf } from './collection-of.ts'
import { addItem } from './create-item.ts'
import { fail } from './errors.ts'
import { itemForOwner } from './item-for-owner.ts'
import { findWrittenItem } from './item-table.ts'
import { asInput } from './save-item.ts'

export const duplicateItem = ownerCall(contract, async ({ itemId }, request) =>
  request.inSite(async (site) => {
    const model = await findWrittenItem(site, itemId)
    if (!model) throw fail('itemMissing')
    const collection = await collectionOf(site, model.collectionId)
    const { documentId } = model
    const draft = documentId === null ? undefined : await draftDocument(site, documentId)
    const { urlId: _, publishOn: __, ...rest } = asInput(model)
    const id = await addItem(site, collection, {
      input: { ...rest, title: copyTitle(model.title), status: 'draft' },
      now: request.app.clock.now(),
      ...(draft && { body: documentWithNewIds(draft.body) }),
    })
    return { item: await itemForOwner(site, request, { itemId: id, page: collection.page }) }
  }),
)
