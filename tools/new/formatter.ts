import { formatters } from '../../packages/template/src/formatters/registry.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FOLDER = 'packages/template/src/formatters'
const REGISTRY = `${FOLDER}/registry.ts`

export const formatter: Job = {
  what: 'formatter',
  name: '<name>',
  summary: 'A formatter of the template language, as in {title|name}',
  plan(change, name) {
    checkName(name)
    if (formatters.some((one) => one.name === name)) {
      throw new Refusal(`There is a formatter \`${name}\` already: choose another name.`)
    }
    const variable = variableFor(name, change.read(REGISTRY), source(name, ''))
    const path = `${FOLDER}/${name}.ts`
    change.make(path, source(name, variable))
    change.edit(REGISTRY, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}.ts'`),
        'export const formatters: readonly Formatter[] = [',
        variable,
      ),
    )
    change.isDocumented = true
    change.next.push(
      `Write what it does in ${path}: its examples are its tests and its documentation.`,
      'Say in `usage` what its arguments mean; the checker of templates holds authors to it.',
      `Try it: \`npx vitest run ${FOLDER}/formatters.test.ts -t ${name}\`, then \`npm run docs\`.`,
    )
  },
}

const source = (name: string, variable: string) => `import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const ${variable}: Formatter = {
  name: '${name}',
  summary: 'The value as text.',
  section: 'core',
  usage: '',
  examples: [
    { input: 'Mug', output: 'Mug' },
    { input: 12, output: '12' },
    { output: '' },
  ],
  format: (value) => asString(value),
}
`
