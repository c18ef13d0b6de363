import type { PageData } from '@sitewright/page/data/page-data'
import { commentTag } from '../../../comments/index.ts'
import { formTag } from '../../../forms/index.ts'

/** Cache tags: the items, collections, funds, forms and comments that a page was made from. A change to any of these makes it outdated. */
export function cacheTags({ view, blocks, queries, terms, stores }: PageData): string[] {
  const items = view.kind === 'item' ? [view.item.id] : []
  const pages = [
    ...(view.kind === 'list' || view.kind === 'item' ? [view.page] : []),
    ...(view.kind === 'index' ? view.children.map(({ page }) => page) : []),
    ...[...queries.values()].map(({ page }) => page),
  ]
  const collections = new Set([...pages.map(({ id }) => id), ...terms.keys(), ...stores.keys()])
  return [
    ...[...collections].map((id) => `collection:${id}`),
    ...[...items, ...blocks.askedItems].map((id) => `item:${id}`),
    ...[...blocks.funds.keys()].map((id) => `fund:${id}`),
    ...[...blocks.forms.keys()].map(formTag),
    ...[...blocks.threads.keys()].map(commentTag),
  ]
}
