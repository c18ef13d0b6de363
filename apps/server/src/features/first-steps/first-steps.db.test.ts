import { ROLES } from '@sitewright/core/roles'
import type { FirstStep } from '@sitewright/core/site/first-steps'
import { makeProduct } from '@sitewright/testing/sold-something'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  api = `/s/${world.site.id}/api`
})
afterAll(() => world.close())

const ask = async (browser = world.owner) => (await browser.get(`${api}/first-steps`)).body
const done = async () =>
  (await ask()).steps.filter(({ isDone }: FirstStep) => isDone).map(({ name }: FirstStep) => name)
const names = ({ steps }: { steps: readonly FirstStep[] }) => steps.map(({ name }) => name)

describe('the first steps of a shop', () => {
  it('are all still to do on a new site, whatever it begins with', async () => {
    const { steps, isPutAway } = await ask()
    expect(names({ steps })).toEqual(['identity', 'home', 'product', 'payment', 'publish'])
    expect(await done()).toEqual([])
    expect(isPutAway).toBe(false)
  })

  it('are done by what the owner does', async () => {
    const { steps } = await ask()
    const home = steps.find(({ name }: FirstStep) => name === 'home').pageId
    const { body } = await world.owner.get(`${api}/pages/${home}/editor`)
    const { id: documentId, revision } = body.documents.find(
      ({ part }: { part: string }) => part === 'page',
    )
    const section = {
      id: 'f'.repeat(24),
      settings: { theme: 'light', height: 'small', anchor: '' },
      blocks: {},
      desktop: {},
      phone: { auto: true },
    }
    const saved = await world.owner.post(`${api}/documents/${documentId}/operations`, {
      baseRevision: revision,
      batchId: 'first-step-home',
      operations: [{ kind: 'insertSection', section, index: 0 }],
    })
    expect(saved.status).toBe(200)
    expect(await done()).toEqual(['home'])

    await makeProduct(world, { sku: 'FIRST-1', left: 5 })
    expect(await done()).toEqual(['home', 'product'])

    const method = { isEnabled: true, title: 'Bank transfer', values: { instructions: 'IBAN 1' } }
    expect((await world.owner.put(`${api}/payment-methods/manual`, method)).status).toBe(200)
    expect(await done()).toEqual(['home', 'product', 'payment'])

    expect((await world.owner.post(`${api}/publish`, {})).status).toBe(200)
    expect(await done()).toEqual(['home', 'product', 'payment', 'publish'])
  })

  it('are put away and brought back for the whole team', async () => {
    const { browser } = await addPerson(world, 'helper@example.com', ROLES.websiteManager)
    const put = (isPutAway: boolean) => world.owner.put(`${api}/first-steps`, { isPutAway })
    expect((await put(true)).body.isPutAway).toBe(true)
    expect((await ask(browser)).isPutAway).toBe(true)
    await put(false)
    expect((await ask(browser)).isPutAway).toBe(false)
  })

  it('are those that the role allows', async () => {
    const { browser } = await addPerson(world, 'drafts@example.com', ROLES.draftEditor)
    expect(names(await ask(browser))).toEqual(['home'])
  })
})
