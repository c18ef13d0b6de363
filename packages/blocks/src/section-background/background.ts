/** Background of a section, drawn by the platform's markup or by a theme's own. */

import type { SectionSettings } from '@sitewright/core/document/page-document'
import { readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import { BACKGROUND_SOURCES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { BlockData } from '../block-data.ts'
import { pictureOf } from '../picture.ts'
import type { BlockWords } from '../words/english.ts'
import markup from './background.html'
import { backgroundOf, type SectionBackground } from './fields.ts'

/** Name of the markup, by which a theme replaces it. */
export const SECTION_BACKGROUND = 'section-background'
export const BACKGROUND_MARKUP = { [SECTION_BACKGROUND]: markup }

export interface AroundBackground {
  readonly data: BlockData
  readonly words: BlockWords
  readonly isEager: boolean
}

/**
 * Context of the markup: `backgroundSource` says what there is to see, so a picture or film that was removed is none. A film has its
 * picture as a still, which stands there until it plays.
 */
export function backgroundContext(settings: SectionSettings, around: AroundBackground): JsonObject {
  const behind = backgroundOf(settings)
  const { data, words, isEager } = around
  const film = behind.source === 'video' ? filmOf(behind, data) : undefined
  const still = stillOf(behind, data, film)
  const shown = behind.source === 'none' || !still?.originalSize ? undefined : still
  const source = film ? 'video' : shown && behind.source === 'upload' ? 'upload' : 'none'
  if (source === 'none') return { backgroundSource: BACKGROUND_SOURCES.none }
  const { focalPoint } = behind
  const picture = shown && pictureOf(shown, { altText: '', share: 'cover', isEager, focalPoint })
  return {
    backgroundSource: BACKGROUND_SOURCES[source],
    ...(behind.veil !== 'usual' && { veil: behind.veil }),
    ...(picture && { picture, pictureUrl: picture.assetUrl }),
    focalPoint: picture?.focalPoint ?? '50% 50%',
    ...(film && {
      fileUrl: film.fileUrl,
      frameUrl: film.frameUrl,
      play: film.provider
        ? fillIn(words.blockPlayFrom, { service: film.provider })
        : words.blockFilmPlay,
    }),
  }
}

/** A film of another site brings a still of its own, which is no picture of a section without that film. */
function stillOf(
  { pictureId, embed }: SectionBackground,
  { assets }: BlockData,
  film?: BackgroundFilm,
) {
  const chosen = assets.get(pictureId)
  return chosen?.originalSize || !film?.provider ? chosen : assets.get(embed.pictureId)
}

interface BackgroundFilm {
  readonly fileUrl: string
  readonly frameUrl: string
  /** Name of the service that has it; empty for a file of the site. */
  readonly provider: string
}

function filmOf({ film, fileId, embed }: SectionBackground, data: BlockData) {
  if (film === 'address') {
    const read = readEmbedAddress(embed.address)
    return read?.loop ? service(read.loop, read.provider.name) : undefined
  }
  const asset = data.assets.get(fileId)
  // A picture that was chosen for it is no film.
  return asset && !asset.originalSize ? ownFile(asset.assetUrl) : undefined
}

const service = (frameUrl: string, provider: string): BackgroundFilm => ({
  fileUrl: '',
  frameUrl,
  provider,
})
const ownFile = (fileUrl: string): BackgroundFilm => ({ fileUrl, frameUrl: '', provider: '' })
