import { idOf, isReading, VERBS, type Verb } from './call-verbs.ts'
import type { Change } from './change.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FEATURES = 'apps/server/src/features'
const API = 'packages/api/src'
const CONTRACTS = `${API}/contracts.ts`
const FOREIGN_IDS = 'apps/server/src/isolation/foreign-ids.db.test.ts'
const MARKED_SITE = 'packages/testing/src/markup/marked-site.ts'
const VERB_NAMES = VERBS.map(({ verb }) => verb).join(', ')

/** A call that is begun: its names, and what follows from its verb and its feature. */
interface Begun {
  readonly feature: string
  /** Verb and noun, `like-this`. */
  readonly file: string
  readonly variable: string
  readonly verb: Verb
  /** The noun, `like-this`. */
  readonly noun: string
  /** Path behind `/s/:siteId/api/`. */
  readonly address: string
  /** Capability that the caller's role has to have. */
  readonly needs: string
}

export const call: Job = {
  what: 'call',
  name: '<feature>/<verb>-<name>',
  summary: 'A call of the API that reads or writes something of a site, for those who work on it',
  plan(change, name) {
    const { feature, file, verb, noun } = readName(change, name)
    const contracts = change.read(CONTRACTS)
    const index = `${FEATURES}/${feature}/index.ts`
    const variable = variableFor(file, contracts + change.read(index))
    const address = verb.address(noun)
    refuseTakenAddress(change, verb, `/s/:siteId/api/${address}`)
    const needs = verb.needs ?? usualNeeds(change, feature, verb)
    const begun = { feature, file, variable, verb, noun, address, needs }

    change.make(`${API}/${feature}/${file}.ts`, contract(begun))
    change.make(`${FEATURES}/${feature}/${file}.ts`, handler(begun))
    change.make(`${FEATURES}/${feature}/${file}.db.test.ts`, test(begun))
    const contractOf = pathsByVariable(contracts)
    change.edit(CONTRACTS, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${feature}/${file}.ts'`),
        'export const CONTRACTS: readonly Call[] = [',
        variable,
        (one) => contractOf.get(one) ?? `./${feature}/${file}.ts`,
      ),
    )
    change.edit(index, (text) =>
      addToList(
        addImport(text, `import { ${variable} } from './${file}.ts'`),
        'routes: [',
        variable,
      ),
    )
    addExamples(change, begun)
    change.next.push(...nextSteps(begun))
  },
}

function readName(change: Change, name: string) {
  const [feature = '', file = '', ...others] = name.split('/')
  const features = change.list(FEATURES).filter((one) => {
    const index = `${FEATURES}/${one}/index.ts`
    return change.exists(index) && change.read(index).includes('routes: [')
  })
  if (!features.includes(feature) || file === '' || others.length > 0) {
    throw new Refusal(
      `Say \`<feature>/<verb>-<name>\`. Features that answer calls are: ${features.join(', ')}.`,
    )
  }
  checkName(file)
  const [, first, noun = ''] = /^([^-]+)-(.+)$/.exec(file) ?? []
  const verb = VERBS.find((one) => one.verb === first)
  if (!verb) {
    throw new Refusal(
      `\`${file}\` is no name of a call: begin it with a verb and a hyphen. Verbs are: ${VERB_NAMES}.`,
    )
  }
  return { feature, file, verb, noun }
}

const methodIn = (text: string) => /\bmethod: '(\w+)'/.exec(text)?.[1]
const pathIn = (text: string) => /\bpath: '([^']+)'/.exec(text)?.[1]
const withoutNames = (address = '') => address.replace(/:\w+/g, ':')

function refuseTakenAddress(change: Change, { method }: Verb, address: string): void {
  const taken = change
    .list(API, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .find((path) => {
      const text = change.read(`${API}/${path}`)
      return methodIn(text) === method && withoutNames(pathIn(text)) === withoutNames(address)
    })
  if (taken !== undefined) {
    throw new Refusal(
      `\`${method} ${address}\` is the address of ${API}/${taken}: choose another name.`,
    )
  }
}

/** The capability that most of the feature's calls need that read, or that write, as this one does. */
function usualNeeds(change: Change, feature: string, verb: Verb): string {
  const folder = `${API}/${feature}`
  const files = change.exists(folder) ? change.list(folder) : []
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const text = change.read(`${folder}/${file}`)
    const [, needs] = /\bneeds: '([^']+)'/.exec(text) ?? []
    if (needs === undefined || (methodIn(text) === 'GET') !== isReading(verb)) continue
    counts.set(needs, (counts.get(needs) ?? 0) + 1)
  }
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)
  return usual?.[0] ?? (isReading(verb) ? 'site.view' : 'site.settings')
}

/** Files of contracts, by which the list of them is ordered. */
function pathsByVariable(contracts: string): ReadonlyMap<string, string> {
  const imports = contracts.matchAll(/^import \{ (\w+) \} from '(\.\/\w[^']*)'$/gm)
  return new Map([...imports].map(([, variable = '', path = '']) => [variable, path]))
}

/** Behind all others, in whatever order those are. */
const atEnd = (entry: string) => (one: string) => (one === entry ? '2' : '1')

/** Gives the test that asks with foreign ids what it needs to ask this call. */
function addExamples(change: Change, { variable, verb, noun }: Begun): void {
  if (verb.input) {
    const entry = `${variable}: ${verb.input.example}`
    change.edit(FOREIGN_IDS, (text) =>
      addToList(text, 'const INPUTS: Readonly<Record<string, unknown>> = {', entry, atEnd(entry)),
    )
  }
  const id = idOf(noun)
  if (verb.hasId && !new RegExp(`^ +${id}[:,]`, 'm').test(change.read(FOREIGN_IDS))) {
    const entry = `${id}: newId()`
    change.edit(FOREIGN_IDS, (text) => addToList(text, '  ids = {', entry, atEnd(entry)))
  }
}

function nextSteps({ feature, file, verb, noun }: Begun): string[] {
  return [
    `Say in ${API}/${feature}/${file}.ts who may ask and what comes in and goes out, and answer it in ${FEATURES}/${feature}/${file}.ts.`,
    ...(verb.hasId
      ? [`Make one in ${FOREIGN_IDS}, and put its id in place of that of \`${idOf(noun)}\`.`]
      : []),
    ...(verb.input
      ? [
          `Keep its example in ${FOREIGN_IDS} true to its \`input\`; once that takes text, give it an example or a reason in ${MARKED_SITE}.`,
        ]
      : []),
    `Try it, once \`npm run build\` has run: \`npx vitest run ${FEATURES}/${feature}/${file} apps/server/src/isolation\`.`,
  ]
}

function contract({ variable, verb, noun, address, needs }: Begun): string {
  const { input } = verb
  const shared = verb.hasId ? (input ? 'id, siteParams' : 'done, id, siteParams') : 'siteParams'
  const names = isReading(verb) ? 'id, siteParams' : shared
  const params = verb.hasId ? `siteParams.extend({ ${idOf(noun)}: id })` : 'siteParams'
  const output = isReading(verb) ? 'z.object({ siteId: id })' : input ? 'shown' : 'done'
  return `${output === 'done' ? '' : "import * as z from 'zod'\n"}import { defineCall } from '../call.ts'
import { ${names} } from '../fields.ts'

${input ? `const shown = z.object(${input.fields})\n\n` : ''}export const ${variable} = defineCall({
  name: '${variable}',
  summary: '${verb.summary}',
  audience: 'owner',
  needs: '${needs}',
  method: '${verb.method}',
  path: '/s/:siteId/api/${address}',
  params: ${params},${input ? '\n  input: shown,' : ''}
  output: ${output},
})
`
}

function handler({ feature, file, variable, verb }: Begun): string {
  const imports = [
    `import { ${variable} as contract } from '@sitewright/api/${feature}/${file}'`,
    ...(verb.hasId ? ["import { fail } from '../../platform/http/problems.ts'"] : []),
    "import { ownerCall } from '../../platform/http/route.ts'",
  ]
  const answer = verb.hasId
    ? "async () => {\n  throw fail('notFound')\n}"
    : verb.input
      ? 'async ({ isShown }) => ({ isShown })'
      : 'async (_input, { siteId }) => ({ siteId })'
  return `${imports.join('\n')}

export const ${variable} = ownerCall(contract, ${answer})
`
}

function test({ variable, verb, noun, address }: Begun): string {
  const path = `/s/\${id}/api/${address.replace(`:${idOf(noun)}`, `\${newId()}`)}`
  const ask = `world.owner.${verb.method.toLowerCase()}(\`${path}\`${verb.input ? `, ${verb.input.example}` : ''})`
  const answer = isReading(verb) ? '{ siteId: id }' : verb.input?.example
  const [says, expected] = verb.hasId
    ? [
        'says that there is nothing with an id that is nobody’s',
        "{ status: 404, body: { code: 'notFound' } }",
      ]
    : ['answers the owner of the site', `{ status: 200, body: ${answer} }`]
  return `${verb.hasId ? "import { newId } from '@sitewright/core/id'\n" : ''}import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('${variable}', () => {
  it('${says}', async () => {
    const { id } = world.site
    expect(await ${ask}).toMatchObject(${expected})
  })
})
`
}
