/** Throttle with back-pressure: uploads are read piece by piece with pauses between, so that pages are served first. */

import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two pieces. Fast senders' pieces have 64 KB, so all uploads together get over 400 Mbit/s. */
const PAUSE_MS = 1
/** Received uploads still being worked on from which reading slows down (back-pressure). */
const MANY_WAITING = 3
/** Milliseconds between two pieces while that many wait: 50 Mbit/s. */
const LONG_PAUSE_MS = 10

export interface UploadThrottle {
  /** Begins an upload; `line` says who sends. */
  begin(line: string): ThrottledUpload
}

/** One upload under the throttle. */
export interface ThrottledUpload {
  /** Resolves when the next piece may be read: lines take turns, and within a line the oldest upload goes first. */
  turn(): Promise<void>
  /** All bytes have been read, and the upload is worked on until `end`. */
  complete(): void
  end(): void
}

interface Piece {
  readonly upload: number
  take(): void
}

export function createUploadThrottle(): UploadThrottle {
  /** Waiting pieces of each line, in the order of the lines' turns. */
  const lines = new Map<string, Piece[]>()
  let uploads = 0
  let unfinished = 0
  let isTaking = false

  const nextPiece = (): Piece | undefined => {
    for (const [line, pieces] of lines) {
      lines.delete(line)
      const piece = pieces.reduce((first, one) => (one.upload < first.upload ? one : first))
      const others = pieces.filter((one) => one !== piece)
      if (others.length > 0) lines.set(line, others)
      return piece
    }
    return undefined
  }

  const takeAll = async () => {
    if (isTaking) return
    isTaking = true
    for (let piece = nextPiece(); piece; piece = nextPiece()) {
      piece.take()
      await sleep(unfinished >= MANY_WAITING ? LONG_PAUSE_MS : PAUSE_MS)
    }
    isTaking = false
  }

  return {
    begin: (line) => {
      uploads += 1
      const upload = uploads
      let isComplete = false
      return {
        turn: () =>
          new Promise((take) => {
            const pieces = lines.get(line) ?? []
            pieces.push({ upload, take })
            lines.set(line, pieces)
            void takeAll()
          }),
        complete: () => {
          if (!isComplete) unfinished += 1
          isComplete = true
        },
        end: () => {
          if (isComplete) unfinished -= 1
          isComplete = false
        },
      }
    },
  }
}
