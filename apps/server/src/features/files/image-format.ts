/** Which pictures are taken, known by their first bytes, and which formats they are kept in. Pure. */

export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** AVIF is kept as WebP: encoding it again would take minutes. */
export type StoredFormat = Exclude<UploadFormat, 'avif'>

export const CONTENT_TYPES: Readonly<Record<StoredFormat, string>> = {
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export const EXTENSIONS: Readonly<Record<StoredFormat, string>> = {
  gif: 'gif',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
}

const SIGNATURES: readonly (readonly [UploadFormat, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[\s\S]{4}WEBP/],
  ['avif', /^[\s\S]{4}ftypavi[fs]/],
]

/** What a file says it is in its first bytes, whatever its name claims. */
export function formatOf(bytes: Uint8Array): UploadFormat | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0]
}

export function storedFormat(format: UploadFormat): StoredFormat {
  return format === 'avif' ? 'webp' : format
}
