/** Validates rich text from outside: it is taken only if the editor could have made it. */

import { linkKind } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import { NOT_A_LINK } from '../link/link.ts'
import {
  HEADING_LEVELS,
  MAX_RICH_TEXT_DEPTH,
  MAX_RICH_TEXT_LENGTH,
  MAX_RICH_TEXT_NODES,
  RICH_TEXT_MARKS,
  type RichTextNode,
  type RichTextNodeType,
  TEXT_ALIGNMENTS,
  TEXT_COLORS,
  TEXT_SIZES,
} from './model.ts'

const BLOCKS = ['paragraph', 'heading', 'bullet_list', 'ordered_list', 'blockquote'] as const
const INLINE = ['text', 'hard_break'] as const

/** Node types allowed inside each type; the editor's schema is the same. */
const CHILDREN: Readonly<Record<RichTextNodeType, readonly RichTextNodeType[]>> = {
  doc: BLOCKS,
  paragraph: INLINE,
  heading: INLINE,
  bullet_list: ['list_item'],
  ordered_list: ['list_item'],
  list_item: BLOCKS,
  blockquote: BLOCKS,
  hard_break: [],
  text: [],
}

/** Marks that need nothing but their type. */
const PLAIN_MARKS = ['strong', 'em', 'underline', 'strike', 'code'] as const

const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['paragraph', 'heading', 'hard_break', 'text'])

const link = z.strictObject({ href: z.string().max(2000), newWindow: z.boolean().optional() })

const marks = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('link'), attrs: link.optional() }),
      z.strictObject({
        type: z.literal('color'),
        attrs: z.strictObject({ name: z.enum(TEXT_COLORS) }),
      }),
      z.strictObject({
        type: z.literal('size'),
        attrs: z.strictObject({ name: z.enum(TEXT_SIZES) }),
      }),
      z.strictObject({ type: z.enum(PLAIN_MARKS), attrs: z.strictObject({}).optional() }),
    ]),
  )
  .max(RICH_TEXT_MARKS.length)

const attributes = z.strictObject({
  level: z.literal(HEADING_LEVELS).optional(),
  align: z.enum(TEXT_ALIGNMENTS).optional(),
})

/** Schema of one node without its children, which are visited in a loop so that no depth can overflow the stack. */
const node = z.strictObject({
  type: z.string(),
  attrs: attributes.optional(),
  content: z.array(z.unknown()).optional(),
  text: z.string().min(1).optional(),
  marks: marks.optional(),
})

export const richText: z.ZodType<RichTextNode> = z
  .custom<RichTextNode>()
  .superRefine((value, context) => {
    const problem = richTextProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

interface Visit {
  readonly value: unknown
  readonly allowed: readonly RichTextNodeType[]
  readonly depth: number
}

const NOT_A_TEXT = 'That is not a text.'

/** The reason why a value is not rich text, for people; undefined if it is. */
function richTextProblem(doc: unknown): string | undefined {
  const visits: Visit[] = [{ value: doc, allowed: ['doc'], depth: 0 }]
  let nodes = 0
  let length = 0
  for (let visit = visits.pop(); visit; visit = visits.pop()) {
    const found = readNode(visit)
    if (typeof found === 'string') return found
    const { type, text = '', content = [] } = found

    nodes += 1
    length += text.length
    if (nodes > MAX_RICH_TEXT_NODES || length > MAX_RICH_TEXT_LENGTH)
      return 'That text is too long.'
    if (visit.depth > MAX_RICH_TEXT_DEPTH) return 'That text has too many levels.'
    for (const value of content) {
      visits.push({ value, allowed: CHILDREN[type], depth: visit.depth + 1 })
    }
  }
  return undefined
}

type Node = z.infer<typeof node>

/** A valid node, or its problem. */
function readNode({ value, allowed }: Visit): (Node & { type: RichTextNodeType }) | string {
  const { data } = node.safeParse(value)
  const type = data && allowed.find((name) => name === data.type)
  if (!data || !type || !isWhole(type, data)) return NOT_A_TEXT
  const hrefs =
    data.marks?.flatMap((mark) => (mark.type === 'link' ? (mark.attrs?.href ?? []) : [])) ?? []
  return hrefs.every(linkKind) ? { ...data, type } : NOT_A_LINK
}

/** Whether a node has what its type requires; the editor cannot open a text in which one does not. */
function isWhole(type: RichTextNodeType, { text, content }: Node): boolean {
  if ((type === 'text') !== (text !== undefined)) return false
  return MAY_BE_EMPTY.has(type) || (content !== undefined && content.length > 0)
}
