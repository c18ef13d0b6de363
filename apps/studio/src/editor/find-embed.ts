import type { Client } from '@sitewright/api/client'
import { createEmbed } from '@sitewright/api/embeds/create-embed'
import { createPicture } from '@sitewright/api/embeds/create-picture'
import type { Embed } from '@sitewright/blocks/fields'

export interface FoundEmbed {
  /** Absent where nothing could be found; `problem` says why. */
  readonly embed?: Embed
  readonly problem: string
}

/** Asks for title and still of what is at an address; a refusal is told in words. */
export async function findEmbed(
  call: Client,
  siteId: string,
  address: string,
): Promise<FoundEmbed> {
  try {
    const { embed, problem } = await call(createEmbed, { siteId, address })
    return { embed, problem }
  } catch (failure) {
    return { problem: failure instanceof Error ? failure.message : '' }
  }
}

export interface FoundPicture {
  /** The setting of a picture block; absent where there is no picture, and `problem` says why. */
  readonly props?: { readonly assetId: string }
  readonly problem: string
}

/** Has the picture at an address fetched; a refusal is told in words. */
export async function findPicture(
  call: Client,
  siteId: string,
  address: string,
): Promise<FoundPicture> {
  try {
    const { pictureId } = await call(createPicture, { siteId, address })
    return { props: { assetId: pictureId }, problem: '' }
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : ''
    return { problem: `The picture could not be fetched. ${reason}`.trim() }
  }
}
