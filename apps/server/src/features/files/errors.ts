import type { FileKind } from '@sitewright/core/files/file-types'
import { fileTooLarge as tooLargeWords, unsupportedFile } from '@sitewright/core/files/file-types'
import { problems } from '@sitewright/core/problem'

/** Everything about files that can be refused; the texts are the specification’s where it has some (§5, §8). */
export const fail = problems({
  assetMissing: { status: 404, message: 'That file is no longer there.' },
  folderMissing: { status: 404, message: 'That folder is no longer there.' },
  folderNameTaken: { status: 409, message: 'There is a folder of that name here already.' },
  folderTooDeep: {
    status: 409,
    message:
      'Folders go three levels deep, and none stands in itself. Please choose another place.',
  },
  tooManyFolders: {
    status: 409,
    message: 'A library can have 200 folders: remove one that you no longer use.',
  },
  notSupported: { status: 400, message: 'The file does not appear to be a supported file.' },
  notTheSameKind: { status: 400, message: 'Only a file of the same kind can take its place.' },
  notEditable: {
    status: 400,
    message: 'Only pictures that stand still can be edited, and no drawings.',
  },
  changedMeanwhile: {
    status: 409,
    message: 'Somebody has changed this picture meanwhile. Please open it again.',
  },
  fileName: { status: 400, message: 'Please enter a file name' },
  processingCancelled: { status: 409, message: 'File processing cancelled' },
  uploadBroken: { status: 400, message: 'File upload failed to complete' },
  fileTooLarge: { status: 413, message: 'The file is too large.' },
  tooManyPixels: {
    status: 413,
    message:
      'That picture has too many pixels. The most is 50 million, over all frames 200 million.',
  },
  drawingTooMuch: {
    status: 413,
    message:
      'That drawing takes too long to show: parts that it uses again, patterns, masks and effects multiply. Please simplify it.',
  },
  drawingsWait: {
    status: 429,
    message: 'A drawing took too long to look at. Please wait a minute before you upload another.',
  },
  tookTooLong: {
    status: 503,
    message:
      'File processing failed: it took too long. Please try again later, or with a smaller picture.',
  },
  filesFull: { status: 413, message: 'Your site has no room for more files.' },
  diskFull: {
    status: 507,
    message: 'Unable to Upload File: the server has no room left. Please try again later.',
  },
})

export function notSupported(fileName: string, kind?: FileKind) {
  return fail('notSupported', { message: unsupportedFile(fileName, kind) })
}

export function fileTooLarge(fileName: string, maxBytes: number) {
  return fail('fileTooLarge', { message: tooLargeWords(fileName, maxBytes) })
}
