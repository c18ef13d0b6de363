import type { RichTextNode, RichTextNodeType } from './model.ts'

/** Node types that separate words; marks inside a paragraph do not. */
const APART: ReadonlySet<RichTextNodeType> = new Set(['paragraph', 'heading', 'hard_break'])

/** The words of rich text, without its marks, in one line. */
export function richTextToText(doc: RichTextNode): string {
  return wordsOf(doc).replace(/\s+/g, ' ').trim()
}

function wordsOf({ type, text = '', content = [] }: RichTextNode): string {
  return `${text}${content.map(wordsOf).join('')}${APART.has(type) ? ' ' : ''}`
}
