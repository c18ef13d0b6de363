/** File types that a site takes, with their size limits and media types. */

import { BYTES_IN_MB, sizeLimit } from './file-size.ts'

export const FILE_KINDS = ['image', 'audio', 'video', 'font', 'document'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export interface FileType {
  readonly kind: FileKind
  readonly contentType: string
}

/**
 * File types by extension; nothing else is taken. Types that browsers could run (pages, scripts) are not
 * among them, and documents are only ever sent as downloads.
 */
export const FILE_TYPES = {
  avif: { kind: 'image', contentType: 'image/avif' },
  csv: { kind: 'document', contentType: 'text/csv; charset=utf-8' },
  docx: {
    kind: 'document',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  epub: { kind: 'document', contentType: 'application/epub+zip' },
  gif: { kind: 'image', contentType: 'image/gif' },
  jpg: { kind: 'image', contentType: 'image/jpeg' },
  m4a: { kind: 'audio', contentType: 'audio/mp4' },
  mp3: { kind: 'audio', contentType: 'audio/mpeg' },
  mp4: { kind: 'video', contentType: 'video/mp4' },
  odt: { kind: 'document', contentType: 'application/vnd.oasis.opendocument.text' },
  ogg: { kind: 'audio', contentType: 'audio/ogg' },
  otf: { kind: 'font', contentType: 'font/otf' },
  pdf: { kind: 'document', contentType: 'application/pdf' },
  png: { kind: 'image', contentType: 'image/png' },
  pptx: {
    kind: 'document',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  svg: { kind: 'image', contentType: 'image/svg+xml' },
  ttf: { kind: 'font', contentType: 'font/ttf' },
  txt: { kind: 'document', contentType: 'text/plain; charset=utf-8' },
  vtt: { kind: 'document', contentType: 'text/vtt; charset=utf-8' },
  wav: { kind: 'audio', contentType: 'audio/wav' },
  webm: { kind: 'video', contentType: 'video/webm' },
  webp: { kind: 'image', contentType: 'image/webp' },
  woff: { kind: 'font', contentType: 'font/woff' },
  woff2: { kind: 'font', contentType: 'font/woff2' },
  xlsx: {
    kind: 'document',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  zip: { kind: 'document', contentType: 'application/zip' },
} as const satisfies Readonly<Record<string, FileType>>

export type FileExtension = keyof typeof FILE_TYPES

/** Aliases of extensions. */
const SPELLINGS: Readonly<Record<string, FileExtension>> = { jpeg: 'jpg', m4v: 'mp4', oga: 'ogg' }

/** The most bytes of a file, by kind. */
export const MAX_FILE_BYTES: Readonly<Record<FileKind, number>> = {
  image: 20 * BYTES_IN_MB,
  audio: 200 * BYTES_IN_MB,
  video: 200 * BYTES_IN_MB,
  font: 20 * BYTES_IN_MB,
  document: 100 * BYTES_IN_MB,
}

/** The most bytes of an SVG drawing: drawings are parsed and rewritten in memory, so they are small. */
export const MAX_DRAWING_BYTES = BYTES_IN_MB

/** The most bytes of any file. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(MAX_FILE_BYTES))

export function maxBytesOf(extension: FileExtension): number {
  return extension === 'svg' ? MAX_DRAWING_BYTES : MAX_FILE_BYTES[FILE_TYPES[extension].kind]
}

/** The type of a file by its name; undefined for one that is not taken. */
export function extensionOf(fileName: string): FileExtension | undefined {
  const written = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (Object.hasOwn(SPELLINGS, written)) return SPELLINGS[written]
  return Object.hasOwn(FILE_TYPES, written) ? (written as FileExtension) : undefined
}

/** The media type of a file by its name; undefined for one that is not taken. */
export function contentTypeOf(fileName: string): string | undefined {
  const extension = extensionOf(fileName)
  return extension && FILE_TYPES[extension].contentType
}

const KIND_WORDS: Readonly<Record<FileKind, string>> = {
  image: 'image ',
  audio: 'audio ',
  video: 'video ',
  font: 'font ',
  document: '',
}

/** The message for a refused type (specification §5); `kind` is the kind that was wanted, if known. */
export function unsupportedFile(fileName: string, kind?: FileKind): string {
  return `The file ${fileName} does not appear to be a supported ${kind ? KIND_WORDS[kind] : ''}file.`
}

/** The message for a file that is too large (specification §5). */
export function fileTooLarge(fileName: string, maxBytes: number): string {
  return `The file ${fileName} is too large. The maximum allowed file size is ${sizeLimit(maxBytes)}.`
}

/**
 * The problem with a file before it is uploaded, judged by name and size alone: the server
 * inspects the content and decides.
 */
export function uploadProblem(
  file: { readonly name: string; readonly size: number },
  kind?: FileKind,
): string | undefined {
  const extension = extensionOf(file.name)
  if (!extension || file.size === 0) return unsupportedFile(file.name, kind)
  if (kind && FILE_TYPES[extension].kind !== kind) return unsupportedFile(file.name, kind)
  const maxBytes = maxBytesOf(extension)
  return file.size > maxBytes ? fileTooLarge(file.name, maxBytes) : undefined
}
