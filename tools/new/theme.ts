import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, title, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const MODEL = 'themes/hearth'
const STARTS = 'apps/server/src/starting-points'
const REGISTRY = `${STARTS}/registry.ts`
const THEME_SITES = 'e2e/theme-sites.ts'

export const theme: Job = {
  what: 'theme',
  name: '<name>',
  summary: 'A theme that comes with the project, begun as a copy of Hearth, with a starting point',
  plan(change, name) {
    checkName(name)
    const folder = `themes/${name}`
    const start = `${STARTS}/${name}.ts`
    if (change.exists(start)) {
      throw new Refusal(`There is a starting point \`${name}\` already: choose another name.`)
    }
    const variable = variableFor(name, change.read(REGISTRY), source(name, ''))
    change.copy(MODEL, folder, ['template.conf'])
    change.make(`${folder}/template.conf`, named(change.read(`${MODEL}/template.conf`), name))
    change.make(start, source(name, variable))
    change.edit(REGISTRY, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}.ts'`),
        'export const startingPoints: readonly StartingPointDefinition[] = [',
        variable,
        // The last to be offered but for the empty one.
        (one) => (one === 'empty' ? '3' : one === variable ? '2' : '1'),
      ),
    )
    change.edit(THEME_SITES, (text) =>
      addToList(text, 'export const THEME_SITES = [', site(name), (one) =>
        one === site(name) ? '2' : '1',
      ),
    )
    change.next.push(
      `Change ${folder} until it is a theme of its own; \`npx sitewright check ${folder}\` says what is wrong with it.`,
      `Write in ${start} what a site begins with in it, in place of what the shop has.`,
      `Say in ${THEME_SITES} what its pages are called.`,
      `Draw its thumbnail, which is still that of Hearth: \`CHROMIUM_PATH=… npm run thumbnails -- -g ${name}\`.`,
      'Try it: `npx vitest run packages/theme/src/styles/built-in-themes.test.ts`.',
    )
  },
}

function named(conf: string, name: string): string {
  const result = conf.replace('"name": "Hearth"', () => `"name": "${title(name)}"`)
  if (result === conf) throw new Error('Hearth does not say its name where it was looked for')
  return result
}

const source = (
  name: string,
  variable: string,
) => `import type { StartingPointDefinition } from './definition.ts'
import { shop } from './shop.ts'

/** The shop's starting point, in the theme ${title(name)}. */
export const ${variable}: StartingPointDefinition = {
  ...shop,
  id: '${name}',
  name: '${title(name)}',
  summary: 'A shop in the theme ${title(name)}.',
  theme: '${name}',
}
`

const site = (name: string) => `  {
    theme: '${name}',
    start: '${name}',
    title: '${title(name)}',
    paths: ['/', '/shop', '/about'],
    post: '/journal/three-weeks-in-the-life-of-a-bowl',
    product: '/shop/p/everyday-mug',
  }`
