/** Template fields of a video, from its address alone. Pure: no other site is asked. */

import { escapeHtml } from '../html.ts'
import type { JsonObject } from '../json.ts'

interface Provider {
  readonly name: string
  /** Matches a video's address; the capture group is its id. */
  readonly address: RegExp
  /** Address of the service's player for a video. */
  player(id: string): string
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    address:
      /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})/i,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    address:
      /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})/i,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
]

const FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i

/** `videoUrl`, with `videoFileUrl` for files that browsers play themselves, and `oembed` for other services. */
export function videoFields(videoUrl: string): JsonObject {
  if (videoUrl === '') return {}
  if (FILE.test(videoUrl)) return { videoUrl, videoFileUrl: videoUrl }
  return { videoUrl, oembed: { type: 'video', url: videoUrl, ...playerOf(videoUrl) } }
}

/** Name and player address of a known service, from the address of one of its videos. */
export function videoPlayer(videoUrl: string): { name: string; url: string } | undefined {
  for (const { name, address, player } of PROVIDERS) {
    const id = address.exec(videoUrl)?.[1]
    if (id !== undefined) return { name, url: player(id) }
  }
  return undefined
}

function playerOf(videoUrl: string): JsonObject {
  const player = videoPlayer(videoUrl)
  if (!player) {
    return { providerName: URL.canParse(videoUrl) ? new URL(videoUrl).hostname : 'another site' }
  }
  const { name, url } = player
  const html = `<iframe src="${escapeHtml(url)}" title="${name}" allow="autoplay; fullscreen; picture-in-picture" allowfullscreen></iframe>`
  return { providerName: name, html, width: 16, height: 9 }
}
