/**
 * What the platform shows where a theme has no template of its own. Most themes made elsewhere style the
 * store by these class names and leave its markup to the platform.
 */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { parseTemplate, type Template } from '@sitewright/template'
import { errorPage, notFoundPage } from './notices.ts'
import { indexList, plainItem, plainList } from './plain.ts'
import { productsItem, productsList } from './products.ts'

interface Sources {
  readonly list: string
  readonly item: string
}

/** Kinds that are not here are shown plainly. */
const SOURCES: Readonly<Partial<Record<CollectionKindName, Sources>>> = {
  products: { list: productsList, item: productsItem },
}

interface Parsed {
  readonly list: Template
  readonly item: Template
}

const parse = (name: string, source: string): Template =>
  parseTemplate(source, { name: `system/${name}` })

const PLAIN: Parsed = {
  list: parse('plain.list', plainList),
  item: parse('plain.item', plainItem),
}

const BY_KIND: ReadonlyMap<string, Parsed> = new Map(
  Object.entries(SOURCES).map(([kind, { list, item }]) => [
    kind,
    { list: parse(`${kind}.list`, list), item: parse(`${kind}.item`, item) },
  ]),
)

/** The platform's own template for a list or an item of a kind of collection. */
export function systemTemplate(kind: CollectionKindName, part: 'list' | 'item'): Template {
  return (BY_KIND.get(kind) ?? PLAIN)[part]
}

/** Pages for what is no collection. */
export const SYSTEM_PAGES = {
  index: parse('index.list', indexList),
  notFound: parse('not-found.page', notFoundPage),
  error: parse('error.page', errorPage),
} as const
