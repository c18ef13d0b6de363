/** Runs a block of compiled instructions. */

import { textOf } from '../values/text.ts'
import type { Block, Frame, Origin, Run, Step } from './machine.ts'
import { type Path, readPath } from './reference.ts'

export const EMPTY: Block = () => ''

/** A step and the constant text behind it, in a linked list. */
export interface Piece {
  readonly step: Step
  /** The path of a plain variable, which is read instead of running the step. */
  readonly path: Path | undefined
  readonly origin: Origin
  text: string
  next: Piece | undefined
}

/**
 * An exception costs one instruction: it is recorded, and the next one runs. Text is collected in
 * a variable, since adding to a field of the run takes three times as long.
 */
export function createBlock(start: string, first: Piece | undefined): Block {
  if (!first) return () => start
  const cost = countFrom(first) + 1
  return (frame, run) => {
    run.spend(cost)
    const { maxOutput } = run
    let output = start
    let piece: Piece | undefined = first
    while (piece) {
      try {
        while (piece) {
          // Appended one after the other: joining two short texts first would copy them.
          output += textOfPiece(piece, frame, run)
          output += piece.text
          if (output.length > maxOutput) run.refuse('output')
          piece = piece.next
        }
      } catch (error) {
        run.recover(error, { origin: piece?.origin, output })
        output += piece?.text ?? ''
        piece = piece?.next
      }
    }
    return output
  }
}

function textOfPiece({ path, step }: Piece, frame: Frame, run: Run): string {
  const value = path ? readPath(path, frame) : step(frame, run)
  return typeof value === 'string' ? value : textOf(value)
}

function countFrom(first: Piece): number {
  let count = 0
  for (let piece: Piece | undefined = first; piece; piece = piece.next) count++
  return count
}
