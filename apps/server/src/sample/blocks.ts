/** Every block of the palette with its example: one page that shows them all, made of a page for each section of the palette. */

import { type ExampleIds, exampleOf } from '@sitewright/blocks/example'
import { BLOCKS, type BlockDefinition, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import { heading, paragraph } from '@sitewright/blocks/rich-text'
import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { StartingPage } from '../features/content/index.ts'
import { document, section, text } from '../starting-points/compose.ts'

/** Rows that a block's name and the sentence about it take. */
const WORDS = 3

/** `ids` are of what the examples show of the rest of the site. */
export function blockPages(parentId: Id, ids: ExampleIds): StartingPage[] {
  const parts = Object.entries(PALETTE_SECTIONS).map(([name, title]): StartingPage => {
    const shown = BLOCKS.filter(
      ({ paletteSection, replacedBy }) => paletteSection === name && replacedBy === undefined,
    )
    const opening = section({ height: 'small' }, text([0, 0, 24, 2], heading(1, title)))
    const sections = shown.map((block, place) => sectionOf(block, ids, place))
    return { title, parentId, document: document(opening, ...sections) }
  })
  return [{ id: parentId, title: 'Every block', kind: 'index' }, ...parts]
}

/** The block under its name, which is also where links can point at. */
function sectionOf(block: BlockDefinition, ids: ExampleIds, place: number): Section {
  const { type, name, label, summary, size } = block
  return section(
    { anchor: name, height: 'small', theme: place % 2 === 0 ? 'light' : 'soft' },
    text([0, 0, 24, WORDS], heading(2, label), paragraph(summary)),
    {
      type,
      place: [0, WORDS, size.desktop.w, size.desktop.h],
      props: exampleOf(block, ids),
    },
  )
}
