/** A sound that visitors can play: an uploaded file, or one at an address. */

import { isBlank } from '@sitewright/core/blank'
import type { JsonObject } from '@sitewright/core/json'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { BlockContext } from '../block-definition.ts'
import { address, file, text } from '../fields/index.ts'
import { readAddress } from '../link/web-address.ts'
import soundMarkup from './sound.html'

/** Partial for blocks: `{@|apply sound.block}`, with a context made by `soundOf`. */
export const SOUND_PARTIALS = { 'sound.block': soundMarkup }

/** Settings of a sound; a file comes before an address. */
export const SOUND_FIELDS = {
  title: text({ label: 'Title', maxLength: 200 }),
  author: text({ label: 'Artist', isOptional: true, maxLength: 200 }),
  fileId: file({ label: 'Sound', hint: 'MP3, M4A, OGG or WAV, up to 200 MB.', accepts: 'audio' }),
  address: address({
    label: 'Or its address',
    hint: 'Of a file at another site, which is asked for it when a visitor presses play.',
    example: 'example.com/episode.mp3',
  }),
}

export interface Sound {
  readonly title: string
  readonly author: string
  readonly fileId: string
  readonly address: string
}

/** Data of the partial; undefined while there is nothing to play. */
export function soundOf(sound: Sound, { data, words }: BlockContext): JsonObject | undefined {
  const asset = data.assets.get(sound.fileId)
  const own = asset && !asset.originalSize ? asset.assetUrl : undefined
  const elsewhere = own === undefined ? readAddress(sound.address) : undefined
  const url = own ?? elsewhere
  if (url === undefined) return undefined
  const title = isBlank(sound.title) ? (asset?.filename ?? nameIn(url)) : sound.title.trim()
  const host = elsewhere === undefined ? undefined : new URL(elsewhere).hostname
  return {
    url,
    title,
    author: sound.author.trim(),
    from: host === undefined ? '' : fillIn(words.blockLoadsOnPlay, { host }),
    play: fillIn(words.blockPlay, { title }),
    pause: fillIn(words.blockPause, { title }),
    position: fillIn(words.blockPosition, { title }),
    problem: words.blockNotPlayable,
  }
}

const nameIn = (url: string) => new URL(url).pathname.split('/').pop() || url
