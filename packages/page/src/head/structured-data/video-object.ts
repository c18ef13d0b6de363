import { videoPlayer } from '@sitewright/core/content/video-fields'
import type { TemplateItem } from '../../data/template-item.ts'
import { absoluteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import { textOf } from '../item-fields.ts'
import { ownPicture } from '../shared-picture.ts'
import type { Describe } from './describe.ts'

/** A video on its own page, if it has a picture: search engines refuse others. */
export const videoObject: Describe = (data) => {
  const { view, site } = data
  if (view.kind !== 'item') return undefined
  const { item } = view
  const thumbnailUrl = ownPicture(data)?.url
  const place = placeOf(item, site.origin)
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

function placeOf(
  { videoFileUrl, videoUrl }: TemplateItem,
  origin: string,
): { contentUrl: string } | { embedUrl: string } | undefined {
  const contentUrl = absoluteUrl(videoFileUrl, origin)
  if (contentUrl !== undefined) return { contentUrl }
  const player = videoPlayer(textOf(videoUrl))
  // Without the parameters that start the player by itself.
  return player && { embedUrl: player.url.replace(/\?.*/, '') }
}
