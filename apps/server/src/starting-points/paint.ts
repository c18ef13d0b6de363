import sharp from 'sharp'
import type { PreparedImage } from '../features/files/index.ts'
import { drawPicture, type PictureRequest } from './pictures/draw-picture.ts'

/** A picture of the project's own as a JPEG, ready to be kept by a site. */
export async function paint(request: PictureRequest): Promise<PreparedImage> {
  const { data, info } = await sharp(Buffer.from(drawPicture(request)))
    .jpeg({ quality: 84, progressive: true })
    .toBuffer({ resolveWithObject: true })
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    format: 'jpeg',
    hasAlpha: false,
    isAnimated: false,
  }
}
