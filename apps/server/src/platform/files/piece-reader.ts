/** Fair queue for reading files: downloads are read piece by piece, a few at a time, so that pages are served between them. */

import { read } from 'node:fs'
import { createFairQueue } from '@sitewright/sandbox/fair-queue'

/** Pieces read at the same time: as many as Node's thread pool reads side by side by default. */
const AT_ONCE = 4

type Read = (
  file: number,
  buffer: Uint8Array,
  offset: number,
  length: number,
  position: number | null,
  done: (error: Error | null, bytesRead: number, buffer: Uint8Array) => void,
) => void

export interface PieceReader {
  /** A replacement of `fs.read` for the streams of a site; sites take turns. */
  readFor(siteId: string): Read
}

export function createPieceReader(): PieceReader {
  const turns = createFairQueue({
    workers: Array.from({ length: AT_ONCE }, (_, index) => index),
    longestLine: Number.POSITIVE_INFINITY,
    busy: () => new Error('Lines have no end'),
  })
  return {
    readFor: (siteId) => (file, buffer, offset, length, position, done) => {
      void turns.run(
        siteId,
        () =>
          new Promise<void>((next) => {
            read(file, buffer, offset, length, position, (error, bytesRead) => {
              next()
              done(error, bytesRead, buffer)
            })
          }),
      )
    },
  }
}
