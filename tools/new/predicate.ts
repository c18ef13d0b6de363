import { predicates } from '../../packages/template/src/predicates/registry.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FOLDER = 'packages/template/src/predicates'
const REGISTRY = `${FOLDER}/registry.ts`

export const predicate: Job = {
  what: 'predicate',
  name: '<name>',
  summary: 'A predicate of the template language, as in {.name?}, named without its question mark',
  plan(change, name) {
    checkName(name)
    if (predicates.some((one) => one.name === `${name}?`)) {
      throw new Refusal(`There is a predicate \`${name}?\` already: choose another name.`)
    }
    const variable = variableFor(name, change.read(REGISTRY), source(name, ''))
    const path = `${FOLDER}/${name}.ts`
    change.make(path, source(name, variable))
    change.edit(REGISTRY, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${name}.ts'`),
        'export const predicates: readonly Predicate[] = [',
        variable,
      ),
    )
    change.isDocumented = true
    change.next.push(
      `Write what it asks in ${path}: its examples are its tests and its documentation.`,
      'Say in `usage` what its arguments mean; the checker of templates holds authors to it.',
      `Try it: \`npx vitest run ${FOLDER}/predicates.test.ts -t '${name}\\?'\`, then \`npm run docs\`.`,
    )
  },
}

const source = (name: string, variable: string) => `import { isTruthy } from '../values/value.ts'
import type { Predicate } from './predicate.ts'

export const ${variable}: Predicate = {
  name: '${name}?',
  summary: 'There is something at hand.',
  section: 'items',
  usage: '',
  examples: [
    { node: { title: 'Mug' }, holds: true },
    { node: null, holds: false },
  ],
  test: (_args, { node }) => isTruthy(node),
}
`
