/** Reads the address of a page request, and refuses whatever could mean two things. Pure. */

export interface PageUrl {
  /** Decoded, begins with a slash, no empty or dot segments. */
  readonly path: string
  /** As it came, without its mark. */
  readonly query: string
  /** Of a list; counts from 1, and is 0 for what is not a number. */
  readonly pageNumber: number
  readonly format: 'html' | 'json' | 'json-pretty'
}

/** Beyond this no page of ours lies (reliability H4). */
const MAX_URL = 8_192

export function readPageUrl(url: string): PageUrl | undefined {
  if (url.length > MAX_URL) return undefined
  const mark = url.indexOf('?')
  const path = readPath(mark < 0 ? url : url.slice(0, mark))
  if (path === undefined) return undefined
  const query = mark < 0 ? '' : url.slice(mark + 1)
  const parameters = new URLSearchParams(query)
  const pageNumber = readPageNumber(parameters.get('page'))
  const format = readFormat(parameters.get('format'))
  return { path, query, pageNumber, format }
}

/** Backslashes, control characters, and what would mean something else were it not hidden in an escape. */
const UNSAFE = /[\\\p{Cc}\u2028\u2029]/u
const HIDDEN = /%(?:2f|5c|00|3f|23)/i

function readPath(raw: string): string | undefined {
  if (!raw.startsWith('/') || HIDDEN.test(raw)) return undefined
  const path = decode(raw)
  if (path === undefined || UNSAFE.test(path)) return undefined
  if (path === '/') return path
  const segments = path.slice(1).split('/')
  return segments.some((one) => one === '' || one === '.' || one === '..') ? undefined : path
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}

function readPageNumber(text: string | null): number {
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0
}

function readFormat(text: string | null): PageUrl['format'] {
  const format = text?.toLowerCase()
  return format === 'json' || format === 'json-pretty' ? format : 'html'
}

/**
 * What a page is kept under: the same for every way to write its address. Only lists have page numbers;
 * anywhere else a number would fill the memory with copies.
 */
export function pageKey({ path, pageNumber, format }: PageUrl, { isList }: { isList: boolean }) {
  const query = [
    ...(isList && pageNumber !== 1 ? [`page=${pageNumber}`] : []),
    ...(format === 'html' ? [] : [`format=${format}`]),
  ]
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

/** The address without the slashes at its end, where that is all that is wrong with it. */
export function withoutTrailingSlash(url: string): string | undefined {
  const [, path, query = ''] = /^(\/[^?]*[^/?])\/+(\?.*)?$/s.exec(url) ?? []
  if (path === undefined || path.startsWith('//') || url.length > MAX_URL) return undefined
  return readPageUrl(path) && path + query
}
