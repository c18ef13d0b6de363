/** Comments of one item or block as visitors see them. Pure. */

import type { Id } from '../id.ts'

export interface ShownComment {
  readonly id: Id
  /** The comment that it answers; null for the first of a thread, and where that one is not shown. */
  readonly parentId: Id | null
  readonly name: string
  readonly words: string
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** Written in the studio by somebody of the site. */
  readonly isByOwner: boolean
  /** Changed by a moderator since it was sent. */
  readonly isEdited: boolean
}

export interface CommentThread {
  readonly subjectId: Id
  /** Number of published comments, those that are not on this page included. */
  readonly total: number
  /** Threads newest first, the answers in each in the order in which they came. */
  readonly comments: readonly ShownComment[]
  /** Cursor for the threads before these; undefined where there are none. */
  readonly before: Id | undefined
}

export const noComments = (subjectId: Id): CommentThread => ({
  subjectId,
  total: 0,
  comments: [],
  before: undefined,
})

/** A comment with the answers to it. */
export interface CommentNode extends ShownComment {
  readonly replies: readonly CommentNode[]
}

/** Nesting depth: an answer below it stands beside the comment that it answers. */
const DEEPEST = 3

export function asTree(comments: readonly ShownComment[]): readonly CommentNode[] {
  const roots: Node[] = []
  const nodes = new Map<
    Id,
    { readonly node: Node; readonly siblings: Node[]; readonly depth: number }
  >()
  for (const comment of comments) {
    const node: Node = { ...comment, replies: [] }
    const parent = nodes.get(comment.parentId ?? '')
    const isNested = parent !== undefined && parent.depth < DEEPEST
    const siblings = isNested ? parent.node.replies : (parent?.siblings ?? roots)
    siblings.push(node)
    nodes.set(comment.id, {
      node,
      siblings,
      depth: parent === undefined ? 1 : parent.depth + (isNested ? 1 : 0),
    })
  }
  return roots
}

interface Node extends ShownComment {
  readonly replies: Node[]
}
