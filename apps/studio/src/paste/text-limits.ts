/** Limits of one text as they are met while it is typed: the same as of what is stored. */

import {
  MAX_RICH_TEXT_DEPTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_RICH_TEXT_NODES,
} from '@sitewright/blocks/rich-text'
import type { Node } from 'prosemirror-model'

export function overLimit(doc: Node): 'tooLong' | 'tooDeep' | undefined {
  let nodes = 1
  let length = 0
  let isTooDeep = false
  const visit = (node: Node, depth: number) => {
    nodes += 1
    length += node.text?.length ?? 0
    isTooDeep ||= depth > MAX_RICH_TEXT_DEPTH
    if (isTooDeep) return
    for (const child of node.children) visit(child, depth + 1)
  }
  for (const child of doc.children) visit(child, 1)
  if (nodes > MAX_RICH_TEXT_NODES || length > MAX_RICH_TEXT_LENGTH) return 'tooLong'
  return isTooDeep ? 'tooDeep' : undefined
}
