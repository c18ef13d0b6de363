import { documentNeeds } from '@sitewright/blocks/render'
import type { JsonObject } from '@sitewright/core/json'
import { socialImagePath } from '../context/site-pictures.ts'
import type { PageData } from '../data/page-data.ts'
import { absoluteUrl } from './absolute.ts'
import { textOf } from './item-fields.ts'

/** A picture of a link preview. */
export interface SharedPicture {
  readonly url: string
  /** In pixels; absent if unknown. */
  readonly width?: number
  readonly height?: number
  readonly alt: string
}

/** Width in pixels of pictures in link previews: large enough for every site that shows them. */
const WIDTH = 1500

/** The picture of a page: its own, else the first in its body, else that of the site. */
export function sharedPicture(data: PageData): SharedPicture | undefined {
  return ownPicture(data) ?? sitePicture(data)
}

/** The picture of a page's own content; never that of the site. */
export function ownPicture(data: PageData): SharedPicture | undefined {
  const { origin } = data.site
  const { assetUrl, originalSize, altText } = pictureOf(data)
  const url = absoluteUrl(assetUrl, origin)
  const [, width, height] = (/^([1-9]\d*)x([1-9]\d*)$/.exec(textOf(originalSize)) ?? []).map(Number)
  if (url === undefined || width === undefined || height === undefined) return undefined
  const shown = Math.min(width, WIDTH)
  return {
    url: url.startsWith(origin) ? `${url}?format=${WIDTH}w` : url,
    width: shown,
    height: Math.round((height * shown) / width),
    alt: textOf(altText),
  }
}

function sitePicture({ site }: PageData): SharedPicture | undefined {
  const url = absoluteUrl(socialImagePath(site.settings), site.origin)
  return url === undefined ? undefined : { url: `${url}?format=${WIDTH}w`, alt: site.title }
}

function pictureOf({ view, documents, blocks }: PageData): JsonObject {
  if (view.kind === 'item') return view.item
  if (!('page' in view)) return {}
  const { documentId, settings } = view.page
  const body = documentId === undefined ? undefined : documents.get(documentId)
  const ids = [settings.imageId, ...(body ? documentNeeds(body).assets : [])]
  for (const id of ids) {
    const picture = id === null ? undefined : blocks.assets.get(id)
    if (picture) return { ...picture }
  }
  return {}
}
