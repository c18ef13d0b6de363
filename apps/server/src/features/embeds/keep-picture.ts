/** Keeps pictures of other sites among the site's own, so that no visitor asks those sites for them. */

import type { FileExtension } from '@sitewright/core/files/file-types'
import type { Id } from '@sitewright/core/id'
import type { OwnerRequest } from '../../platform/http/route.ts'
import { outside } from '../../platform/outside/outside.ts'
import { storePicture } from '../files/index.ts'

/** Formats by content type. Drawings of other sites are not taken. */
const FORMATS: Readonly<Record<string, FileExtension>> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export interface OutsidePicture {
  readonly address: string
  /** A title, or part of the address, of which its name is made. */
  readonly name: string
  readonly altText: string
  readonly maxBytes: number
}

/** Id of the picture; the same bytes are kept once. Throws a problem where there is none. */
export async function keepPicture(
  { address, name, altText, maxBytes }: OutsidePicture,
  { app, siteId, inSite }: OwnerRequest,
): Promise<Id> {
  const accepts = Object.keys(FORMATS)
  const { body, contentType } = await outside(app).get(siteId, address, { accepts, maxBytes })
  const filename = `${asFileName(name) || 'Picture'}.${FORMATS[contentType]}`
  return storePicture(app, { siteId, inSite }, { bytes: body, filename, altText })
}

/** A name for a file, of the letters and digits of a title. */
const asFileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim()
