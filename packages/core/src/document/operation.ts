/** Edits of a document as values with inverses: the same functions run in the editor and on the server. */

import type { Id } from '../id.ts'
import type { JsonObject } from '../json.ts'
import type { BlockLook } from './block-look.ts'
import { bottomRow, frozenPhone, readingOrder } from './layout.ts'
import {
  type Block,
  GRID_COLUMNS,
  type Hidden,
  type Layout,
  MAX_BLOCKS_PER_LAYOUT,
  type PageDocument,
  type PhoneLayout,
  type Placement,
  type Section,
  type SectionSettings,
  type View,
} from './page-document.ts'

export type Operation =
  | { readonly kind: 'insertSection'; readonly section: Section; readonly index: number }
  | { readonly kind: 'removeSection'; readonly sectionId: Id }
  | { readonly kind: 'moveSection'; readonly sectionId: Id; readonly index: number }
  | { readonly kind: 'setSection'; readonly sectionId: Id; readonly settings: SectionSettings }
  | {
      readonly kind: 'insertBlock'
      readonly sectionId: Id
      readonly block: Block
      readonly desktop: Placement
      /** Present if the phone view was arranged by hand. */
      readonly phone?: Placement
    }
  | { readonly kind: 'removeBlock'; readonly sectionId: Id; readonly blockId: Id }
  | {
      readonly kind: 'setProps'
      readonly sectionId: Id
      readonly blockId: Id
      readonly props: JsonObject
      readonly version?: number
    }
  | {
      readonly kind: 'place'
      readonly sectionId: Id
      readonly blockId: Id
      readonly view: View
      readonly placement: Placement
    }
  | { readonly kind: 'setPhoneLayout'; readonly sectionId: Id; readonly phone: PhoneLayout }
  | {
      readonly kind: 'setHidden'
      readonly sectionId: Id
      readonly blockId: Id
      readonly view: View
      /** Rows that were closed where it was; null shows it again. */
      readonly closed: number | null
    }
  | {
      readonly kind: 'setLook'
      readonly sectionId: Id
      readonly blockId: Id
      /** All of it; null for the theme's own look. */
      readonly look: BlockLook | null
    }
  | {
      readonly kind: 'setLocked'
      readonly sectionId: Id
      readonly blockId: Id
      readonly isLocked: boolean
    }
  | {
      readonly kind: 'setGroup'
      readonly sectionId: Id
      readonly blockId: Id
      /** Null takes it out of the one that it is in. */
      readonly groupId: Id | null
    }

export type OperationKind = Operation['kind']

/** The changed document, and the inverse operation that restores the old one. */
export interface Applied {
  readonly document: PageDocument
  readonly inverse: Operation
}

/** The reason why an operation cannot be applied; the document is unchanged. */
export interface Refused {
  readonly refused: 'sectionMissing' | 'blockMissing' | 'idTaken' | 'tooManyBlocks' | 'badIndex'
}

type Apply<Kind extends OperationKind> = (
  document: PageDocument,
  operation: Extract<Operation, { kind: Kind }>,
) => Applied | Refused

const APPLY: { readonly [Kind in OperationKind]: Apply<Kind> } = {
  insertSection(document, { section, index }) {
    if (document.sections[section.id]) return { refused: 'idTaken' }
    if (index < 0 || index > document.sectionOrder.length) return { refused: 'badIndex' }
    return {
      document: {
        ...document,
        sectionOrder: document.sectionOrder.toSpliced(index, 0, section.id),
        sections: { ...document.sections, [section.id]: section },
      },
      inverse: { kind: 'removeSection', sectionId: section.id },
    }
  },

  removeSection(document, { sectionId }) {
    const section = document.sections[sectionId]
    if (!section) return { refused: 'sectionMissing' }
    const index = document.sectionOrder.indexOf(sectionId)
    return {
      document: {
        ...document,
        sectionOrder: document.sectionOrder.toSpliced(index, 1),
        sections: without(document.sections, sectionId),
      },
      inverse: { kind: 'insertSection', section, index },
    }
  },

  moveSection(document, { sectionId, index }) {
    const from = document.sectionOrder.indexOf(sectionId)
    if (from < 0) return { refused: 'sectionMissing' }
    if (index < 0 || index >= document.sectionOrder.length) return { refused: 'badIndex' }
    return {
      document: {
        ...document,
        sectionOrder: document.sectionOrder.toSpliced(from, 1).toSpliced(index, 0, sectionId),
      },
      inverse: { kind: 'moveSection', sectionId, index: from },
    }
  },

  setSection(document, { sectionId, settings }) {
    return inSection(document, sectionId, (section) => ({
      section: { ...section, settings },
      inverse: { kind: 'setSection', sectionId, settings: section.settings },
    }))
  },

  insertBlock(document, { sectionId, block, desktop, phone }) {
    return inSection(document, sectionId, (section) => {
      if (blockExists(document, block.id)) return { refused: 'idTaken' }
      if (Object.keys(section.blocks).length >= MAX_BLOCKS_PER_LAYOUT) {
        return { refused: 'tooManyBlocks' }
      }
      const onDesktop = { ...section.desktop, [block.id]: desktop }
      const items = section.phone.auto ? undefined : section.phone.items
      const onPhone = items && { ...items, [block.id]: phone ?? belowAll(items) }
      return {
        section: {
          ...section,
          blocks: { ...section.blocks, [block.id]: block },
          desktop: onDesktop,
          phone: onPhone ? { auto: false, items: onPhone } : section.phone,
        },
        inverse: { kind: 'removeBlock', sectionId, blockId: block.id },
      }
    })
  },

  removeBlock(document, { sectionId, blockId }) {
    return inBlock(document, sectionId, blockId, (section, block, desktop) => {
      const onPhone = section.phone.auto ? undefined : section.phone.items[blockId]
      return {
        section: {
          ...section,
          blocks: without(section.blocks, blockId),
          desktop: without(section.desktop, blockId),
          phone: section.phone.auto
            ? section.phone
            : { auto: false, items: without(section.phone.items, blockId) },
        },
        inverse: {
          kind: 'insertBlock',
          sectionId,
          block,
          desktop,
          ...(onPhone && { phone: onPhone }),
        },
      }
    })
  },

  setProps(document, { sectionId, blockId, props, version }) {
    return inBlock(document, sectionId, blockId, (section, block) => ({
      section: {
        ...section,
        blocks: {
          ...section.blocks,
          [blockId]: { ...block, props, version: version ?? block.version },
        },
      },
      inverse: {
        kind: 'setProps',
        sectionId,
        blockId,
        props: block.props,
        ...(version !== undefined && { version: block.version }),
      },
    }))
  },

  place(document, { sectionId, blockId, view, placement }) {
    return inBlock(document, sectionId, blockId, (section, _block, desktop) => {
      if (view === 'desktop') {
        return {
          section: { ...section, desktop: { ...section.desktop, [blockId]: placement } },
          inverse: { kind: 'place', sectionId, blockId, view, placement: desktop },
        }
      }
      // The first move by hand on a phone freezes the automatic order, so undo must bring it back whole.
      const items = section.phone.auto ? frozenPhone(section) : section.phone.items
      return {
        section: { ...section, phone: { auto: false, items: { ...items, [blockId]: placement } } },
        inverse: { kind: 'setPhoneLayout', sectionId, phone: section.phone },
      }
    })
  },

  setPhoneLayout(document, { sectionId, phone }) {
    return inSection(document, sectionId, (section) => ({
      section: { ...section, phone: phone.auto ? phone : completed(section, phone.items) },
      inverse: { kind: 'setPhoneLayout', sectionId, phone: section.phone },
    }))
  },

  setHidden(document, { sectionId, blockId, view, closed }) {
    return inBlock(document, sectionId, blockId, (section, block) => ({
      section: {
        ...section,
        blocks: { ...section.blocks, [blockId]: withHidden(block, view, closed) },
      },
      inverse: {
        kind: 'setHidden',
        sectionId,
        blockId,
        view,
        closed: block.hidden?.[view] ?? null,
      },
    }))
  },

  setLook(document, { sectionId, blockId, look }) {
    return inBlock(document, sectionId, blockId, (section, { look: before, ...plain }) => ({
      section: {
        ...section,
        blocks: { ...section.blocks, [blockId]: { ...plain, ...(look && { look }) } },
      },
      inverse: { kind: 'setLook', sectionId, blockId, look: before ?? null },
    }))
  },

  setLocked(document, { sectionId, blockId, isLocked }) {
    return inBlock(document, sectionId, blockId, (section, { locked: before, ...plain }) => ({
      section: {
        ...section,
        blocks: { ...section.blocks, [blockId]: { ...plain, ...(isLocked && { locked: true }) } },
      },
      inverse: { kind: 'setLocked', sectionId, blockId, isLocked: before === true },
    }))
  },

  setGroup(document, { sectionId, blockId, groupId }) {
    return inBlock(document, sectionId, blockId, (section, { group: before, ...plain }) => ({
      section: {
        ...section,
        blocks: {
          ...section.blocks,
          [blockId]: { ...plain, ...(groupId !== null && { group: groupId }) },
        },
      },
      inverse: { kind: 'setGroup', sectionId, blockId, groupId: before ?? null },
    }))
  },
}

/** Applies one edit. Pure: the same document and operation give the same answer everywhere. */
export function applyOperation(document: PageDocument, operation: Operation): Applied | Refused {
  const apply = APPLY[operation.kind] as Apply<OperationKind>
  return apply(document, operation as never)
}

export function isRefused(result: Applied | Refused): result is Refused {
  return 'refused' in result
}

type SectionChange = { section: Section; inverse: Operation } | Refused

function inSection(
  document: PageDocument,
  sectionId: Id,
  change: (section: Section) => SectionChange,
): Applied | Refused {
  const section = document.sections[sectionId]
  if (!section) return { refused: 'sectionMissing' }
  const changed = change(section)
  if ('refused' in changed) return changed
  return {
    document: { ...document, sections: { ...document.sections, [sectionId]: changed.section } },
    inverse: changed.inverse,
  }
}

function inBlock(
  document: PageDocument,
  sectionId: Id,
  blockId: Id,
  change: (section: Section, block: Block, desktop: Placement) => SectionChange,
): Applied | Refused {
  return inSection(document, sectionId, (section) => {
    const block = section.blocks[blockId]
    const desktop = section.desktop[blockId]
    if (!block || !desktop) return { refused: 'blockMissing' }
    return change(section, block, desktop)
  })
}

function blockExists(document: PageDocument, blockId: Id): boolean {
  return Object.values(document.sections).some((section) => section.blocks[blockId])
}

function belowAll(items: Layout): Placement {
  return { x: 0, y: bottomRow(items), w: GRID_COLUMNS.phone, h: 4, z: 1, autoHeight: true }
}

/** The phone's arrangement for the blocks that there are: someone else may have added or removed one meanwhile. */
function completed({ blocks, desktop }: Section, given: Layout): PhoneLayout {
  let items: Layout = Object.fromEntries(Object.entries(given).filter(([id]) => blocks[id]))
  for (const id of readingOrder(desktop)) {
    if (blocks[id] && !items[id]) items = { ...items, [id]: belowAll(items) }
  }
  return { auto: false, items }
}

function withHidden(block: Block, view: View, closed: number | null): Block {
  const { hidden: before, ...shown } = block
  const { [view]: _before, ...others } = before ?? {}
  const hidden: Hidden = closed === null ? others : { ...others, [view]: closed }
  return Object.keys(hidden).length === 0 ? shown : { ...shown, hidden }
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string) {
  const { [key]: _gone, ...rest } = record
  return rest
}
