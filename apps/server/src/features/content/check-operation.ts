/** Validation of an edit before the server applies it; the client is never trusted. Pure. */

import { strict } from '@sitewright/api/strict'
import { blockOfType, upToDate, withValidProps } from '@sitewright/blocks/registry'
import { backgroundSchema } from '@sitewright/blocks/section-background'
import { isInsideGrid } from '@sitewright/core/document/layout'
import type { Operation, OperationKind } from '@sitewright/core/document/operation'
import type {
  Block,
  Layout,
  PageDocument,
  PhoneLayout,
  Section,
  SectionSettings,
  View,
} from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { Problem } from '@sitewright/core/problem'
import type { ZodError, ZodType } from 'zod'
import { messagesOf, plainWords } from '../../platform/http/plain-words.ts'
import { fail } from './errors.ts'

type Check<Kind extends OperationKind> = (
  document: PageDocument,
  operation: Extract<Operation, { kind: Kind }>,
) => Operation | Problem

/** Checks of the content that an edit brings along; a missing target shows when the edit is applied. */
const CHECKS: { readonly [Kind in OperationKind]?: Check<Kind> } = {
  insertSection(document, operation) {
    const section = checkSection(operation.section)
    if (section instanceof Problem) return section
    return sharesBlocks(document, section) ? fail('badOperation') : { ...operation, section }
  },

  setSection(_document, operation) {
    const settings = checkSettings(operation.settings)
    return settings instanceof Problem ? settings : { ...operation, settings }
  },

  insertBlock(_document, operation) {
    const { desktop, phone } = operation
    if (!isInsideGrid(desktop, 'desktop')) return fail('badLayout')
    if (phone && !isInsideGrid(phone, 'phone')) return fail('badLayout')
    const block = checkBlock(operation.block)
    return block instanceof Problem ? block : { ...operation, block }
  },

  setProps(document, operation) {
    const stored = document.sections[operation.sectionId]?.blocks[operation.blockId]
    if (!stored) return operation
    const { props, version = stored.version } = operation
    const block = checkBlock({ ...stored, props, version })
    if (block instanceof Problem) return block
    return { ...operation, props: block.props, version: block.version }
  },

  place(_document, operation) {
    return isInsideGrid(operation.placement, operation.view) ? operation : fail('badLayout')
  },

  // Blocks that it misses or that are gone are no mistake: they were added or removed meanwhile.
  setPhoneLayout(_document, operation) {
    const { phone } = operation
    const isInside =
      phone.auto || Object.values(phone.items).every((item) => isInsideGrid(item, 'phone'))
    return isInside ? operation : fail('badLayout')
  },
}

/** The edit with its blocks' settings as their types read them, or the problem that prevents it. */
export function checkOperation(document: PageDocument, operation: Operation): Operation | Problem {
  const check = CHECKS[operation.kind] as Check<OperationKind> | undefined
  return check ? check(document, operation as never) : operation
}

/** A block whose settings its type accepts, migrated to the type's present version. */
export function checkBlock(block: Block): Block | Problem {
  const definition = blockOfType(block.type)
  if (!definition) return fail('unknownBlock')
  if (block.version > definition.version) return fail('badBlock')
  const current = upToDate(block)
  const checked = strictly(definition.schema).safeParse(current.props, { error: plainWords })
  if (checked.success) return withValidProps(current, checked.data as JsonObject)
  return fail('badBlock', { errors: errorsIn('props', checked.error) })
}

/** Memoized strict schemas (unknown settings are refused), by the types' own schemas. */
const STRICT_SCHEMAS = new WeakMap<ZodType, ZodType>()

function strictly(schema: ZodType): ZodType {
  const known = STRICT_SCHEMAS.get(schema) ?? strict(schema)
  STRICT_SCHEMAS.set(schema, known)
  return known
}

function checkSection(section: Section): Section | Problem {
  const { blocks, desktop, phone } = section
  if (!isLayoutOf(blocks, desktop, 'desktop') || !isPhoneOf(section, phone)) {
    return fail('badLayout')
  }
  const checked: Record<Id, Block> = {}
  for (const [id, block] of Object.entries(blocks)) {
    if (block.id !== id) return fail('badOperation')
    const good = checkBlock(block)
    if (good instanceof Problem) return good
    checked[id] = good
  }
  const settings = checkSettings(section.settings)
  return settings instanceof Problem ? settings : { ...section, settings, blocks: checked }
}

function checkSettings(settings: SectionSettings): SectionSettings | Problem {
  if (!settings.background) return settings
  const checked = strictly(backgroundSchema).safeParse(settings.background, { error: plainWords })
  if (checked.success) return { ...settings, background: checked.data as JsonObject }
  return fail('badBackground', { errors: errorsIn('background', checked.error) })
}

/** Messages about settings, by the path of each. */
function errorsIn(path: string, { issues }: ZodError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messagesOf(issues)).map(([field, message]) => [`${path}.${field}`, message]),
  )
}

function isPhoneOf(section: Section, phone: PhoneLayout): boolean {
  return phone.auto || isLayoutOf(section.blocks, phone.items, 'phone')
}

/** Whether every block has its place inside the grid, and the layout names nothing else. */
function isLayoutOf(blocks: Section['blocks'], layout: Layout, view: View): boolean {
  const ids = Object.keys(blocks)
  return (
    ids.length === Object.keys(layout).length &&
    ids.every((id) => {
      const placement = layout[id]
      return placement !== undefined && isInsideGrid(placement, view)
    })
  )
}

/** Whether a section has a block whose id the document has already. */
function sharesBlocks(document: PageDocument, { blocks }: Section): boolean {
  return Object.values(document.sections).some((section) =>
    Object.keys(blocks).some((id) => section.blocks[id]),
  )
}

/** A section by itself, checked as for saving, so that the canvas never shows a section that could not be saved. */
export function checkedSection(section: Section): Section {
  const checked = checkSection(section)
  if (checked instanceof Problem) throw checked
  return checked
}
