import sharp from 'sharp'
import { type PreparedImage, pictureColors, SAMPLES } from '../features/files/index.ts'
import { drawPicture, type PictureRequest } from './pictures/draw-picture.ts'

/** Draws one of the project's own pictures as a JPEG, ready to be stored by a site. */
export async function paint(request: PictureRequest): Promise<PreparedImage> {
  const { data, info } = await sharp(Buffer.from(drawPicture(request)))
    .jpeg({ quality: 84, progressive: true })
    .toBuffer({ resolveWithObject: true })
  const samples = await sharp(data).resize(SAMPLES, SAMPLES, { fit: 'fill' }).raw().toBuffer()
  return {
    data,
    facts: {
      width: info.width,
      height: info.height,
      bytes: data.length,
      format: 'jpeg',
      hasAlpha: false,
      isAnimated: false,
      colors: pictureColors(samples),
    },
  }
}
