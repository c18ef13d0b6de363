import { uploadAsset as contract, MAX_UPLOAD_BYTES } from '@sitewright/api/files/upload-asset'
import { ownerCall } from '../../platform/http/route.ts'
import { fileTooLarge, notAnImage } from './errors.ts'
import { prepareImage } from './image-work.ts'
import { asAsset } from './present-asset.ts'
import { keepImage } from './store-image.ts'

const MAX_SIZE = `${MAX_UPLOAD_BYTES / 1024 / 1024} MB`

export const uploadAsset = ownerCall(contract, async (input, { app, siteId, inSite, raw }) => {
  const filename = label(input.filename)
  const { body } = raw
  if (!Buffer.isBuffer(body)) throw notAnImage(filename)
  if (body.length > MAX_UPLOAD_BYTES) throw fileTooLarge(filename, MAX_SIZE)
  const image = await prepareImage(body)
  if (!image) throw notAnImage(filename)

  const row = await inSite((site) => keepImage(site, app, { image, filename, altText: '' }))
  return { asset: asAsset(siteId, row) }
})

/** A name that is safe to show: no folders, nothing invisible. */
function label(filename: string): string {
  const name = filename.split(/[/\\]/).at(-1) ?? ''
  return name.replace(/\p{C}/gu, '').trim() || 'picture'
}
