/** People of a test world who are invited to its site and accept. */

import type { Id } from '@sitewright/core/id'
import type { TestBrowser } from './test-browser.ts'
import type { TestWorld } from './test-world.ts'

export interface TestPerson {
  readonly browser: TestBrowser
  readonly accountId: Id
}

/** Invites an address in the name of the owner; gives the link's token, which a server without mail answers. */
export async function invite(world: TestWorld, email: string, role: number): Promise<string> {
  const path = `/s/${world.site.id}/api/invitations`
  const { status, body, text } = await world.owner.post(path, { email, role })
  if (status !== 200) throw new Error(`No invitation for ${email}: ${text}`)
  return tokenOf(body.link)
}

/** The text behind `#` in a link. */
export function tokenOf(link: string): string {
  return new URL(link).hash.slice(1)
}

export function accept(browser: TestBrowser, token: string) {
  return browser.post('/api/invitations/accept', { token })
}

/** Somebody with a site of their own who is invited, signs in with that address and accepts. */
export async function addPerson(
  world: TestWorld,
  email: string,
  role: number,
): Promise<TestPerson> {
  const { browser, accountId } = await world.createOwner(email)
  const { status, text } = await accept(browser, await invite(world, email, role))
  if (status !== 200) throw new Error(`${email} could not accept: ${text}`)
  return { browser, accountId }
}
