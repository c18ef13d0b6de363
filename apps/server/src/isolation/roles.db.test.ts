/** Every owner call, made with every role: refused by name exactly where the table of roles does not give what it needs. */

import { CONTRACTS } from '@sitewright/api/contracts'
import { newId } from '@sitewright/core/id'
import { CAPABILITIES, can, ROLES, type RoleName, WITHOUT_CALLS } from '@sitewright/core/roles'
import { rowsOf } from '@sitewright/testing/matrix'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let person: TestBrowser
let membership: { account_id: string; website_id: string }

beforeAll(async () => {
  world = await createTestWorld()
  const { browser, accountId } = await world.createOwner('somebody@example.com')
  person = browser
  membership = { account_id: accountId, website_id: world.site.id }
  await world.app.database.global
    .insertInto('membership')
    .values({ ...membership, role: ROLES.none })
    .execute()
})
afterAll(() => world.close())

/** Roles whose powers differ most; the others are asked at night. */
const REPRESENTATIVES = new Set<RoleName>([
  'editor',
  'storeManager',
  'moderator',
  'draftEditor',
  'none',
])

const ownerCalls = CONTRACTS.filter(({ audience }) => audience === 'owner')

/** Path of a call on the site, about things that are not there. */
function pathOf(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => (name === 'siteId' ? world.site.id : newId()))
}

/** Whether the call is refused for the role. It comes without input, so what is let in fails for that, or finds nothing. */
async function isRefused({ method, path }: (typeof ownerCalls)[number]): Promise<boolean> {
  const headers = { 'x-csrf-token': await person.crumb() }
  const { status, body } = await person.send({ method, url: pathOf(path), headers })
  return status === 403 && body.code === 'notAllowed'
}

describe('a call of owners', () => {
  it.each(
    rowsOf(Object.entries(ROLES) as [RoleName, number][], ([name]) => REPRESENTATIVES.has(name)),
  )('is open to the role %s exactly where the table says so', async (_name, role) => {
    await world.app.database.global
      .updateTable('membership')
      .set({ role })
      .where('account_id', '=', membership.account_id)
      .where('website_id', '=', membership.website_id)
      .execute()
    const wrong: string[] = []
    for (const call of ownerCalls) {
      const refused = await isRefused(call)
      const may = [call.needs, call.alsoNeeds ?? call.needs].every((one) => one && can(role, one))
      if (refused === may) wrong.push(`${call.name} ${refused ? 'refused' : 'let in'}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a capability', () => {
  it('guards a call, or is on the list of those whose feature is still to come', () => {
    const guarding = new Set(ownerCalls.map(({ needs }) => needs))
    expect(CAPABILITIES.filter((capability) => !guarding.has(capability)).sort()).toEqual(
      Object.keys(WITHOUT_CALLS).sort(),
    )
  })
})
