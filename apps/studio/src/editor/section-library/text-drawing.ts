import type { JsonObject } from '@sitewright/core/json'
import { type Box, bar, type Shape, type Tone } from './shapes.ts'

export interface LineLook {
  readonly height: number
  readonly align: 'left' | 'center'
  readonly tone: Tone
}

/** Average width of a letter in heights of the bar that stands for its line. */
const LETTER = 0.62

/** Words as bars, broken into lines where they would not fit. */
export function textLines(text: string, box: Box, { height, align, tone }: LineLook) {
  const whole = text.length * height * LETTER
  const count = Math.max(1, Math.ceil(whole / box.w))
  return Array.from({ length: count }, (_, line): Shape & Box => {
    const isLast = line === count - 1
    const w = count === 1 ? whole : isLast ? whole - box.w * (count - 1) : box.w * 0.96
    const x = align === 'center' ? box.x + (box.w - w) / 2 : box.x
    return bar({ x, y: box.y + line * height * 1.7, w: Math.max(w, height), h: height }, tone)
  })
}

/** Heights of lines by the level of a heading; paragraphs have the last. */
const HEIGHTS: Readonly<Record<number, number>> = { 1: 1.15, 2: 0.85, 3: 0.6 }
const PARAGRAPH = 0.36

interface TextNode {
  readonly type: string
  readonly attrs?: { readonly level?: number; readonly align?: string }
  readonly text?: string
  readonly content?: readonly TextNode[]
}

/** The headings and paragraphs of a text block, one below the other. */
export function drawText(box: Box, { text }: JsonObject): Shape[] {
  const nodes = (text as unknown as TextNode | undefined)?.content ?? []
  let y = box.y
  return nodes.flatMap((node) => {
    const height = node.type === 'heading' ? (HEIGHTS[node.attrs?.level ?? 2] ?? 0.6) : PARAGRAPH
    const lines = textLines(
      wordsOf(node),
      { ...box, y },
      {
        height,
        align: node.attrs?.align === 'center' ? 'center' : 'left',
        tone: node.type === 'heading' ? 'strong' : 'faint',
      },
    )
    y += lines.length * height * 1.7 + 0.5
    return lines
  })
}

const wordsOf = ({ text = '', content = [] }: TextNode): string =>
  text + content.map(wordsOf).join('')
