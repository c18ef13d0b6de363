/** Block types as the palette and everything that is said about blocks call them. */

import {
  BLOCKS,
  type BlockDefinition,
  type BlockWords,
  blockOfType,
} from '@sitewright/blocks/registry'
import type { NewBlock } from '../document/edit.ts'
import type { OpenedEditor } from './subject.ts'

export function blockName(type: number): string {
  return blockOfType(type)?.label ?? 'Block'
}

export const BLOCK_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  BLOCKS.map(({ type, label }) => [String(type), label]),
)

/** A new block as the palette adds it, in the words of its site where they are known. */
export function newBlock(definition: BlockDefinition, words?: BlockWords): NewBlock {
  const { type, version, size } = definition
  return { type, version, size, props: definition.begin(words) }
}

/** Words of the site that the editor was opened for. */
export function wordsOf({ opened }: { readonly opened: OpenedEditor }): BlockWords {
  return opened.blockWords as BlockWords
}

/** Blocks to add whose label, summary or keywords have the words, all of them without any. */
export function findBlocks(search: string): readonly BlockDefinition[] {
  return matching(
    BLOCKS.filter(({ replacedBy }) => replacedBy === undefined),
    search,
  )
}

export function matching(
  blocks: readonly BlockDefinition[],
  search: string,
): readonly BlockDefinition[] {
  const words = search.trim().toLowerCase()
  return blocks.filter(({ label, summary, keywords }) =>
    [label, summary, ...keywords].join(' ').toLowerCase().includes(words),
  )
}
