/** What the editor is opened for: a page, or one item or product on its own page. */

import type { CallOutput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { openProductEditor } from '@sitewright/api/commerce/open-product-editor'
import type { ProductShape } from '@sitewright/api/commerce/shapes'
import { openEditor } from '@sitewright/api/content/open-editor'
import { openItemEditor } from '@sitewright/api/items/open-item-editor'
import type { Item } from '@sitewright/api/items/shapes'
import { ofItem, ofProduct, type StoredItem } from '../screens/item-form/stored-item.ts'

export type EditorSubject =
  | { readonly pageId: string }
  | { readonly itemId: string }
  | { readonly productId: string }

export type OpenedEditor = CallOutput<typeof openEditor> & {
  /** Whose body is edited; `page` is its collection. Absent for a page. */
  readonly item?: Item
  /** Whose page is edited; `page` is its store. Absent for anything else. */
  readonly product?: ProductShape
}

export function openSubject(
  call: Client,
  siteId: string,
  subject: EditorSubject,
): Promise<OpenedEditor> {
  if ('itemId' in subject) return call(openItemEditor, { siteId, ...subject })
  if ('productId' in subject) return call(openProductEditor, { siteId, ...subject })
  return call(openEditor, { siteId, ...subject })
}

export function subjectOf({ page, item, product }: OpenedEditor): EditorSubject {
  if (item) return { itemId: item.id }
  return product ? { productId: product.id } : { pageId: page.id }
}

/** The item whose page is open, written or sold; nothing for a page of the site. */
export function itemOf({ item, product }: OpenedEditor): StoredItem | undefined {
  if (item) return ofItem(item)
  return product && ofProduct(product)
}

/** What the page that is open is about. */
export function shownIn({ page, item, product }: OpenedEditor): { id: string; title: string } {
  return item ?? product ?? page
}
