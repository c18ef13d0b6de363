/** Tags, categories, authors and months of listed collections, with the addresses of their items. Pure. */

import type { BlockList, ListCount, MonthCount } from '@sitewright/blocks/registry'
import { flatten } from '@sitewright/core/commerce/category-tree'
import { monthOf } from '@sitewright/core/content/months'
import { listPath } from '@sitewright/page/address/list-query'
import { NO_TERMS } from '@sitewright/page/data/collection-terms'
import { type PageRecord, pagePath } from '@sitewright/page/data/site-content'
import type { Answers } from './plan.ts'

type Facts = Pick<Answers, 'stores' | 'survey'> & { readonly timeZone: string }

/** Counts of all pages together; a name that several have leads to the first of them. */
export function countsOf(pages: readonly PageRecord[], facts: Facts): BlockList['counts'] {
  const each = pages.map((page) => countsOfPage(page, facts))
  return {
    tags: merged(each.flatMap(({ tags }) => tags)).sort(byName),
    categories: merged(each.flatMap(({ categories }) => categories)),
    authors: merged(each.flatMap(({ authors }) => authors)).sort(byName),
    months: merged(each.flatMap(({ months }) => months)).sort((a, b) => b.start - a.start),
  }
}

const byName = (a: ListCount, b: ListCount) => a.name.localeCompare(b.name)

function merged<Count extends ListCount>(counts: readonly Count[]): Count[] {
  const known = new Map<string, Count>()
  for (const one of counts) {
    const key = one.name.toLowerCase()
    const before = known.get(key)
    const count = before?.count === undefined ? one.count : before.count + (one.count ?? 0)
    known.set(key, before ? { ...before, ...(count !== undefined && { count }) } : one)
  }
  return [...known.values()]
}

function countsOfPage(page: PageRecord, { stores, survey, timeZone }: Facts): BlockList['counts'] {
  const path = pagePath(page)
  const store = stores.get(page.id)
  if (store) {
    return {
      tags: store.tags.map(({ name, count }) => ({
        name,
        count,
        url: listPath(path, { tag: name }),
      })),
      categories: flatten(store.categories).map((node) => ({
        name: node.category.displayName,
        url: listPath(path, { category: node.path }),
      })),
      authors: [],
      months: [],
    }
  }
  const { tags, categories } = survey.terms.get(page.id) ?? NO_TERMS
  const { authors = [], months = [] } = survey.tallies.get(page.id) ?? {}
  return {
    tags: tags.map(({ name, count }) => ({ name, count, url: listPath(path, { tag: name }) })),
    categories: categories.map(({ name, count }) => ({
      name,
      count,
      url: listPath(path, { category: name }),
    })),
    authors: authors.map(({ id, name, count }) => ({
      name,
      count,
      url: listPath(path, { author: id }),
    })),
    months: months.map(({ start, count }): MonthCount => {
      const month = monthOf(start, timeZone)
      return { name: month, start, count, url: listPath(path, { month }) }
    }),
  }
}
