/** Elements of a lightbox: a picture, a video file, or the still of another site's video with a button to play it. */

import type { Say } from '@sitewright/core/words/island-words'
import { playerFrame } from './player-frame.ts'

export interface Media {
  readonly image?: HTMLImageElement
  readonly title?: string
  readonly video?: string
  readonly player?: { readonly html: string; readonly from: string }
}

export function mediaOf({ image, title = '', video, player }: Media, say: Say): HTMLElement {
  if (video) return videoOf(video, image)
  const picture = image && pictureOf(image)
  const frame = player && playerFrame(player.html, title)
  if (!(frame && player)) return picture ?? document.createElement('img')
  return facadeOf(frame, say('Play from {service}', { service: player.from }), picture)
}

function pictureOf(image: HTMLImageElement): HTMLImageElement {
  const picture = document.createElement('img')
  picture.srcset = image.srcset
  picture.sizes = '100vw'
  picture.src = image.src
  picture.alt = image.alt
  return picture
}

function videoOf(address: string, image: HTMLImageElement | undefined): HTMLVideoElement {
  const video = document.createElement('video')
  video.src = address
  video.controls = true
  video.playsInline = true
  video.preload = 'none'
  if (image) video.poster = image.currentSrc || image.src
  return video
}

/** Facade: nothing is asked of the other site before its button, which names it, is pressed. */
function facadeOf(
  frame: HTMLIFrameElement,
  label: string,
  picture: HTMLImageElement | undefined,
): HTMLElement {
  const facade = document.createElement('div')
  facade.className = 'sqs-lightbox-video'
  const play = document.createElement('button')
  play.type = 'button'
  play.className = 'sqs-lightbox-play'
  play.textContent = label
  play.addEventListener('click', () => {
    facade.replaceChildren(frame)
    frame.focus()
  })
  facade.append(...(picture ? [picture] : []), play)
  return facade
}
