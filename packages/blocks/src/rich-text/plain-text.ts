import type { RichTextNode } from './model.ts'

/** The words alone, one line for each paragraph, heading and forced line break. */
export function plainText(node: RichTextNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hard_break') return '\n'
  const children = (node.content ?? []).map(plainText)
  return children.join(isTextblock(node) ? '' : '\n')
}

function isTextblock({ type }: RichTextNode): boolean {
  return type === 'paragraph' || type === 'heading'
}
