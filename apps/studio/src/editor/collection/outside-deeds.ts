/** Makes changes of what is no draft, one after the other: each is a call, and visitors see what came of it at once. */

import type { Client } from '@sitewright/api/client'
import { placeProduct } from '@sitewright/api/commerce/place-product'
import { removeProduct } from '@sitewright/api/commerce/remove-product'
import { placeItem } from '@sitewright/api/items/place-item'
import { removeItem } from '@sitewright/api/items/remove-item'
import { restoreTrashEntry } from '@sitewright/api/trash/restore-trash-entry'
import type { Id } from '@sitewright/core/id'
import type { ItemPlace, OutsideChange } from '../../document/outside.ts'
import type { ItemFamily } from '../../screens/items/item-family.ts'

interface ListCalls {
  place(call: Client, siteId: Id, itemId: Id, place: ItemPlace): Promise<unknown>
  remove(call: Client, siteId: Id, itemId: Id): Promise<{ readonly trashId: Id }>
}

const CALLS: Readonly<Record<ItemFamily, ListCalls>> = {
  items: {
    place: (call, siteId, itemId, place) => call(placeItem, { siteId, itemId, ...place }),
    remove: (call, siteId, itemId) => call(removeItem, { siteId, itemId }),
  },
  products: {
    place: (call, siteId, productId, place) => call(placeProduct, { siteId, productId, ...place }),
    remove: (call, siteId, productId) => call(removeProduct, { siteId, productId }),
  },
}

/** Fields of an item are saved by its form. */
type CalledChange = Exclude<OutsideChange, { kind: 'setItem' }>

export interface OutsideDeeds {
  make(change: CalledChange): void
  readonly isBusy: boolean
  /** Resolves when everything is made, or could not be. */
  settled(): Promise<void>
}

export function createOutsideDeeds({
  siteId,
  call,
  family,
  onRemoved,
  onDone,
  onFailed,
}: {
  readonly siteId: Id
  readonly call: Client
  readonly family: ItemFamily
  /** Called with the entry that a removed item has in the trash. */
  onRemoved(itemId: Id, entryId: Id): void
  /** Called after each, also after one that failed: what is shown may be another than there is. */
  onDone(): void
  onFailed(message: string): void
}): OutsideDeeds {
  const { place, remove } = CALLS[family]
  const trashIds = new Map<Id, Id>()
  /** Items that could not be removed, so that taking that back leaves them as they are. */
  const stayed = new Set<Id>()
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  const made = async (change: CalledChange) => {
    const { itemId } = change
    switch (change.kind) {
      case 'placeItem': {
        const { besideId, side } = change
        await place(call, siteId, itemId, { besideId, side })
        return
      }
      case 'removeItem':
        stayed.add(itemId)
        trashIds.set(itemId, (await remove(call, siteId, itemId)).trashId)
        stayed.delete(itemId)
        onRemoved(itemId, trashIds.get(itemId) ?? '')
        return
      case 'restoreItem': {
        if (stayed.delete(itemId)) return
        const entryId = trashIds.get(itemId) ?? change.entryId
        // An earlier visit removed it, and was closed before it heard of the entry.
        if (entryId === undefined) throw new Error(`“${change.title}” is in the trash.`)
        await call(restoreTrashEntry, { siteId, entryId })
      }
    }
  }

  return {
    make(change) {
      waiting += 1
      last = last
        .then(() => made(change))
        .catch((error: Error) => onFailed(error.message))
        .finally(() => {
          waiting -= 1
          onDone()
        })
    },
    get isBusy() {
      return waiting > 0
    },
    settled: () => last,
  }
}
