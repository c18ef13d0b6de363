/**
 * The platform's templates for themes without their own. Most themes made elsewhere style the
 * store by these class names and leave its markup to the platform.
 */

import {
  COLLECTION_KINDS,
  type CollectionKindName,
} from '@sitewright/core/content/collection-kinds'
import { parseTemplate, type Template } from '@sitewright/template'
import { album } from './album.ts'
import { blog } from './blog.ts'
import { course } from './course.ts'
import { events } from './events.ts'
import { gallery } from './gallery.ts'
import { indexGrid, indexStack } from './index-pages.ts'
import { errorPage, notFoundPage, templateMissingPage } from './notices.ts'
import { productsItem, productsList } from './products.ts'
import { searchPage } from './search.ts'
import { services } from './services.ts'
import { splashLayout } from './splash.ts'
import type { SystemTemplate } from './system-template.ts'
import { videos } from './videos.ts'

/** Templates by kind. All services share one. */
const SOURCES: Readonly<Record<string, SystemTemplate>> = {
  album,
  blog,
  course,
  events,
  gallery,
  lessons: course,
  products: { list: productsList, item: productsItem, css: '' },
  videos,
  ...Object.fromEntries(
    COLLECTION_KINDS.flatMap((kind) =>
      'service' in kind && kind.service ? [[kind.name, services]] : [],
    ),
  ),
}

const parse = (name: string, source: string): Template =>
  parseTemplate(source, { name: `system/${name}` })

const PARSED: ReadonlyMap<string, Template> = new Map(
  Object.entries(SOURCES).flatMap(([kind, { list, item }]) => [
    [`${kind}.list`, parse(`${kind}.list`, list)] as const,
    ...(item === undefined ? [] : [[`${kind}.item`, parse(`${kind}.item`, item)] as const]),
  ]),
)

/** The platform's own template for a name; undefined if there is none. */
export function findSystemTemplate(kind: string, part: 'list' | 'item'): Template | undefined {
  return PARSED.get(`${kind}.${part}`)
}

/** The platform's own template for a list or an item of a kind of collection that has them. */
export function systemTemplate(kind: CollectionKindName, part: 'list' | 'item'): Template {
  const found = findSystemTemplate(kind, part)
  if (!found) throw new Error(`The platform has no template ${kind}.${part}`)
  return found
}

/** Pages that belong to no collection. */
export const SYSTEM_PAGES = {
  stack: parse('index-stacked.list', indexStack),
  grid: parse('index-grid.list', indexGrid),
  notFound: parse('not-found.page', notFoundPage),
  error: parse('error.page', errorPage),
  search: parse('search.page', searchPage),
  templateMissing: parse('template-missing.page', templateMissingPage),
} as const

export const SPLASH_LAYOUT = parse('splash.layout', splashLayout)
