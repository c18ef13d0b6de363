/** Template fields of a video, from its address alone. Pure: no other site is asked. */

import { allowedFrame, readEmbedAddress, startedFrame } from '../embeds/embed-address.ts'
import { escapeHtml } from '../html.ts'
import type { JsonObject } from '../json.ts'

const FILE = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i

/** `videoUrl`, with `videoFileUrl` for files that browsers play themselves, and `oembed` for other services. */
export function videoFields(videoUrl: string): JsonObject {
  if (videoUrl === '') return {}
  if (FILE.test(videoUrl)) return { videoUrl, videoFileUrl: videoUrl }
  return { videoUrl, oembed: { type: 'video', url: videoUrl, ...playerOf(videoUrl) } }
}

/** Name and player address of a known service, from the address of one of its videos. */
export function videoPlayer(videoUrl: string): { name: string; url: string } | undefined {
  const { frame } = readEmbedAddress(videoUrl) ?? {}
  const found = frame === undefined ? undefined : allowedFrame(frame)
  if (found?.provider.kind !== 'video') return undefined
  return { name: found.provider.name, url: startedFrame(found) }
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
