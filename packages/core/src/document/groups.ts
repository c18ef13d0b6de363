/**
 * Groups: blocks of one section that are selected, moved, copied and aligned as one. Each names the group that it is in, so that
 * blocks come and go without it; one that is left alone is in none. Pure.
 */

import { type Id, newId } from '../id.ts'
import type { Block, Section } from './page-document.ts'

type Blocks = Section['blocks']

/** The groups of a section that have two blocks or more, each in the order in which the section has its blocks. */
export function groupsOf({ blocks }: Pick<Section, 'blocks'>): readonly (readonly Id[])[] {
  const groups = new Map<Id, Id[]>()
  for (const { id, group } of Object.values(blocks)) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return [...groups.values()].filter((ids) => ids.length > 1)
}

/** The blocks of a block's group, or the block alone. */
export function groupOf(section: Pick<Section, 'blocks'>, blockId: Id): readonly Id[] {
  return groupsOf(section).find((ids) => ids.includes(blockId)) ?? [blockId]
}

/** Whether the blocks are one whole group and nothing else. */
export function isGroup(section: Pick<Section, 'blocks'>, blockIds: readonly Id[]): boolean {
  const [first] = blockIds
  const group = first === undefined ? [] : groupOf(section, first)
  return group.length > 1 && group.length === blockIds.length && isWithin(group, blockIds)
}

/** Blocks in units that are arranged as one: groups that are there as a whole, and single blocks. */
export function unitsOf(
  section: Pick<Section, 'blocks'>,
  blockIds: readonly Id[],
): readonly (readonly Id[])[] {
  const whole = groupsOf(section).filter((group) => isWithin(group, blockIds))
  const grouped = new Set(whole.flat())
  return [...whole, ...blockIds.filter((id) => !grouped.has(id)).map((id) => [id])]
}

/** Blocks for copies: what was one group is another one, and of a group of which one block is there alone nothing stays. */
export function regrouped(blocks: Blocks): Blocks {
  const groups = groupsOf({ blocks }).map((ids) => [newId(), ids] as const)
  return Object.fromEntries(
    Object.entries(blocks).map(([id, { group: _before, ...block }]): [Id, Block] => {
      const group = groups.find(([, ids]) => ids.includes(id))?.[0]
      return [id, group === undefined ? block : { ...block, group }]
    }),
  )
}

function isWithin(group: readonly Id[], blockIds: readonly Id[]): boolean {
  return group.every((id) => blockIds.includes(id))
}
