/** What the editor is opened for: a page, or one item on its own page. */

import type { CallOutput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { openEditor } from '@sitewright/api/content/open-editor'
import { openItemEditor } from '@sitewright/api/items/open-item-editor'
import type { Item } from '@sitewright/api/items/shapes'

export type EditorSubject = { readonly pageId: string } | { readonly itemId: string }

export type OpenedEditor = CallOutput<typeof openEditor> & {
  /** Whose body is edited; `page` is its collection. Absent for a page. */
  readonly item?: Item
}

export function openSubject(
  call: Client,
  siteId: string,
  subject: EditorSubject,
): Promise<OpenedEditor> {
  return 'itemId' in subject
    ? call(openItemEditor, { siteId, ...subject })
    : call(openEditor, { siteId, ...subject })
}

export function subjectOf({ page, item }: OpenedEditor): EditorSubject {
  return item ? { itemId: item.id } : { pageId: page.id }
}
