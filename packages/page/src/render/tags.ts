/** Handlers of `<squarespace:…>` tags on a page. Everything they need was fetched before. */

import type { JsonObject } from '@sitewright/core/json'
import { imageTemplate, type TagHandlers } from '@sitewright/template'
import { pageAt } from '../address/find-page.ts'
import { categoryEntries } from '../context/categories.ts'
import { countsOf, factsOf, knownCollection } from '../context/collection.ts'
import { folderItems, navigationItems } from '../context/navigation.ts'
import type { SiteContext } from '../context/page-context.ts'
import { type PageData, pageOf } from '../data/page-data.ts'
import type { PageRecord } from '../data/site-content.ts'
import { queryKey, readQuery, readRelatedLimit, urlIdIn } from '../templates/collect-tags.ts'
import type { ScriptTags } from './script-tags.ts'
import { fieldsShown } from './show-field.ts'

export function tagHandlers(data: PageData, site: SiteContext, scripts: ScriptTags): TagHandlers {
  const fields = fieldsShown(data, site)
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

    'block-field': ({ attributes }) => ({ html: fields.show(attributes) }),

    script: ({ attributes }) => {
      const html = scripts.add(attributes)
      return html === undefined ? undefined : { html }
    },

    image: ({ attributes }) => ({ html: imageTemplate(attributes) }),

    category: ({ attributes: { collection, template } }) => {
      const page =
        collection === undefined ? pageOf(data.view) : pageAt(data.content, urlIdIn(collection))
      return {
        data: { categories: page ? categoriesOf(page, data) : [] },
        ...(template && { partial: `${template}.block` }),
      }
    },

    related: ({ attributes }) => {
      const { itemId = 'item' in data.view ? data.view.item.id : '', collectionId } = attributes
      const all = data.related.get(itemId) ?? []
      const isElsewhere = collectionId !== undefined && all[0]?.collectionId !== collectionId
      return { data: { items: isElsewhere ? [] : all.slice(0, readRelatedLimit(attributes)) } }
    },

    query: ({ attributes }) => {
      const found = data.queries.get(queryKey(readQuery(attributes)))
      if (!found) return { data: { items: [] } }
      return {
        data: { collection: knownCollection(found.page, factsOf(data)), items: found.items },
      }
    },
  }
}

/** A store's categories as its owner nested them; for other collections the categories of its items. */
function categoriesOf(page: PageRecord, { view, stores, terms }: PageData): JsonObject[] {
  const shown = view.kind === 'list' && view.page.id === page.id ? view : undefined
  const store = stores.get(page.id)
  if (store) return categoryEntries(page, store, shown?.category)
  const chosen = shown?.query.category?.toLowerCase()
  return countsOf(page, 'category', terms.get(page.id)?.categories ?? []).map((category) => ({
    ...category,
    active: category.name.toLowerCase() === chosen,
  }))
}
