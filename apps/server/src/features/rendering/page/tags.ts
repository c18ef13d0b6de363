/** What `<squarespace:…>` tags mean on a page. Everything they need was fetched before. */

import { renderDocument } from '@sitewright/blocks/render'
import { escapeHtml } from '@sitewright/core/html'
import { imageTemplate, type TagHandlers } from '@sitewright/template'
import { folderItems, navigationItems } from '../context/navigation.ts'
import type { SiteContext } from '../context/page-context.ts'
import type { PageData } from './page-data.ts'
import { withPurchaseForm } from './purchase-form.ts'

export function tagHandlers(data: PageData, site: SiteContext): TagHandlers {
  let footerShown = false
  return {
    navigation: ({ attributes }) => {
      const items = navigationItems(attributes.navigationId ?? attributes.navigationid, data)
      const active = items.some((item) => item.active === true)
      return {
        data: { items, active, folderActive: active, website: site.website },
        ...(attributes.template && { partial: `${attributes.template}.block` }),
      }
    },

    'folder-navigation': ({ attributes: { template } }) => {
      const items = folderItems(data)
      return (
        items && {
          data: { items, website: site.website },
          ...(template && { partial: `${template}.block` }),
        }
      )
    },

    'block-field': ({ attributes }) => {
      const { id = '', label = '', columns = '12' } = attributes
      const body = data.documents.get(data.content.footerDocumentId)
      // The footer is the one field a site has; its first appearance shows it.
      if (!body || footerShown || !/foot/i.test(id)) return { html: emptyField(id, label, columns) }
      footerShown = true
      return {
        html: renderDocument(body, {
          mode: data.mode,
          data: data.blocks,
          documentId: data.content.footerDocumentId,
          label: 'Footer',
          isTop: false,
          site,
          decorate: withPurchaseForm,
        }),
      }
    },

    script: ({ attributes: { src = '' } }) => {
      const path = `/scripts/${src.replace(/^\/?(?:scripts\/)?/, '')}`
      if (!data.theme.files.has(path)) return undefined
      return {
        html: `<script src="${escapeHtml(path)}?${data.theme.revisionNumber}"></script>`,
      }
    },

    image: ({ attributes }) => ({ html: imageTemplate(attributes) }),

    category: () => ({ data: { categories: [] } }),
    related: ({ attributes: { limit = '' } }) => {
      const all = data.view.kind === 'item' ? data.view.related : []
      return { data: { items: all.slice(0, Number.parseInt(limit, 10) || all.length) } }
    },

    query: () => ({ data: { items: [] } }),
  }
}

/** Themes look for the shell of a field even where it holds nothing. */
function emptyField(id: string, label: string, columns: string): string {
  const count = /^\d{1,2}$/.test(columns) ? columns : '12'
  return `<div class="sqs-layout sqs-grid-${count} columns-${count} empty" data-layout-label="${escapeHtml(label)}" data-type="block-field" id="${escapeHtml(id)}"></div>`
}
