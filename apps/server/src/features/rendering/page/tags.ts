/** What `<squarespace:…>` tags mean on a page. Everything they need was fetched before. */

import { renderDocument } from '@sitewright/blocks/render'
import { escapeHtml } from '@sitewright/core/html'
import { imageTemplate, type TagHandlers } from '@sitewright/template'
import { categoryEntries } from '../context/categories.ts'
import { countsOf, knownCollection } from '../context/collection.ts'
import { folderItems, navigationItems } from '../context/navigation.ts'
import type { SiteContext } from '../context/page-context.ts'
import { queryKey, readQuery, urlIdIn } from './collect-tags.ts'
import { pageAt } from './load-queries.ts'
import { type PageData, pageOf } from './page-data.ts'
import { withPurchaseForm } from './purchase-form.ts'

export function tagHandlers(data: PageData, site: SiteContext): TagHandlers {
  let footerShown = false
  return {
    navigation: ({ attributes }) => {
      const items = navigationItems(attributes.navigationId ?? attributes.navigationid, data)
      const active = items.some((item) => item.active === true)
      const folderActive = active || items.some((item) => item.folderActive === true)
      return {
        data: { items, active, folderActive, website: site.website },
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

    category: ({ attributes: { collection, template } }) => {
      const current = pageOf(data.view)
      const page = collection === undefined ? current : pageAt(data.content, urlIdIn(collection))
      if (page && page.id === current?.id && page.kind === 'products') {
        return {
          data: { categories: categoryEntries(data.view) },
          ...(template && { partial: `${template}.block` }),
        }
      }
      const counts = (page && data.terms.get(page.id)?.categories) ?? []
      const chosen = 'query' in data.view ? data.view.query.category?.toLowerCase() : undefined
      const categories = page
        ? countsOf(page, 'category', counts).map((category) => ({
            ...category,
            active: page.id === current?.id && category.name.toLowerCase() === chosen,
          }))
        : []
      return {
        data: { categories },
        ...(template && { partial: `${template}.block` }),
      }
    },

    related: ({ attributes: { itemId, limit = '' } }) => {
      const { view } = data
      // Only those of the item that is shown were fetched.
      const isShown = view.kind === 'item' && (itemId === undefined || itemId === view.item.id)
      const all = isShown ? view.related : []
      return { data: { items: all.slice(0, Number.parseInt(limit, 10) || all.length) } }
    },

    query: ({ attributes }) => {
      const found = data.queries.get(queryKey(readQuery(attributes)))
      if (!found) return { data: { items: [] } }
      const { terms, theme } = data
      const facts = { theme, terms, assets: data.blocks.assets }
      return { data: { collection: knownCollection(found.page, facts), items: found.items } }
    },
  }
}

/** Themes look for the shell of a field even where it holds nothing. */
function emptyField(id: string, label: string, columns: string): string {
  const count = /^\d{1,2}$/.test(columns) ? columns : '12'
  return `<div class="sqs-layout sqs-grid-${count} columns-${count} empty" data-layout-label="${escapeHtml(label)}" data-type="block-field" id="${escapeHtml(id)}"></div>`
}
