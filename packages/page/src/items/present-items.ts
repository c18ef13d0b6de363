/** Converts the items of a view to their form in templates, with rendered bodies. Synchronous, like all rendering. */

import { renderDocument } from '@sitewright/blocks/render'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { type SiteContext, siteContext } from '../context/page-context.ts'
import type { Fetched } from '../data/fetched.ts'
import type { ItemRecord } from '../data/item-record.ts'
import type { PageSource } from '../data/page-data.ts'
import { type PageRecord, pagePath } from '../data/site-content.ts'
import type { TemplateItem } from '../data/template-item.ts'
import { textOf } from '../head/item-fields.ts'
import { plainText } from '../head/plain-text.ts'
import { documentOptions } from '../render/document-options.ts'
import { commentStateOf } from './item-comments.ts'
import { presentItem } from './present-item.ts'

export interface ItemsOnPage {
  readonly page: PageRecord
  readonly source: PageSource
  /** Whether the first section is at the top of the page, so that its pictures are loaded eagerly. */
  readonly isTop: boolean
}

export function presentItems(
  items: readonly ItemRecord[],
  fetched: Fetched,
  { page, source, isTop }: ItemsOnPage,
): TemplateItem[] {
  const hasPages = collectionKind(page.kind).items?.hasPages === true
  const site = siteContext({ ...source, ...fetched })
  const options = documentOptions({ ...source, store: fetched.store })
  return items.map((item) => {
    const presented = presentItem(item, {
      siteId: source.site.id,
      pictures: fetched.blocks.assets,
      collectionPath: hasPages ? pagePath(page) : undefined,
      paths: fetched.blocks.pagePaths,
      body: bodyOf(item, fetched, { source, site, isTop, options }),
    })
    const opening = openingOf(presented)
    const commentState = commentStateOf(item, source)
    return { ...presented, commentState, ...(opening !== '' && { opening }) }
  })
}

const OPENING_LENGTH = 180

/** The first words of a body, for lists of items without an excerpt. Plain text. */
function openingOf({ body, excerpt }: TemplateItem): string {
  return textOf(excerpt) === '' ? plainText(textOf(body), OPENING_LENGTH) : ''
}

/** A product on a page of its own, with its body. */
export function withBody(
  product: TemplateItem,
  documentId: Id | null,
  fetched: Fetched,
  { source, isTop }: Pick<ItemsOnPage, 'isTop' | 'source'>,
): TemplateItem {
  const site = siteContext({ ...source, ...fetched })
  const options = documentOptions({ ...source, store: fetched.store })
  const { title } = product
  const body = bodyOf({ documentId, title }, fetched, { source, site, isTop, options })
  return { ...product, body }
}

/** Visible products by id. */
export function productsOf(
  ids: readonly Id[],
  { blocks }: Pick<Fetched, 'blocks'>,
): TemplateItem[] {
  return ids.flatMap((id) => (blocks.products.get(id) as TemplateItem | undefined) ?? [])
}

function bodyOf(
  { documentId, title }: Pick<ItemRecord, 'documentId' | 'title'>,
  { documents, blocks }: Fetched,
  {
    source: { mode },
    site,
    isTop,
    options,
  }: {
    source: PageSource
    site: SiteContext
    isTop: boolean
    options: ReturnType<typeof documentOptions>
  },
): string {
  const body = documentId === null ? undefined : documents.get(documentId)
  if (!body || documentId === null) return ''
  // The canvas needs a place to put the first section.
  if (body.sectionOrder.length === 0 && mode !== 'edit') return ''
  return renderDocument(body, {
    mode,
    data: blocks,
    documentId,
    label: title,
    isTop,
    site,
    ...options,
  })
}
