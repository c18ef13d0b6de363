/** Content sniffing: the type of a file by its first bytes, whatever its name claims. Pure. */

import type { FileExtension } from '@sitewright/core/files/file-types'

/** Bytes from the beginning of a file that recognising needs. */
export const HEAD_BYTES = 4096

/**
 * Magic numbers: first bytes, with `?` for any byte, and the types that begin with them. Where several types do, the name decides
 * among them; a name that claims none of them makes it the first.
 */
const SIGNATURES: readonly (readonly [string, readonly FileExtension[]])[] = [
  ['\xff\xd8\xff', ['jpg']],
  ['\x89PNG\r\n\x1a\n', ['png']],
  ['GIF87a', ['gif']],
  ['GIF89a', ['gif']],
  ['RIFF????WEBP', ['webp']],
  ['RIFF????WAVE', ['wav']],
  ['????ftypavif', ['avif']],
  ['????ftypavis', ['avif']],
  ['????ftypM4A ', ['m4a']],
  ...['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV'].map(
    (brand) => [`????ftyp${brand}`, ['mp4', 'm4a']] as const,
  ),
  ['\x1a\x45\xdf\xa3', ['webm']],
  ['ID3', ['mp3']],
  ...['\xf2', '\xf3', '\xfa', '\xfb'].map((header) => [`\xff${header}`, ['mp3']] as const),
  ['OggS\0', ['ogg']],
  ['%PDF-1.', ['pdf']],
  ['%PDF-2.', ['pdf']],
  ['PK\x03\x04', ['zip', 'docx', 'epub', 'odt', 'pptx', 'xlsx']],
  ['wOF2', ['woff2']],
  ['wOFF', ['woff']],
  ['OTTO', ['otf']],
  ['\0\x01\0\0', ['ttf']],
  ['true\0', ['ttf']],
]

function beginsWith(head: string, signature: string): boolean {
  return (
    head.length >= signature.length &&
    [...signature].every((byte, index) => byte === '?' || byte === head.charAt(index))
  )
}

/** Beginning of a drawing: spaces, an XML declaration, comments and a document type may stand before it. */
const DRAWING =
  /^(?:\ufeff)?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i

/** First line of captions (WebVTT). */
const CAPTIONS = /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/

/**
 * Type of a file whose first bytes are `head`. Text has no signature, so its name must claim a text type, and it is accepted when
 * it is valid UTF-8 without control characters. Undefined: not an accepted type.
 */
export function recognise(
  head: Buffer,
  claimed: FileExtension | undefined,
): FileExtension | undefined {
  const latin = head.toString('latin1')
  const types = SIGNATURES.find(([signature]) => beginsWith(latin, signature))?.[1]
  if (types) return types.find((type) => type === claimed) ?? types[0]
  if (!isText(head)) return undefined
  if (DRAWING.test(head.toString('utf8'))) return 'svg'
  if (claimed === 'vtt') return CAPTIONS.test(head.toString('utf8')) ? 'vtt' : undefined
  return claimed === 'txt' || claimed === 'csv' ? claimed : undefined
}

/** Whether the bytes are valid UTF-8 without control characters, except those between words and lines. */
function isText(head: Buffer): boolean {
  if (head.length === 0) return false
  // The last character may be cut in half at the end of `head`.
  const text = new TextDecoder('utf-8').decode(head, { stream: true })
  return !/[\p{Cc}\ufffd]/u.test(text.replace(/[\t\r\n\f]/g, ''))
}
