/** Pictures and sounds of the sample site, made by the project itself once for each process. */

import type { Id } from '@sitewright/core/id'
import { keepImage, type PreparedImage, storeImage } from '../features/files/index.ts'
import type { App } from '../platform/app.ts'
import type { SiteTx } from '../platform/database.ts'
import { type PictureRequest, paint } from '../starting-points/index.ts'

const SIZE = { width: 480, height: 360 } as const

const REQUESTS: readonly PictureRequest[] = [
  { kind: 'mug', palette: 'clay', seed: 1, ...SIZE },
  { kind: 'bowl', palette: 'sage', seed: 2, ...SIZE },
  { kind: 'vase', palette: 'blush', seed: 3, ...SIZE },
  { kind: 'teapot', palette: 'celadon', seed: 4, ...SIZE },
  { kind: 'plate', palette: 'sand', seed: 5, ...SIZE },
  { kind: 'landscape', palette: 'clay', seed: 6, ...SIZE },
  { kind: 'shelves', palette: 'sage', seed: 7, ...SIZE },
  { kind: 'stillLife', palette: 'sand', seed: 8, width: 360, height: 480 },
]

let painted: Promise<PreparedImage[]> | undefined

export function paintSamplePictures(): Promise<PreparedImage[]> {
  painted ??= Promise.all(REQUESTS.map(paint))
  return painted
}

export async function keepSamplePictures(
  app: App,
  site: SiteTx,
  pictures: readonly PreparedImage[],
): Promise<Id[]> {
  const ids: Id[] = []
  for (const [index, image] of pictures.entries()) {
    const kind = REQUESTS[index]?.kind ?? 'picture'
    const labels = { filename: `${kind}.jpg`, altText: `A drawing: ${kind}` }
    ids.push((await keepImage(site, app, { image, ...labels })).id)
  }
  return ids
}

/** Samples in a second of sound. */
const RATE = 8_000
const SECONDS = 1

/** One second of a plain tone as a WAV file of 8 bits. */
export function tone(hertz: number): Uint8Array {
  const length = RATE * SECONDS
  const file = Buffer.alloc(44 + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(length, 40)
  for (let at = 0; at < length; at += 1) {
    // Fades in and out, so that it does not click.
    const volume = Math.sin((Math.PI * at) / length)
    file[44 + at] = 128 + Math.round(90 * volume * Math.sin((2 * Math.PI * hertz * at) / RATE))
  }
  return file
}

/** Frequencies of the sounds in hertz: C, E, G and C of one octave. */
export const TONES = [262, 330, 392, 523] as const

/** Stores the sounds on a site that has no other files yet, and gives their addresses. */
export async function keepSampleSounds(app: App, site: SiteTx): Promise<string[]> {
  const urls: string[] = []
  for (const hertz of TONES) {
    const filename = `tone-${hertz}.wav`
    await storeImage(site, app, { bytes: tone(hertz), filename, altText: '' })
    urls.push(`/s/${filename}`)
  }
  return urls
}
