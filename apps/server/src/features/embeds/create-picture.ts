import { createPicture as contract } from '@sitewright/api/embeds/create-picture'
import { MAX_FILE_BYTES } from '@sitewright/core/files/file-types'
import { readPictureAddress } from '@sitewright/core/links/picture-address'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { keepPicture } from './keep-picture.ts'

export const createPicture = ownerCall(contract, async ({ address: typed }, request) => {
  const address = readPictureAddress(typed)
  if (address === undefined) throw fail('pictureUnknown')
  const name = nameIn(new URL(address))
  const maxBytes = MAX_FILE_BYTES.image
  return { pictureId: await keepPicture({ address, name, altText: '', maxBytes }, request) }
})

/** The last part of the path, without its ending. */
function nameIn({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1, pathname.lastIndexOf('.'))
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
