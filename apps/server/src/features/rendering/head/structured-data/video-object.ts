import { absoluteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { textOf } from '../item-fields.ts'
import { ownPicture } from '../shared-picture.ts'
import type { Describe } from './describe.ts'

/** A video on its own page; only with a picture of it, since search engines refuse the others. */
export const videoObject: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item') return undefined
  const { item } = view
  const thumbnailUrl = ownPicture(data)?.url
  const url = absoluteUrl(item.videoUrl, site.origin)
  const place = url === undefined ? undefined : placeOf(url)
  if (thumbnailUrl === undefined || place === undefined) return undefined
  return {
    '@type': 'VideoObject',
    name: item.title,
    description: pageDescription(data) || textOf(item.title),
    thumbnailUrl,
    uploadDate: new Date(Number(item.publishOn)).toISOString(),
    ...place,
  }
}

/** Where the players of services are, by the address of a video's page. */
const PLAYERS: readonly (readonly [page: RegExp, player: string])[] = [
  [
    /^https?:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
    'https://www.youtube.com/embed/',
  ],
  [/^https?:\/\/youtu\.be\/([\w-]+)/, 'https://www.youtube.com/embed/'],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/, 'https://player.vimeo.com/video/'],
]
const FILE = /\.(?:mp4|m4v|mov|webm|ogv)(?:[?#]|$)/i

function placeOf(url: string): { contentUrl: string } | { embedUrl: string } | undefined {
  if (FILE.test(url)) return { contentUrl: url }
  for (const [page, player] of PLAYERS) {
    const id = page.exec(url)?.[1]
    if (id !== undefined) return { embedUrl: player + id }
  }
  return undefined
}
