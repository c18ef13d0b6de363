/** Shapes that drawings of sections are made of, in widths of a column. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Colours by what they stand for; `ground` is that of the section itself. */
export type Tone = 'strong' | 'faint' | 'surface' | 'accent' | 'ground' | 'line' | 'accent-line'

export type Shape =
  | ({ readonly kind: 'rect'; readonly tone: Tone; readonly r: number } & Box)
  | {
      readonly kind: 'circle'
      readonly tone: Tone
      readonly x: number
      readonly y: number
      readonly r: number
    }
  | { readonly kind: 'path'; readonly tone: Tone; readonly d: string }

/** Space between two parts of a block. */
const GAP = 0.6

/** Words, a line or a column of a chart. */
export function bar(box: Box, tone: Tone = 'faint'): Shape & Box {
  return { kind: 'rect', tone, ...box, r: Math.min(0.2, box.h / 2) }
}

export const surface = (box: Box): Shape => ({ kind: 'rect', tone: 'surface', ...box, r: 0.3 })

export const outline = (box: Box, tone: 'faint' | 'accent'): Shape => ({
  ...{ kind: 'rect', ...box, r: 0.4 },
  tone: tone === 'accent' ? 'accent-line' : 'line',
})

/** Equal parts of a box beside or below each other, with space between. */
export function split(box: Box, count: number, direction: 'across' | 'down'): readonly Box[] {
  const size = direction === 'across' ? box.w : box.h
  const part = (size - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, n) => {
    const start = n * (part + GAP)
    return direction === 'across'
      ? { ...box, x: box.x + start, w: part }
      : { ...box, y: box.y + start, h: part }
  })
}
