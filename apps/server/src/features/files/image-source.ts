/** The bytes of a picture in the size and format asked for, made at the first request and kept. */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import { type AssetRow, findAssets } from './asset-table.ts'
import type { StoredFormat } from './image-format.ts'
import { EXTENSIONS } from './image-format.ts'
import type { Tier } from './image-tiers.ts'
import { resizeImage } from './image-work.ts'
import { originalKey } from './store-image.ts'

export interface ImageVariant {
  readonly tier: Tier | 'original'
  readonly format: StoredFormat
}

export interface ImageSource {
  /** Nothing for an id that is not the site's. */
  find(siteId: Id, assetId: Id): Promise<AssetRow | undefined>
  read(siteId: Id, asset: AssetRow, variant: ImageVariant): Promise<ImageBytes | undefined>
}

export type ImageBytes = NonNullable<Awaited<ReturnType<App['files']['stream']>>>['body'] | Buffer

/** Rows that were served lately; what serving reads of them never changes. */
const MOST_KNOWN = 5000

export function createImageSource(app: App): ImageSource {
  const known = new Map<string, AssetRow>()
  const making = new Map<string, Promise<Buffer | undefined>>()

  const make = async (siteId: Id, asset: AssetRow, tier: Tier, format: StoredFormat) => {
    const original = await app.files.get(siteId, originalKey(asset.id))
    if (!original) return undefined
    const bytes = await resizeImage(original, { tier, format, isAnimated: asset.is_animated })
    await app.files.put(siteId, variantKey(asset.id, { tier, format }), bytes)
    return bytes
  }

  return {
    find: async (siteId, assetId) => {
      const key = `${siteId}/${assetId}`
      const held = known.get(key)
      if (held) return held
      const [row] = await app.database.inSite(siteId, (site) => findAssets(site, [assetId]))
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
      if (row) known.set(key, row)
      return row
    },

    read: async (siteId, asset, { tier, format }) => {
      const key = variantKey(asset.id, { tier, format })
      const kept = await app.files.stream(siteId, key)
      if (kept || tier === 'original') return kept?.body
      // Many ask for a new picture at once; it is made once.
      const flight = `${siteId}/${key}`
      const inFlight = making.get(flight)
      if (inFlight) return inFlight
      const made = make(siteId, asset, tier, format).finally(() => making.delete(flight))
      making.set(flight, made)
      return made
    },
  }
}

function variantKey(assetId: Id, { tier, format }: ImageVariant): string {
  if (tier === 'original') return originalKey(assetId)
  return `images/${assetId}/${tier}w.${EXTENSIONS[format]}`
}
