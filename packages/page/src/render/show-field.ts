/** `<squarespace:block-field>`: the owner's content in a wrapper element that themes know. */

import { renderDocument } from '@sitewright/blocks/render'
import {
  FOOTER_FIELD,
  findField,
  isFieldOf,
  MAX_FIELD_LENGTH,
} from '@sitewright/core/content/block-fields'
import { escapeHtml } from '@sitewright/core/html'
import type { Id } from '@sitewright/core/id'
import type { PlatformTag } from '@sitewright/template'
import type { SiteContext } from '../context/page-context.ts'
import { type PageData, pageOf } from '../data/page-data.ts'
import { footerFieldOf } from '../templates/collect-tags.ts'
import { documentOptions } from './document-options.ts'

type Attributes = PlatformTag['attributes']

/** Renders the fields of one page. Each is shown once; if a theme repeats its id, the others are empty. */
export function fieldsShown(data: PageData, site: SiteContext) {
  const seen = new Set<string>()
  return {
    show(attributes: Attributes): string {
      const { id = '' } = attributes
      const key = id === footerFieldOf(data.theme) ? FOOTER_FIELD : id
      if (key === '' || seen.has(key)) return blockField(attributes)
      seen.add(key)
      return showField(key, attributes, { data, site })
    },
  }
}

function showField(
  key: string,
  attributes: Attributes,
  { data, site }: { data: PageData; site: SiteContext },
): string {
  const label = key === FOOTER_FIELD ? 'Footer' : attributes.label || attributes.id || ''
  const documentId = findField(data.content.fields, key)
  const body = documentId === undefined ? undefined : data.documents.get(documentId)
  const isEditable =
    data.mode === 'edit' && key.length <= MAX_FIELD_LENGTH && isFieldOf(key, idsOn(data))
  if (!documentId || !body || body.sectionOrder.length === 0) {
    return blockField(attributes, '', isEditable ? emptyPlace({ key, label, documentId }) : '')
  }
  const html = renderDocument(body, {
    mode: isEditable ? 'edit' : 'publish',
    data: data.blocks,
    documentId,
    label,
    isTop: false,
    site,
    pageId: pageOf(data.view)?.id,
    ...documentOptions(data),
  })
  return blockField(attributes, html)
}

/** Ids of the things whose fields can be edited on this page: the page, its item, and the pages in an index. */
function idsOn({ view }: PageData): ReadonlySet<Id> {
  const page = pageOf(view)
  return new Set([
    ...(page ? [page.id] : []),
    ...('item' in view ? [view.item.id] : []),
    ...(view.kind === 'index' ? view.children.map((child) => child.page.id) : []),
  ])
}

/** Placeholder of an empty field, in which the editor offers to add the first block. */
function emptyPlace(place: { key: string; label: string; documentId: Id | undefined }): string {
  const { key, label, documentId = '' } = place
  const named = documentId && ` data-document-id="${escapeHtml(documentId)}"`
  return `<sw-edit-only class="sqs-layout sw-document empty" data-block-field="${inAttribute(key)}"${named} data-layout-label="${inAttribute(label)}"></sw-edit-only>`
}

/** The wrapper of a field, which themes expect even if the field is empty. */
export function blockField(attributes: Attributes, html = '', marker = ''): string {
  const { id = '', label = '', columns = '12', class: classes = '' } = attributes
  const count = /^\d{1,2}$/.test(columns) ? columns : '12'
  const names = [
    `sqs-layout sqs-grid-${count} columns-${count}`,
    html === '' ? 'empty' : '',
    classes,
  ]
  const open = `<div class="${inAttribute(names.filter(Boolean).join(' '))}" data-layout-label="${inAttribute(label)}" data-type="block-field" id="${inAttribute(id)}">`
  const inside =
    html && `<div class="sqs-row"><div class="sqs-col-${count} span-${count}">${html}</div></div>`
  return `${open}${inside}${marker}</div>`
}

const IN_COLUMN =
  /^<div class="sqs-row"><div class="sqs-col-(\d+) span-\1">([\s\S]*)<\/div><\/div>$/

/** The input of `blockField`, extracted from its output. */
export const withoutColumn = (inside: string) => IN_COLUMN.exec(inside)?.[2] ?? inside

/** Text in an attribute, which themes may or may not have escaped. */
function inAttribute(text: string): string {
  return text
    .replace(/&(?!(?:\w{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
    .replace(/[<>"']/g, escapeHtml)
}
