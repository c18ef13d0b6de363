import { PAGE_FORMATS } from '../../packages/page/src/address/page-url.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { camel, checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FOLDER = 'packages/page/src/formats'
const REGISTRY = `${FOLDER}/registry.ts`
const GOLDEN = `${FOLDER}/golden.test.ts`
const GUIDE = 'docs/guides/formats.md'

export const format: Job = {
  what: 'format',
  name: '<name>',
  summary: 'What a page can be had as, by ?format=name',
  plan(change, name) {
    checkName(name)
    if ((PAGE_FORMATS as readonly string[]).includes(name)) {
      throw new Refusal(`There is a format \`${name}\` already: choose another name.`)
    }
    const variable = variableFor(name, change.read(REGISTRY), source(name, ''))
    const path = `${FOLDER}/${name}.ts`
    change.make(path, source(name, variable))
    change.edit('packages/page/src/address/page-url.ts', (text) =>
      addToList(text, 'export const PAGE_FORMATS = [', `'${name}'`),
    )
    change.edit(REGISTRY, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}.ts'`),
        'export const FORMATS: Readonly<Record<PageFormatName, PageFormat>> = {',
        variable === name ? name : `'${name}': ${camel(name)}`,
      ),
    )
    change.edit(GOLDEN, (text) =>
      addToList(
        text,
        'Partial<Record<PageFormatName, { ending: string; of: (body: string) => string }>>\n> = {',
        `'${name}': { ending: '${name}.txt', of: (text) => text }`,
      ),
    )
    change.edit(GUIDE, (text) =>
      withRow(text, [`\`${name}\``, 'the title of the page', 'every page']),
    )
    change.next.push(
      `Write in ${path} where it applies and what it is made of, and say so in ${GUIDE}.`,
      `Run \`npx vitest run ${FOLDER}\`, once it is written: that keeps what it is for each kind of page in ${FOLDER}/golden. Read those files, and remove those of pages to which it no longer applies; \`npx vitest -u\` writes the others anew.`,
    )
  },
}

/** Behind the last row of the table of formats, as wide as its columns. */
function withRow(guide: string, cells: readonly string[]): string {
  const rows = [...guide.matchAll(/^\| `format=` [\s\S]*?\n(?=\n)/gm)]
  const [table] = rows[0] ?? []
  if (table === undefined) throw new Error('There is no table of formats in the guide')
  const [head = ''] = table.split('\n')
  const widths = head
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.length - 2)
  const row = cells.map((cell, index) => ` ${cell.padEnd(widths[index] ?? 0)} `).join('|')
  return guide.replace(table, () => `${table}|${row}|\n`)
}

const source = (name: string, variable: string) => `import { pageTitle } from '../head/title.ts'
import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

/** \`?format=${name}\`: the title of the page as plain text. */
export const ${variable}: PageFormat = {
  contentType: 'text/plain; charset=utf-8',
  appliesTo: () => true,
  body: (data) => \`\${pageTitle(data)}\\n\`,
  headers: () => UNLISTED,
}
`
