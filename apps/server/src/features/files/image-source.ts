/** Read-through cache of picture variants: the size and format asked for, made at the first request and stored. */

import { ICON_SIZES, type IconSize } from '@sitewright/core/files/icon-sizes'
import type { PictureWidth } from '@sitewright/core/files/picture-widths'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { FileStream } from '../../platform/files/file-store.ts'
import { imageFolder, originalKey } from './asset-files.ts'
import type { ImageRow } from './asset-table.ts'
import { makeIcon, resizeImage } from './image-work.ts'
import { extensionFor, type ServedFormat } from './stored-format.ts'

export interface ImageVariant {
  /** A width, the picture as it is, or the size of a square icon. */
  readonly tier: PictureWidth | 'original' | `icon-${IconSize}`
  readonly format: ServedFormat
}

export interface ImageSource {
  /** The variant, made if necessary; undefined when it cannot be made. */
  read(siteId: Id, image: ImageRow, variant: ImageVariant): Promise<FileStream | undefined>
  /** The variant if it is stored already; otherwise it is queued, to be made when nobody has to wait for it. */
  readIfMade(siteId: Id, image: ImageRow, variant: ImageVariant): Promise<FileStream | undefined>
}

export function createImageSource(app: App): ImageSource {
  const { files } = app
  const making = new Map<string, Promise<boolean>>()

  const make = async (
    siteId: Id,
    image: ImageRow,
    { tier, format }: ImageVariant,
    { canWait }: { canWait: boolean },
  ) => {
    const from = await files.find(siteId, originalKey(image))
    if (!from || tier === 'original') return false
    const draft = await files.draft(siteId)
    try {
      const paths = { from, to: draft.path }
      const isAnimated = image.is_animated && format === 'webp'
      const isMade =
        typeof tier === 'number'
          ? await resizeImage(siteId, { ...paths, width: tier, format, isAnimated }, { canWait })
          : await makeIcon(siteId, {
              ...paths,
              size: sizeOf(tier),
              isDrawing: image.format === 'svg',
            })
      if (isMade) await draft.adopt(variantKey(image, { tier, format }))
      return isMade
    } finally {
      await draft.discard()
    }
  }

  /** Single-flight: requests for a picture that is being made share one promise. */
  const makeOnce = (
    siteId: Id,
    image: ImageRow,
    variant: ImageVariant,
    options: { canWait: boolean },
  ) => {
    const flight = `${siteId}/${variantKey(image, variant)}`
    const underWay = making.get(flight)
    if (underWay) return underWay
    const made = make(siteId, image, variant, options).finally(() => making.delete(flight))
    making.set(flight, made)
    return made
  }

  const kept = (siteId: Id, image: ImageRow, variant: ImageVariant) =>
    files.stream(siteId, variantKey(image, variant))

  return {
    read: async (siteId, image, variant) => {
      const found = await kept(siteId, image, variant)
      if (found) return found
      const isMade = await makeOnce(siteId, image, variant, { canWait: false })
      return isMade ? kept(siteId, image, variant) : undefined
    },
    readIfMade: async (siteId, image, variant) => {
      const found = await kept(siteId, image, variant)
      if (found) return found
      // Too many waiting, or a picture that cannot be made: the next request asks again.
      makeOnce(siteId, image, variant, { canWait: true }).catch((error) =>
        app.log.debug({ err: error }, 'A picture was not made in advance'),
      )
      return undefined
    },
  }
}

function sizeOf(tier: `icon-${IconSize}`): IconSize {
  return ICON_SIZES.find((size) => tier === `icon-${size}`) ?? ICON_SIZES[0]
}

function variantKey(image: ImageRow, { tier, format }: ImageVariant): string {
  const folder = imageFolder(image)
  if (typeof tier === 'string' && tier !== 'original') return `${folder}/${tier}.png`
  if (tier === 'original' || image.format === 'svg') return originalKey(image)
  return `${folder}/${tier}w.${extensionFor(format)}`
}
