/** Files that visitors send with a form: which types each kind has, how large they may be, and what is said of one that is not taken. Pure. */

import { BYTES_IN_MB } from '../files/file-size.ts'
import { extensionOf, type FileExtension } from '../files/file-types.ts'
import type { EntryProblem } from './check-entries.ts'
import type { FileKind } from './site-form.ts'

/** The most bytes of one file. */
export const MAX_FORM_FILE_BYTES = 10 * BYTES_IN_MB

/** Types of each kind. Drawings are not among them, since they are documents that can run scripts. */
const TYPES: Readonly<Record<FileKind, readonly FileExtension[]>> = {
  pictures: ['jpg', 'png', 'gif', 'webp', 'avif'],
  documents: ['pdf', 'docx', 'odt', 'xlsx', 'pptx', 'txt', 'csv'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'webm'],
  archives: ['zip'],
}

export function isTypeOf(type: FileExtension, kinds: readonly FileKind[]): boolean {
  return kinds.some((kind) => TYPES[kind].includes(type))
}

/** Names of files that a browser offers: the value of `accept`. */
export function acceptOf(kinds: readonly FileKind[]): string {
  const types = kinds.flatMap((kind) => TYPES[kind]).map((type) => `.${type}`)
  return (types.includes('.jpg') ? ['.jpeg', ...types] : types).join(',')
}

/** The problem with a file before it is sent, by name and size alone: the server tells its type from its bytes. */
export function formFileProblem(
  { name, size }: { readonly name: string; readonly size: number },
  accepts: (type: FileExtension) => boolean,
): EntryProblem | undefined {
  const type = extensionOf(name)
  if (type === undefined || !accepts(type)) return 'fileKind'
  if (size > MAX_FORM_FILE_BYTES) return 'fileTooLarge'
  return size === 0 ? 'fileLies' : undefined
}

/** Problem that is told of a refused upload, by the name of the refusal; any other upload did not arrive. */
const BY_REFUSAL: Readonly<Record<string, EntryProblem>> = {
  fileKind: 'fileKind',
  fileLies: 'fileLies',
  fileTooLarge: 'fileTooLarge',
  notSupported: 'fileLies',
}

export function refusedFile(code: string): EntryProblem {
  return Object.hasOwn(BY_REFUSAL, code) ? (BY_REFUSAL[code] ?? 'fileMissing') : 'fileMissing'
}
