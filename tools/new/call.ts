import type { Change } from './change.ts'
import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, variableFor } from './names.ts'
import { Refusal } from './refusal.ts'

const FEATURES = 'apps/server/src/features'
const API = 'packages/api/src'
const CONTRACTS = `${API}/contracts.ts`

export const call: Job = {
  what: 'call',
  name: '<feature>/get-<name>',
  summary: 'A call of the API that reads something of a site, for those who work on it',
  plan(change, name) {
    const { feature, file, rest } = readName(change, name)
    const contracts = change.read(CONTRACTS)
    const index = `${FEATURES}/${feature}/index.ts`
    const variable = variableFor(file, contracts + change.read(index))
    const address = `/s/:siteId/api/${rest}`
    refuseTakenAddress(change, address)

    change.make(`${API}/${feature}/${file}.ts`, contract(variable, address))
    change.make(`${FEATURES}/${feature}/${file}.ts`, handler(feature, file, variable))
    change.make(`${FEATURES}/${feature}/${file}.db.test.ts`, test(variable, rest))
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
    change.next.push(
      `Say in ${API}/${feature}/${file}.ts who may ask and what goes out, and answer it in ${FEATURES}/${feature}/${file}.ts.`,
      'If it is to write, rename the three files and what they export, also in the two lists, change the method, give it an `input`, and give that an example in the tests that CONTRIBUTING names.',
      `Try it, once \`npm run build\` has run: \`npx vitest run ${FEATURES}/${feature}/${file}\`.`,
    )
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
      `Say \`<feature>/get-<name>\`. Features that answer calls are: ${features.join(', ')}.`,
    )
  }
  checkName(file)
  const [, rest] = /^(?:get|list)-(.+)$/.exec(file) ?? []
  if (rest === undefined) {
    throw new Refusal(
      `\`${file}\` is no name of a call that reads: begin it with \`get-\` or \`list-\`.`,
    )
  }
  return { feature, file, rest }
}

function refuseTakenAddress(change: Change, address: string): void {
  const taken = change
    .list(API, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .find((path) => change.read(`${API}/${path}`).includes(`path: '${address}'`))
  if (taken !== undefined) {
    throw new Refusal(`\`${address}\` is the address of ${API}/${taken}: choose another name.`)
  }
}

/** Files of contracts, by which the list of them is ordered. */
function pathsByVariable(contracts: string): ReadonlyMap<string, string> {
  const imports = contracts.matchAll(/^import \{ (\w+) \} from '(\.\/\w[^']*)'$/gm)
  return new Map([...imports].map(([, variable = '', path = '']) => [variable, path]))
}

const contract = (variable: string, address: string) => `import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const ${variable} = defineCall({
  name: '${variable}',
  summary: 'Says which site was asked.',
  audience: 'owner',
  needs: 'site.view',
  method: 'GET',
  path: '${address}',
  params: siteParams,
  output: z.object({ siteId: id }),
})
`

const handler = (
  feature: string,
  file: string,
  variable: string,
) => `import { ${variable} as contract } from '@sitewright/api/${feature}/${file}'
import { ownerCall } from '../../platform/http/route.ts'

export const ${variable} = ownerCall(contract, async (_input, { siteId }) => ({ siteId }))
`

const test = (
  variable: string,
  rest: string,
) => `import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('${variable}', () => {
  it('answers the owner of the site', async () => {
    const { id } = world.site
    expect(await world.owner.get(\`/s/\${id}/api/${rest}\`)).toMatchObject({
      status: 200,
      body: { siteId: id },
    })
  })
})
`
