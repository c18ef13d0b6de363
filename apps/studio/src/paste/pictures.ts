/** Pictures of what was pasted or dropped. A text cannot hold them: they become picture blocks below it. */

import { all } from './elements.ts'
import { rtfPictures } from './rtf-pictures.ts'

export interface PastedPicture {
  readonly file: File
  /** Description for people who cannot see it; empty when nobody gave one. */
  readonly alt: string
}

export interface FoundPictures {
  readonly pictures: readonly PastedPicture[]
  /** Pictures that were only named: on a disk, or at an address that other pages may not read. */
  readonly missing: number
}

export const NO_PICTURES: FoundPictures = { pictures: [], missing: 0 }

/** Pictures of one paste; a section has place for 60 blocks, and uploads take their time. */
const MAX_PICTURES = 20

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}

/** Pictures among the files of a clipboard or of a drag. */
export function picturesAmong(files: Iterable<File>): readonly PastedPicture[] {
  return [...files].flatMap((file) => asPicture(file, '', file.name))
}

export interface PictureSources {
  fileAt(address: string): Blob | undefined
  /** The clipboard's Rich Text Format, where it has one. */
  readonly rtf: string
}

/** Takes the pictures out of a pasted document. */
export function takePictures(body: HTMLElement, { fileAt, rtf }: PictureSources): FoundPictures {
  const images = all(body, 'img').filter((image) => !isSign(image) && !isPixel(image))
  const onDisk = images.filter((image) => addressOf(image).startsWith('file:'))
  const fromRtf = onDisk.length > 0 ? rtfPictures(rtf) : []
  const pictures = images.flatMap((image) => {
    const place = onDisk.indexOf(image)
    const file = place >= 0 ? fromRtf[place] : fileAt(addressOf(image))
    return file ? asPicture(file, image.getAttribute('alt') ?? '') : []
  })
  for (const image of all(body, 'img')) {
    if (isSign(image)) image.replaceWith(image.getAttribute('alt') ?? '')
    else image.remove()
  }
  const taken = pictures.slice(0, MAX_PICTURES)
  return { pictures: taken, missing: images.length - taken.length }
}

function asPicture(file: Blob, alt: string, name = ''): PastedPicture[] {
  const extension = EXTENSIONS[file.type]
  if (extension === undefined) return []
  const { type } = file
  return [{ file: new File([file], name || `pasted-picture.${extension}`, { type }), alt }]
}

function addressOf(image: Element): string {
  return image.getAttribute('src') ?? ''
}

/** Emoji that a page draws as pictures of one sign. */
function isSign(image: Element): boolean {
  const alt = image.getAttribute('alt') ?? ''
  return /^\p{Extended_Pictographic}/u.test(alt) && [...alt].length <= 8
}

/** Pictures of one pixel count readers. */
function isPixel(image: Element): boolean {
  return image.getAttribute('width') === '1' || image.getAttribute('height') === '1'
}
