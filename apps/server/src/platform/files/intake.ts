/** What comes in is taken piece by piece, with pauses between them: pages come first. */

import { setTimeout as sleep } from 'node:timers/promises'

/** Pieces are of 64 KB when they come fast: this is more than 400 Mbit a second for all who send. */
const PAUSE_MS = 1
/** While so many uploads wait for what is done with them, more of them are not hurried for: 50 Mbit a second. */
const MANY_WAITING = 3
const LONG_PAUSE_MS = 10

export interface Intake {
  /** `line` says who sends. */
  begin(line: string): Arrival
}

/** One upload. */
export interface Arrival {
  /** Resolves when the next piece may be taken: lines take turns, and of each the upload that began first goes first. */
  turn(): Promise<void>
  /** All of it is there, and something is done with it until `end`. */
  complete(): void
  end(): void
}

interface Piece {
  readonly upload: number
  take(): void
}

export function createIntake(): Intake {
  /** In the order of their turns. */
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
