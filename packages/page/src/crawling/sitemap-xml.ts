/** Sitemaps in the format of sitemaps.org, with Google's extension for pictures. Pure. */

import { element } from '../formats/xml.ts'
import { siteUrl } from '../head/absolute.ts'

export interface SitemapEntry {
  readonly path: string
  /** In milliseconds. */
  readonly lastModified: number
  /** Paths of the pictures on the page. */
  readonly images: readonly string[]
}

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap(({ path, lastModified, images }) => [
    '<url>',
    ...element('loc', siteUrl(path, origin)),
    ...element('lastmod', new Date(lastModified).toISOString()),
    ...images.flatMap((image) => [
      '<image:image>',
      ...element('image:loc', siteUrl(image, origin)),
      '</image:image>',
    ]),
    '</url>',
  ])
  return [DECLARATION, `<urlset ${SITEMAP} ${IMAGE}>`, ...urls, '</urlset>', ''].join('\n')
}

/** The index of the parts of a sitemap that is too long for one file. */
export function sitemapIndexXml(parts: number, origin: string): string {
  const sitemaps = Array.from({ length: parts }, (_, index) => [
    '<sitemap>',
    ...element('loc', siteUrl(partPath(index + 1), origin)),
    '</sitemap>',
  ])
  return [DECLARATION, `<sitemapindex ${SITEMAP}>`, ...sitemaps.flat(), '</sitemapindex>', ''].join(
    '\n',
  )
}

/** Address of a part; the first has number 1. */
export function partPath(part: number): string {
  return `/sitemap-${part}.xml`
}
