/** The subject that the editor is opened for: a page, or one item on its own page. */

import type { CallOutput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { openProductEditor } from '@sitewright/api/commerce/open-product-editor'
import { openEditor } from '@sitewright/api/content/open-editor'
import { openItemEditor } from '@sitewright/api/items/open-item-editor'
import {
  familyOfItem,
  ofItem,
  ofProduct,
  type StoredItem,
} from '../screens/item-form/stored-item.ts'
import type { ItemFamily } from '../screens/items/item-family.ts'

export type EditorSubject =
  | { readonly pageId: string }
  | { readonly itemId: string; readonly family: ItemFamily }

export type OpenedEditor = CallOutput<typeof openEditor> & {
  /** Whose body is edited; `page` is its collection. Absent for a page. */
  readonly item?: StoredItem
}

type Opening = (call: Client, siteId: string, itemId: string) => Promise<OpenedEditor>

const ITEM_OPENINGS: Readonly<Record<ItemFamily, Opening>> = {
  async items(call, siteId, itemId) {
    const { item, ...opened } = await call(openItemEditor, { siteId, itemId })
    return { ...opened, item: ofItem(item) }
  },
  async products(call, siteId, productId) {
    const { product, ...opened } = await call(openProductEditor, { siteId, productId })
    return { ...opened, item: ofProduct(product) }
  },
}

export function openSubject(
  call: Client,
  siteId: string,
  subject: EditorSubject,
): Promise<OpenedEditor> {
  if ('itemId' in subject) return ITEM_OPENINGS[subject.family](call, siteId, subject.itemId)
  return call(openEditor, { siteId, ...subject })
}

export function subjectOf({ page, item }: OpenedEditor): EditorSubject {
  return item ? { itemId: item.id, family: familyOfItem(item) } : { pageId: page.id }
}

/** The address where visitors see what is open; an item has one only while they do. */
export function liveUrlOf({ page, item }: OpenedEditor, siteUrl: string): string | undefined {
  if (!item) return new URL(page.path, siteUrl).href
  return item.status === 'public' && page.isPublished ? item.url : undefined
}

/** The item that the page shows, or else the page. */
export function shownIn({ page, item }: OpenedEditor): { id: string; title: string } {
  return item ?? page
}
