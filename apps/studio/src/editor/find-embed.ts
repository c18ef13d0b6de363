import type { Client } from '@sitewright/api/client'
import { createEmbed } from '@sitewright/api/embeds/create-embed'
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
