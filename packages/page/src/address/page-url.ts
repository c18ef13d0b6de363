/** Reads the address of a page request, and refuses whatever could mean two things. Pure. */

import { readSitePath } from '@sitewright/core/site/site-path'
import { type ListQuery, listQueryText, readListQuery } from './list-query.ts'

export interface PageUrl {
  /** Decoded, begins with a slash, no empty or dot segments. */
  readonly path: string
  /** As it came, without its mark. */
  readonly query: string
  /** What it asks of a list; undefined for what cannot lead anywhere. */
  readonly list: ListQuery | undefined
  readonly format: PageFormatName
}

/** `?format=`: what a page can be had as beside HTML. Upper and lower case are one. */
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

/** Beyond this no page of ours lies (reliability H4). */
const MAX_URL = 8_192

/** Specification §9: what is asked behind so many parameters is not read. */
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
 * What a page is kept under: the same for every way to write its address. Only lists are asked for in parts;
 * anywhere else a part would fill the memory with copies.
 */
export function pageKey({ path, list, format }: PageUrl, { isList }: { isList: boolean }): string {
  const query = [
    isList && list ? listQueryText(list) : '',
    format === 'html' ? '' : `format=${format}`,
  ].filter(Boolean)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** The address without the slashes at its end, where that is all that is wrong with it. */
export function withoutTrailingSlash(url: string): string | undefined {
  const [, path, query = ''] = /^(\/[^?]*[^/?])\/+(\?.*)?$/s.exec(url) ?? []
  if (path === undefined || path.startsWith('//') || url.length > MAX_URL) return undefined
  return readPageUrl(path) && path + query
}
