/**
 * Validation of pasted blocks: they are read like anything from outside, by the schemas that the server checks with. Blocks that
 * do not fit are left out; so is, on another site, what only their own site has.
 */

import { section as sectionSchema } from '@sitewright/api/content/shapes'
import { strict } from '@sitewright/api/strict'
import { withoutReferences } from '@sitewright/blocks/foreign'
import { blockOfType, upToDate, withValidProps } from '@sitewright/blocks/registry'
import { BACKGROUND_FIELDS } from '@sitewright/blocks/section-background'
import { isInsideGrid } from '@sitewright/core/document/layout'
import type {
  Block,
  Layout,
  Section,
  SectionSettings,
  View,
} from '@sitewright/core/document/page-document'
import { ID_PATTERN, type Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Capability } from '@sitewright/core/roles'
import { dequal } from 'dequal'
import type { Clipping } from '../../document/clipping.ts'

export interface ReadClipping extends Clipping {
  /** Blocks that could not be read or may not be written here. */
  readonly leftOut: number
  /** Blocks that lost what only their own site has. */
  readonly emptied: number
}

interface Here {
  readonly siteId: Id
  can(capability: Capability): boolean
}

export function readCarried(data: unknown, here: Here): ReadClipping | undefined {
  const { kind, siteId, section: given } = (data ?? {}) as Record<string, unknown>
  if (kind !== 'blocks' && kind !== 'section') return undefined
  const checked = strict(sectionSchema).safeParse(given)
  if (!checked.success) return undefined
  const section = checked.data as Section
  const isFromHere = siteId === here.siteId
  let emptied = 0
  const blocks = Object.values(section.blocks).flatMap((block) => {
    const known = knownBlock(block, here)
    const read = known && (isFromHere ? known : emptiedBlock(known))
    if (!read || !isInLayouts(section, block.id)) return []
    if (!dequal(read.props, known.props)) emptied += 1
    return [read]
  })
  return {
    kind,
    section: {
      ...withOnly(section, blocks),
      settings: isFromHere ? section.settings : emptiedSettings(section.settings),
    },
    leftOut: Object.keys(section.blocks).length - blocks.length,
    emptied,
  }
}

/** Without what only the site has that it comes from. */
function emptiedSettings({ backgroundId: _picture, background, ...settings }: SectionSettings) {
  if (!background) return settings
  return { ...settings, background: withoutReferences(BACKGROUND_FIELDS, background) }
}

function knownBlock(block: Block, { can }: Here): Block | undefined {
  const definition = blockOfType(block.type)
  if (!definition || block.version > definition.version || !ID_PATTERN.test(block.id)) {
    return undefined
  }
  if (definition.capability !== undefined && !can(definition.capability)) return undefined
  try {
    const current = upToDate(block)
    const props = definition.schema.safeParse(current.props)
    return props.success ? withValidProps(current, props.data as JsonObject) : undefined
  } catch {
    // Migrations rely on what their version had accepted.
    return undefined
  }
}

function emptiedBlock(block: Block): Block | undefined {
  const definition = blockOfType(block.type)
  if (!definition) return undefined
  const props = definition.schema.safeParse(withoutReferences(definition.fields, block.props))
  return props.success ? withValidProps(block, props.data as JsonObject) : undefined
}

function isInLayouts({ desktop, phone }: Section, id: Id): boolean {
  const isInside = (layout: Layout, view: View) =>
    layout[id] !== undefined && isInsideGrid(layout[id], view)
  return isInside(desktop, 'desktop') && (phone.auto || isInside(phone.items, 'phone'))
}

function withOnly(section: Section, blocks: readonly Block[]): Section {
  const ids = blocks.map(({ id }) => id)
  const kept = (layout: Layout): Layout =>
    Object.fromEntries(Object.entries(layout).filter(([id]) => ids.includes(id)))
  const { desktop, phone } = section
  return {
    ...section,
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
    desktop: kept(desktop),
    phone: phone.auto ? phone : { auto: false, items: kept(phone.items) },
  }
}
