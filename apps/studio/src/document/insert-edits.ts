/** Edits of the slash menu: a block takes the place of a line in a text, or goes below it, as one step of undo. */

import { type RichTextNode, richTextToText } from '@sitewright/blocks/rich-text'
import type { Block, Placement } from '@sitewright/core/document/page-document'
import type { JsonObject } from '@sitewright/core/json'
import { spotBelow } from './arrangement.ts'
import { applyChanges, type Change } from './change.ts'
import type { Edit, NewBlock, Workplace } from './edit.ts'
import { addBlock, removeBlock, setProps } from './edits.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt, sectionAt } from './selection.ts'

/** A text with the line that a block is inserted at, and shares of its block's height: where the line begins and ends, and the text. */
export interface TextAtLine {
  readonly field: string
  readonly doc: JsonObject
  readonly index: number
  readonly top: number
  readonly bottom: number
  readonly end: number
}

/**
 * A block below the line of a text; an empty line gives it its place. What follows in the text goes on in a text of its own
 * below the block, and a text with nothing else in it is replaced.
 */
export function insertAtLine(
  place: Workplace,
  address: BlockAddress,
  text: TextAtLine,
  block: NewBlock,
): Edit | undefined {
  const old = blockAt(place.documents, address)
  const at = sectionAt(place.documents, address)?.desktop[address.blockId]
  if (!(old && at)) return undefined
  const steps = new Steps(place)
  const split = { address, old, at, field: text.field, halves: halvesOf(text, at) }
  const added = insertionOf(split)(steps, split, block)
  if (!added?.select) return undefined
  return {
    label: labels.insert(place.nameOf(block.type)),
    changes: steps.changes,
    select: added.select,
    ...(added.fits && { fits: added.fits }),
  }
}

interface Halves {
  readonly above: readonly RichTextNode[]
  readonly below: readonly RichTextNode[]
  /** Rows of the two as they are drawn; one that turns out to need more gets them. */
  readonly rows: { readonly above: number; readonly below: number }
}

interface Split {
  readonly address: BlockAddress
  readonly old: Block
  readonly at: Placement
  readonly field: string
  readonly halves: Halves
}

type Insertion = (steps: Steps, split: Split, block: NewBlock) => Edit | undefined

function insertionOf({ old, halves: { above, below } }: Split): Insertion {
  if (above.length > 0) return insertBelow
  if (below.length > 0) return insertAbove
  return old.locked ? insertBelow : replaceText
}

/** The block below the text, and what follows in the text below that. */
const insertBelow: Insertion = (steps, split, block) => {
  const { address, old, at, halves } = split
  const { documentId, sectionId, blockId: under } = address
  const spot = { documentId, sectionId, under, makesRoom: true }
  write(steps, split, halves.above.length > 0 ? halves.above : [{ type: 'paragraph' }])
  if (halves.below.length > 0) {
    steps.put(address, { ...at, h: halves.rows.above })
    const h = halves.rows.below
    const rest = {
      type: old.type,
      version: old.version,
      props: propsWith(split, halves.below),
      size: { desktop: { w: at.w, h }, phone: { h } },
    }
    steps.take(addBlock(steps.place, spot, rest))
  }
  return steps.take(addBlock(steps.place, spot, block))
}

/** The block in the place of the text, which goes on below it. */
const insertAbove: Insertion = (steps, split, block) => {
  const { address, at, halves } = split
  const { w, h } = block.size.desktop
  write(steps, split, halves.below)
  steps.makeRoom(address, { w, h })
  steps.put(address, { ...at, y: at.y + h, h: halves.rows.below })
  return addAt(steps, split, block)
}

/** The block in the place of a text that has no words. */
const replaceText: Insertion = (steps, split, block) => {
  const { address, at } = split
  const { w, h } = block.size.desktop
  if (h > at.h) steps.makeRoom(address, { w, h: h - at.h })
  steps.take(removeBlock(steps.place, address))
  return addAt(steps, split, block)
}

function write(steps: Steps, split: Split, content: readonly RichTextNode[]): void {
  steps.take(setProps(steps.place, split.address, propsWith(split, content)))
}

function propsWith({ old, field }: Split, content: readonly RichTextNode[]): JsonObject {
  return { ...old.props, [field]: { type: 'doc', content } } as JsonObject
}

function addAt(steps: Steps, { address, at }: Split, block: NewBlock): Edit | undefined {
  const { documentId, sectionId } = address
  const { w, h } = block.size.desktop
  const spot = { documentId, sectionId, at: { ...at, w: Math.min(at.w, w), h } }
  return steps.take(addBlock(steps.place, spot, block))
}

/** Edits one on top of the other, collected as the changes of one step. */
class Steps {
  readonly changes: Change[] = []
  #place: Workplace

  constructor(place: Workplace) {
    this.#place = place
  }

  get place(): Workplace {
    return this.#place
  }

  take(edit: Edit | undefined): Edit | undefined {
    if (edit) this.#apply(edit.changes)
    return edit
  }

  put({ documentId, sectionId, blockId }: BlockAddress, placement: Placement): void {
    this.#apply([
      {
        documentId,
        operation: { kind: 'place', sectionId, blockId, view: 'desktop', placement },
      },
    ])
  }

  /** The blocks below make room for more rows of it. */
  makeRoom(address: BlockAddress, size: { w: number; h: number }): void {
    this.#apply(spotBelow(this.#place, address, size)?.changes ?? [])
  }

  /** A change that is refused is refused again, with its reason, when the step is performed. */
  #apply(changes: readonly Change[]): void {
    this.changes.push(...changes)
    const result = applyChanges(this.#place, changes)
    if (!('refused' in result)) this.#place = { ...this.#place, ...result.drafts }
  }
}

function halvesOf({ doc, index, top, bottom, end }: TextAtLine, { h }: Placement): Halves {
  const content = (doc.content ?? []) as unknown as readonly RichTextNode[]
  const isLineEmpty = isBlank(content.slice(index, index + 1))
  const above = content.slice(0, isLineEmpty ? index : index + 1)
  const below = content.slice(index + 1)
  const cut = isLineEmpty ? top : bottom
  return {
    above: isBlank(above) ? [] : above,
    below: isBlank(below) ? [] : below,
    rows: {
      above: Math.max(1, Math.min(h, Math.round(h * cut))),
      below: Math.max(1, Math.min(h, Math.ceil(h * (end - cut)))),
    },
  }
}

function isBlank(content: readonly RichTextNode[]): boolean {
  return content.every((node) => richTextToText({ type: 'doc', content: [node] }) === '')
}
