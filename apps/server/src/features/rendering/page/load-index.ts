/** Indexes: the pages in them, with what they hold. A fixed number of statements for all of them together. */

import type { Id } from '@sitewright/core/id'
import type { PageRecord } from '../../content/index.ts'
import { pagesIn } from './find-page.ts'
import type { PendingView } from './pending-view.ts'
import type { ItemsOnPage } from './present-items.ts'

export interface IndexOnPage {
  readonly page: PageRecord
  readonly source: ItemsOnPage['source']
}

export function loadIndex({ page, source }: IndexOnPage): PendingView {
  const children = pagesIn(page, source.content)
  return {
    assets: children.flatMap(({ settings }): Id[] =>
      settings.imageId === null ? [] : [settings.imageId],
    ),
    finish: () => ({
      kind: 'index',
      page,
      children: children.map((child) => ({ page: child, items: [] })),
    }),
  }
}

/** Documents of the pages that an index shows whole. */
export function documentsIn(page: PageRecord, source: ItemsOnPage['source']): Id[] {
  return pagesIn(page, source.content).flatMap(({ documentId }) => documentId ?? [])
}
