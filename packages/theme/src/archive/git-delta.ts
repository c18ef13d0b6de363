/** Git deltas: an object stored as copied pieces of another one plus new bytes. */

import { ArchiveRefused } from './archive-refused.ts'

/** The size of the result, in bytes, as the delta announces it. */
export function deltaResultSize(delta: Buffer): number {
  const { next } = readSize(delta, 0)
  return readSize(delta, next).size
}

/** Throws `ArchiveRefused` for a delta of another base, or one that does not give the size it announces. */
export function applyDelta(base: Buffer, delta: Buffer): Buffer {
  const baseSize = readSize(delta, 0)
  const resultSize = readSize(delta, baseSize.next)
  if (baseSize.size !== base.length) return corrupt()
  const result = Buffer.alloc(resultSize.size)
  let at = resultSize.next
  let filled = 0
  while (at < delta.length) {
    const command = delta[at++] ?? 0
    const isCopy = (command & 0x80) !== 0
    const piece = isCopy ? readCopy(delta, at, command) : { offset: at, length: command, next: at }
    const from = isCopy ? base : delta
    const { offset, length } = piece
    if (length === 0 || offset + length > from.length || filled + length > result.length) corrupt()
    from.copy(result, filled, offset, offset + length)
    filled += length
    at = isCopy ? piece.next : at + length
  }
  return filled === result.length ? result : corrupt()
}

/** A variable-length integer: seven bits a byte, the lowest first. */
function readSize(delta: Buffer, start: number): { size: number; next: number } {
  let size = 0
  for (let at = start, factor = 1; at < delta.length && at < start + 5; at++, factor *= 128) {
    const byte = delta[at] ?? 0
    size += (byte & 0x7f) * factor
    if (byte < 0x80) return { size, next: at + 1 }
  }
  return corrupt()
}

const DEFAULT_LENGTH = 0x10000

/** The bits of the command say which bytes of offset and length are there; the others are zero. */
function readCopy(
  delta: Buffer,
  start: number,
  command: number,
): { offset: number; length: number; next: number } {
  let at = start
  const number = (bits: readonly number[]) =>
    bits.reduce((sum, bit, index) => {
      if ((command & bit) === 0) return sum
      const byte = delta[at++] ?? corrupt()
      return sum + byte * 256 ** index
    }, 0)
  const offset = number([0x01, 0x02, 0x04, 0x08])
  const length = number([0x10, 0x20, 0x40]) || DEFAULT_LENGTH
  return { offset, length, next: at }
}

function corrupt(): never {
  throw new ArchiveRefused('archive-corrupt')
}
