/** The page of the owners' guide with every block of the palette: `npm run docs` writes it, `npm run pictures` draws its pictures. */

import {
  BLOCKS,
  type BlockDefinition,
  PALETTE_SECTIONS,
} from '../../packages/blocks/src/registry.ts'

export const BLOCKS_PAGE = 'docs/guides/blocks.md'
export const PICTURES_FOLDER = 'docs/images/blocks'

/** Bytes of a picture at most. */
export const MOST_BYTES = 25_000

/** Bytes of all pictures together at most, since every clone of the project has them. */
export const MOST_BYTES_TOGETHER = 1_500_000

/** Blocks that are nothing but empty space. */
const UNSEEN: ReadonlySet<string> = new Set(['spacer'])

/** Blocks that the palette offers. */
export const OFFERED = BLOCKS.filter(({ replacedBy }) => replacedBy === undefined)

/** Blocks with a picture. */
export const PICTURED = OFFERED.filter(({ name }) => !UNSEEN.has(name))

export const pictureOf = ({ name }: BlockDefinition) => `${PICTURES_FOLDER}/${name}.webp`

export function blocksPage(): string {
  const sections = Object.entries(PALETTE_SECTIONS).flatMap(([section, title]) => [
    `## ${title}`,
    ...OFFERED.filter(({ paletteSection }) => paletteSection === section).map(entryOf),
  ])
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}

function entryOf(block: BlockDefinition): string {
  const { label, summary } = block
  const picture = PICTURED.includes(block) ? [`![${label}](../../${pictureOf(block)})`] : []
  return [`### ${label}`, summary, ...picture].join('\n\n')
}

const INTRODUCTION = `# Every block

Blocks stand under **Add**, in the order of this page. The pictures show each with its example in the theme Hearth, those
under “From your visitors” as their owner sees them in the editor; [the guide for owners](owners.md) says how blocks are set, moved and styled.

\`npm run docs\` writes this page from the blocks, and \`npm run pictures\` draws its pictures.`
