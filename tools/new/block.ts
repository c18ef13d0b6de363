import { BLOCK_TYPES } from '../../packages/core/src/enumerations.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { camel, title } from './names.ts'
import { Refusal } from './refusal.ts'

const BLOCKS = 'packages/blocks/src'
const PICTURES = 'docs/images/blocks'

export const block: Job = {
  what: 'block',
  name: '<type>',
  summary: 'A type of block that owners put on pages',
  plan(change, name) {
    const registry = change.read(`${BLOCKS}/registry.ts`)
    // Several types may share a folder, so the registry says which there are.
    const isThere = (type: string) => registry.includes(`  ${camel(type)}Block,`)
    if (!Object.hasOwn(BLOCK_TYPES, name)) {
      const free = Object.keys(BLOCK_TYPES).filter((type) => !isThere(type))
      throw new Refusal(
        `There is no block type \`${name}\`. Not there yet are: ${free.join(', ')}.`,
      )
    }
    const folder = `${BLOCKS}/${name}`
    const variable = `${camel(name)}Block`
    const taken = change.exists(folder) ? folder : isThere(name) && `a block ${name}`
    if (taken) throw new Refusal(`There is ${taken} already: choose another name.`)
    change.make(`${folder}/block.ts`, definition(name, variable))
    change.make(`${folder}/block.html`, `{.if text}<p class="sw-${name}">{text|html}</p>{.end}\n`)
    change.make(`${folder}/block.test.ts`, test(name))
    change.edit(`${BLOCKS}/registry.ts`, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}/block.ts'`),
        'export const BLOCKS: readonly BlockDefinition[] = [',
        variable,
      ),
    )
    change.edit(`${BLOCKS}/stored-blocks.json`, (text) => addStored(text, name))
    change.copyFile(`${PICTURES}/html.webp`, `${PICTURES}/${name}.webp`)
    change.isDocumented = true
    change.next.push(
      `Say in ${folder}/block.ts what the palette shows and which fields there are; write block.html, and block.css if it needs any.`,
      "Say in `themeContext` which keys a theme's own markup of the block can ask for; `npm run docs` lists them.",
      'Name an icon of lucide.dev/icons as its `icon`, and run `npm run icons` if no other part of the studio has it.',
      `Keep \`stored-blocks.json\` true: it has settings of every version of a block, and of the one that is yours.`,
      `Draw its picture in the owners' guide, which is still that of a text: \`CHROMIUM_PATH=… npm run pictures\`.`,
      `Try it: \`npx vitest run ${folder}\`, then \`npm run dev\` and the palette of the editor.`,
    )
  },
}

/** Puts the settings of its first version on file, in alphabetical order. */
function addStored(text: string, name: string): string {
  const entry = `  "${name}": {\n    "1": { "text": "Open every day until six." }\n  }`
  const names = [...text.matchAll(/^ {2}"([a-z\d-]+)": \{$/gm)]
  const next = names.find(([, other = '']) => other > name)
  if (next) return `${text.slice(0, next.index)}${entry},\n${text.slice(next.index)}`
  return text.replace(/\n\}\n$/, () => `,\n${entry}\n}\n`)
}

const definition = (
  name: string,
  variable: string,
) => `import { defineBlock } from '../block-definition.ts'
import { text } from '../fields/index.ts'
import markup from './block.html'

/** A line of text. */
export const ${variable} = defineBlock({
  name: '${name}',
  label: '${title(name)}',
  summary: 'A line of text.',
  icon: 'Type',
  paletteSection: 'more',
  keywords: [],
  fields: {
    text: text({ label: 'Text', maxLength: 200, initial: '${title(name)}' }),
  },
  example: { text: 'Open every day until six.' },
  size: { desktop: { w: 12, h: 2 }, phone: { h: 2 } },
  markup,
  context: ({ text }) => ({ text: text.trim() }),
  themeContext: ({ text }) => ({ text: text.trim() }),
})
`

const test = (name: string) => `import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'

const TYPE = BLOCK_TYPES${/-/.test(name) ? `['${name}']` : `.${name}`}

describe('the ${name} block', () => {
  it('shows its text', () => {
    expect(htmlOf(TYPE, { text: 'Open today' })).toContain('>Open today</p>')
  })

  it('keeps hostile words inside', () => {
    expect(htmlOf(TYPE, { text: '<img src=x>' })).toContain('>&lt;img src=x&gt;</p>')
  })

  it('is nothing without words', () => {
    expect(htmlOf(TYPE, { text: ' ' })).toBe('')
  })
})
`
