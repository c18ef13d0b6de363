import sharp from 'sharp'
import { type PreparedImage, pictureColors, SAMPLES } from '../features/files/index.ts'
import { findPainted } from './painted.ts'
import { drawPicture, type PictureRequest } from './pictures/draw-picture.ts'

/** One of the project's own pictures as a JPEG, ready to be stored by a site. Drawing takes a tenth of a second; most were drawn by the build. */
export async function paint(request: PictureRequest): Promise<PreparedImage> {
  const drawing = drawPicture(request)
  return (await findPainted(drawing)) ?? paintDrawing(drawing)
}

export async function paintDrawing(drawing: string): Promise<PreparedImage> {
  const { data, info } = await sharp(Buffer.from(drawing))
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
