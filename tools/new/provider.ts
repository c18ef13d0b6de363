import { addImport, addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName, pascal, title } from './names.ts'

const FOLDER = 'apps/server/src/features/commerce/payments'

export const provider: Job = {
  what: 'provider',
  name: '<code>',
  summary: 'A provider of payments, which no site is offered before it is finished',
  plan(change, name) {
    checkName(name)
    const factory = `create${pascal(name)}Provider`
    const path = `${FOLDER}/${name}-provider.ts`
    change.make(path, source(name, factory))
    change.make(`${FOLDER}/${name}-provider.db.test.ts`, test(name, factory))
    change.edit(`${FOLDER}/providers.ts`, (text) =>
      addToList(
        addImport(text, `import { ${factory} } from './${name}-provider.ts'`),
        'const PROVIDERS: readonly ((app: App) => PaymentProvider)[] = [',
        factory,
      ),
    )
    change.next.push(
      `Put calls to its computers into ${path} in place of what is taken from the manual provider; practice-provider.ts is a whole one.`,
      `Name a token for each end a payment can have there in ${name}-provider.db.test.ts, and say under \`refunds\` whether it sends money back itself.`,
      'Let sites have it by `isAvailable` once it moves money.',
      `Try it, once \`npm run build\` has run: \`npx vitest run ${path.replace(/\.ts$/, '')}\`.`,
    )
  },
}

const source = (
  name: string,
  factory: string,
) => `import type { App } from '../../../platform/app.ts'
import { createManualProvider } from './manual-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** ${title(name)}. Until its own computers are asked, money comes by itself, and no site is offered it. */
export function ${factory}(app: App): PaymentProvider {
  return {
    ...createManualProvider(app),
    code: '${name}',
    about: { name: '${title(name)}', summary: 'Shoppers pay by ${title(name)}.' },
    defaults: { isEnabled: false, title: '${title(name)}' },
    isAvailable: async () => false,
  }
}
`

const test = (
  name: string,
  factory: string,
) => `import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll } from 'vitest'
import { ${factory} } from './${name}-provider.ts'
import { paymentProviderSuite } from './test-provider-suite.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

paymentProviderSuite('${title(name)}', {
  provider: () => ${factory}(world.app),
  setup: () => ({ siteId: world.site.id, values: {}, keys: {} }),
  tokens: { awaited: '${name}' },
  refunds: 'byHand',
})
`
