/**
 * Three-way merge of one edit of a document with a document that others have changed since. What the edit replaced when it was
 * made is compared with what it would replace now: where both are the same, it fits as it is. Pure.
 */

import { placements } from '@sitewright/core/document/layout'
import { applyOperation, type Operation } from '@sitewright/core/document/operation'
import type { Layout, PageDocument, PhoneLayout } from '@sitewright/core/document/page-document'
import { dequal } from 'dequal'
import { mergeValues } from './merge-values.ts'
import { sectionOf } from './section-of.ts'

/** `done`: nothing is left to do. `conflict`: both changed one thing. */
export type Fit<AnyOperation> = AnyOperation | 'done' | 'conflict'

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>

/** An edit as it was made and its inverse then, with the inverse that it would have now. */
interface Sides {
  readonly mine: Operation
  readonly before: Operation
  readonly now: Operation
  readonly document: PageDocument
}

/** Merges by kind of edit, for edits that would replace something else than they did. */
const MERGES: { readonly [Kind in Operation['kind']]?: (sides: Sides) => Fit<Operation> } = {
  removeBlock({ mine, before, now }) {
    const [then, today] = [before as Of<'insertBlock'>, now as Of<'insertBlock'>]
    // Its place does not matter to whoever removes it.
    return dequal(then.block, today.block) ? mine : 'conflict'
  },

  removeSection({ mine, before, now }) {
    const [then, today] = [before as Of<'insertSection'>, now as Of<'insertSection'>]
    return dequal(then.section.blocks, today.section.blocks) ? mine : 'conflict'
  },

  moveSection: ({ mine }) => mine,

  setProps({ mine, before, now }) {
    const edit = mine as Of<'setProps'>
    const props = mergeValues({
      base: (before as Of<'setProps'>).props,
      mine: edit.props,
      theirs: (now as Of<'setProps'>).props,
    })
    return props ? { ...edit, props } : 'conflict'
  },

  setSection({ mine, before, now }) {
    const edit = mine as Of<'setSection'>
    const settings = mergeValues({
      base: { ...(before as Of<'setSection'>).settings },
      mine: { ...edit.settings },
      theirs: { ...(now as Of<'setSection'>).settings },
    })
    return settings ? { ...edit, settings: settings as never } : 'conflict'
  },

  place({ mine, before, now }) {
    if (before.kind !== 'setPhoneLayout' || now.kind !== 'setPhoneLayout') return 'conflict'
    return isKept(before.phone, now.phone) ? mine : 'conflict'
  },

  setPhoneLayout({ mine, before, now, document }) {
    const edit = mine as Of<'setPhoneLayout'>
    const [then, today] = [before as Of<'setPhoneLayout'>, now as Of<'setPhoneLayout'>]
    if (!isKept(then.phone, today.phone)) return 'conflict'
    return { ...edit, phone: covering(document, edit) }
  },
}

/** Whether every place of the earlier arrangement is as it was; blocks that came or went do not matter. */
function isKept(then: PhoneLayout, today: PhoneLayout): boolean {
  if (then.auto || today.auto) return then.auto === today.auto
  return Object.entries(then.items).every(
    ([id, placement]) => !today.items[id] || dequal(today.items[id], placement),
  )
}

/** An arrangement of exactly the blocks that the section has now. */
function covering(document: PageDocument, { sectionId, phone }: Of<'setPhoneLayout'>): PhoneLayout {
  const section = document.sections[sectionId]
  if (phone.auto || !section) return phone
  const there = placements(section, 'phone')
  const items: Layout = Object.fromEntries(
    Object.entries(there).map(([id, placement]) => [id, phone.items[id] ?? placement]),
  )
  return { auto: false, items }
}

/** Kinds of edits of which nothing is lost when their target is gone. */
const DONE_WITHOUT_TARGET: ReadonlySet<Operation['kind']> = new Set([
  'removeSection',
  'moveSection',
  'removeBlock',
  'place',
  'setPhoneLayout',
  'setLocked',
  'setGroup',
])

/** The edit as it can be applied to the document now; `before` is its inverse when it was made, if that is known. */
export function fitOperation(
  document: PageDocument,
  operation: Operation,
  before: Operation | undefined,
): Fit<Operation> {
  const mine = fitTarget(document, operation)
  const result = applyOperation(document, mine)
  if ('refused' in result) {
    if (result.refused === 'idTaken') return 'done'
    const isGone = result.refused === 'blockMissing' || result.refused === 'sectionMissing'
    return isGone && DONE_WITHOUT_TARGET.has(mine.kind) ? 'done' : 'conflict'
  }
  if (dequal(result.inverse, mine)) return 'done'
  if (!before || dequal(withoutTarget(result.inverse), withoutTarget(before))) return mine
  const merge = MERGES[mine.kind]
  // Edits without a merge bring something new to everyone, which replaces nothing.
  return merge ? merge({ mine, before, now: result.inverse, document }) : mine
}

/** The inverse without the section it is in: a block that someone moved is the same block. */
function withoutTarget(operation: Operation): object {
  return { ...operation, sectionId: '' }
}

/** Follows a block that someone moved to another section, and indexes past the end. */
function fitTarget(document: PageDocument, operation: Operation): Operation {
  const count = document.sectionOrder.length
  switch (operation.kind) {
    case 'insertSection':
      return { ...operation, index: Math.min(operation.index, count) }
    case 'moveSection':
      return { ...operation, index: Math.min(operation.index, Math.max(0, count - 1)) }
    case 'setProps': {
      const sectionId = sectionOf(document, operation.blockId) ?? operation.sectionId
      return { ...operation, sectionId }
    }
    default:
      return operation
  }
}
