/** Parses the address of a page request, and refuses ambiguous ones. Pure. */

import { readSitePath } from '@sitewright/core/site/site-path'
import { type ListQuery, listQueryText, readListQuery } from './list-query.ts'

export interface PageUrl {
  /** Decoded path: begins with a slash, has no empty or dot segments. */
  readonly path: string
  /** The raw query, without `?`. */
  readonly query: string
  /** The query of a list; undefined if it cannot lead anywhere. */
  readonly list: ListQuery | undefined
  readonly format: PageFormatName
}

/** Values of `?format=`: the formats of a page beside HTML. Case does not matter. */
export const PAGE_FORMATS = [
  'html',
  'ical',
  'json',
  'json-pretty',
  'main-content',
  'navigations',
  'page-context',
  'rss',
] as const
export type PageFormatName = (typeof PAGE_FORMATS)[number]

/** The most characters of an address: no page of ours has a longer one (reliability H4). */
const MAX_URL = 8_192

/** The most parameters that are read (specification §9). */
const MAX_PARAMETERS = 1_000

export function readPageUrl(url: string): PageUrl | undefined {
  if (url.length > MAX_URL) return undefined
  const mark = url.indexOf('?')
  const path = readSitePath(mark < 0 ? url : url.slice(0, mark))
  if (path === undefined) return undefined
  const query = mark < 0 ? '' : url.slice(mark + 1)
  const parameters = new URLSearchParams(query.split('&', MAX_PARAMETERS).join('&'))
  const list = readListQuery(parameters)
  const format = readFormat(parameters.get('format'))
  return { path, query, list, format }
}

function readFormat(text: string | null): PageFormatName {
  const wish = text?.toLowerCase()
  return PAGE_FORMATS.find((format) => format === wish) ?? 'html'
}

/**
 * A cache key of a page: the same for all spellings of its address. Only lists have pages of their own;
 * for any other page a part of the query would fill the cache with copies.
 */
export function pageKey({ path, list, format }: PageUrl, { isList }: { isList: boolean }): string {
  const query = [
    isList && list ? listQueryText(list) : '',
    format === 'html' ? '' : `format=${format}`,
  ].filter(Boolean)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** The address without trailing slashes, if they are the only thing wrong with it. */
export function withoutTrailingSlash(url: string): string | undefined {
  const [, path, query = ''] = /^(\/[^?]*[^/?])\/+(\?.*)?$/s.exec(url) ?? []
  if (path === undefined || path.startsWith('//') || url.length > MAX_URL) return undefined
  return readPageUrl(path) && path + query
}
