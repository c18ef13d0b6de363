/**
 * Permission check for code blocks: only people who may write code on the site may add one or change its content. Everyone else
 * who edits can move, remove and copy existing ones, since then only code runs that somebody with that right wrote for this
 * page. Pure.
 */

import { blockOfType } from '@sitewright/blocks/registry'
import type { Operation } from '@sitewright/core/document/operation'
import type { Block, PageDocument, Section } from '@sitewright/core/document/page-document'
import { fail } from './errors.ts'

const isCode = ({ type }: Block) => blockOfType(type)?.capability === 'site.code'
const asText = ({ props }: Pick<Block, 'props'>) =>
  JSON.stringify(Object.entries(props).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Refuses a section by itself that has code. */
export function refuseCode({ blocks }: Pick<Section, 'blocks'>): void {
  if (Object.values(blocks).some(isCode)) throw fail('codeNotAllowed')
}

/** Place of the first edit, all already checked, that brings code that is not in the document; -1 where none does. */
export function newCodeAt(document: PageDocument, operations: readonly Operation[]): number {
  const blocks = Object.values(document.sections).flatMap(({ blocks }) => Object.values(blocks))
  const code = blocks.filter(isCode)
  const known = new Set(code.map(asText))
  const codeIds = new Set(code.map(({ id }) => id))
  return operations.findIndex((operation) =>
    broughtBy(operation, codeIds).some((block) => !known.has(asText(block))),
  )
}

function broughtBy(operation: Operation, codeIds: Set<string>): readonly Pick<Block, 'props'>[] {
  switch (operation.kind) {
    case 'insertSection':
      return remembered(Object.values(operation.section.blocks).filter(isCode), codeIds)
    case 'insertBlock':
      return remembered([operation.block].filter(isCode), codeIds)
    case 'setProps':
      return codeIds.has(operation.blockId) ? [operation] : []
    default:
      return []
  }
}

/** Keeps the ids of code that a batch brings, since its later edits may change that code. */
function remembered(blocks: readonly Block[], codeIds: Set<string>): readonly Block[] {
  for (const { id } of blocks) codeIds.add(id)
  return blocks
}
