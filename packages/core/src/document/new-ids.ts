/** Copies with ids of their own: what is kept under the id of a block, such as comments, stays with the original. */

import { type Id, newId } from '../id.ts'
import { regrouped } from './groups.ts'
import type { PageDocument, Section } from './page-document.ts'

export function sectionWithNewIds(section: Section): Section {
  const newIds = new Map(Object.keys(section.blocks).map((id) => [id, newId()]))
  const rename = <Value>(record: Readonly<Record<Id, Value>>): Record<Id, Value> =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [newIds.get(id) ?? id, value]))
  const blocks = Object.values(regrouped(section.blocks)).map((block) => {
    const id = newIds.get(block.id) ?? block.id
    return [id, { ...block, id }] as const
  })
  return {
    ...section,
    id: newId(),
    blocks: Object.fromEntries(blocks),
    desktop: rename(section.desktop),
    phone: section.phone.auto ? section.phone : { auto: false, items: rename(section.phone.items) },
  }
}

export function documentWithNewIds({
  sectionOrder,
  sections,
  ...rest
}: PageDocument): PageDocument {
  const copies = sectionOrder.flatMap((id) => {
    const section = sections[id]
    return section ? [sectionWithNewIds(section)] : []
  })
  return {
    ...rest,
    sectionOrder: copies.map(({ id }) => id),
    sections: Object.fromEntries(copies.map((section) => [section.id, section])),
  }
}
