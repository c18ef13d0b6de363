/** Which parts of the specification tests name, and which they do not yet. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { SPEC_ITEMS } from './items.ts'

const FOLDERS = ['apps', 'packages', 'e2e', 'tools']
const TEST_FILE = /\.(?:test|spec)\.tsx?$/
const NAMED = /spec §(\d+): ([^'"`\n]+)/g

export interface Mention {
  readonly section: string
  /** Lower-case. */
  readonly text: string
  readonly file: string
}

/** Every `spec §N: …` in the names of a project's tests. */
export function mentionsIn(root: string): Mention[] {
  return FOLDERS.flatMap((folder) => testFiles(join(root, folder))).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, section = '', text = '']) => ({
      section,
      text: text.trim().toLowerCase(),
      file: relative(root, file),
    })),
  )
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

/** What is behind a comma or in brackets only says more. */
function covers({ text }: Mention, item: string): boolean {
  return text === item || text.startsWith(`${item},`) || text.startsWith(`${item} (`)
}

/** Mentions of what the list does not have, so that a misspelt name is not taken for coverage. */
export function unknownMentions(all: readonly Mention[]): Mention[] {
  return all.filter(
    (mention) => !SPEC_ITEMS[mention.section]?.items.some((item) => covers(mention, item)),
  )
}

/** `docs/spec-coverage.md`. */
export function coveragePage(all: readonly Mention[]): string {
  const sections = Object.entries(SPEC_ITEMS).map(([number, { title, items }]) => {
    const rows = items.map((item) => ({ item, files: filesFor(all, number, item) }))
    const covered = rows.filter(({ files }) => files.length > 0).length
    return [
      `## §${number} ${title}: ${covered} of ${items.length}`,
      '',
      ...rows.map(({ item, files }) => `- ${item}: ${files.join(', ') || '–'}`),
    ].join('\n')
  })
  return `${INTRODUCTION}\n${sections.join('\n\n')}\n`
}

function filesFor(all: readonly Mention[], section: string, item: string): string[] {
  const files = all
    .filter((mention) => mention.section === section && covers(mention, item))
    .map(({ file }) => `\`${file}\``)
  return [...new Set(files)].sort()
}

const INTRODUCTION = `# What tests hold of the specification

Made by \`npm run docs\` from the names of tests: one called \`spec §9: album tracks\` covers that line. A dash is what is
still open: not built yet, or not held by a test of that name.
`
