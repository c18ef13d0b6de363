/**
 * Facade of what another site has: a still of the owner's own with the provider's name. The frame comes when a visitor presses it,
 * or agreed to such content before; without script it is a link. Nothing is asked of the other site until then.
 */

import { allowedFrame, readEmbedAddress } from '@sitewright/core/embeds/embed-address'
import type { EmbedKind } from '@sitewright/core/embeds/embed-providers'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { BlockContext } from '../block-definition.ts'
import type { Embed } from '../fields/index.ts'
import { pictureOf } from '../picture.ts'
import type { BlockWord } from '../words/words.ts'
import facadeCss from './facade.css'
import facadeMarkup from './facade.html'

/** Partial for blocks: `{facade|apply facade.block}`, with `facade` made by `facadeOf`. */
export const FACADE_PARTIALS = { 'facade.block': facadeMarkup }
export const FACADE_CSS = facadeCss

export interface FacadeOptions {
  /** The owner's own words and picture, which take the place of the provider's. */
  readonly title: string
  readonly pictureId: Id
  /** Width to height, such as `16/9`; empty for the one that the provider names. */
  readonly ratio?: string
}

/** Word of the link by kind. */
const LEADS: Readonly<Record<EmbedKind, BlockWord>> = {
  video: 'blockPlayFrom',
  audio: 'blockListenOn',
  page: 'blockLoadFrom',
}

/** Default shape of a film in pixels, where its provider names none. */
const WIDE = { width: 16, height: 9 }

/** The data of the partial; undefined for an address that is empty or of no provider. */
export function facadeOf(
  embed: Embed,
  { title, pictureId, ratio = '' }: FacadeOptions,
  context: BlockContext,
): JsonObject | undefined {
  const read = readEmbedAddress(embed.address)
  if (!read) return undefined
  const { provider, address } = read
  const frame = allowedFrame(embed.frame) ?? allowedFrame(read.frame ?? '')
  const picture = stillOf(pictureId || embed.pictureId, context)
  return {
    url: address,
    frame: frame?.url ?? '',
    starts: provider.starts ?? '',
    title: title.trim() || embed.title.trim() || provider.name,
    kind: provider.kind,
    provider: provider.name,
    lead: fillIn(context.words[frame ? LEADS[provider.kind] : 'blockSeeAt'], {
      service: provider.name,
    }),
    size: sizeOf(embed, provider, ratio),
    picture,
    isPlain: picture === undefined,
  }
}

function stillOf(id: Id, { data, share, isEager }: BlockContext): JsonObject | undefined {
  const asset = data.assets.get(id)
  // Its words stand beside it, so it has none of its own.
  return asset?.originalSize ? pictureOf(asset, { altText: '', share, isEager }) : undefined
}

/** Custom property of CSS with the shape of the frame: a ratio for films and pictures, a height for all else. */
function sizeOf(
  { width, height }: Embed,
  { kind, height: usual }: { readonly kind: EmbedKind; readonly height?: number },
  ratio: string,
): string {
  if (ratio !== '') return `--sw-frame-ratio:${ratio}`
  if (kind === 'video' || usual === undefined) {
    const shape = width > 0 && height > 0 ? { width, height } : WIDE
    return `--sw-frame-ratio:${shape.width}/${shape.height}`
  }
  return `--sw-frame-height:${height || usual}px`
}

/** The keys for a theme's own markup of what is embedded. */
export function facadeInfo(facade: JsonObject | undefined): JsonObject {
  const { url = '', title = '', provider = '', frame = '' } = facade ?? {}
  return {
    url,
    title,
    providerName: provider,
    clickthroughUrl: facade ? { url, newWindow: true } : null,
    oembed: { url, title, providerName: provider, frameUrl: frame },
  }
}
