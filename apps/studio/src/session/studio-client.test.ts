import { signIn } from '@sitewright/api/accounts/sign-in'
import type { Client } from '@sitewright/api/client'
import { getChanges } from '@sitewright/api/content/get-changes'
import { publishSite } from '@sitewright/api/content/publish-site'
import { renderSections } from '@sitewright/api/content/render-sections'
import { createSite } from '@sitewright/api/sites/create-site'
import { listSites } from '@sitewright/api/sites/list-sites'
import { describe, expect, it, vi } from 'vitest'
import { createSignInGate } from './sign-in-gate.ts'
import { createStudioClient } from './studio-client.ts'

/** A server whose session can end; it writes down what it was asked. */
function pretendServer() {
  const server = { isSignedIn: false, crumb: 'old', asked: [] as string[] }
  const answer = (status: number, body: object) =>
    Promise.resolve(new Response(JSON.stringify(body), { status }))
  const fetch = (url: string | URL | Request, request: RequestInit = {}) => {
    server.asked.push(`${request.method} ${url} ${String(request.body ?? '')}`.trim())
    if (url === '/api/session') return answer(200, { account: null, crumb: server.crumb })
    if (!server.isSignedIn) {
      return answer(401, { status: 401, code: 'signedOut', message: 'Please sign in.' })
    }
    const crumb = new Headers(request.headers).get('x-csrf-token')
    if (request.method === 'POST' && crumb !== server.crumb) {
      return answer(403, { status: 403, code: 'crumb', message: 'Again.', crumbFail: true })
    }
    return answer(200, { sites: [], site: { id: 'new' } })
  }
  return { server, fetch: fetch as typeof globalThis.fetch }
}

const NEW_SITE = { title: 'Clay', startingPointId: 'shop' }

describe('the studio’s client, when the session has ended,', () => {
  it('asks for a sign-in once and then sends every call again as it was', async () => {
    const { server, fetch } = pretendServer()
    const gate = createSignInGate()
    const call = createStudioClient(gate, { fetch })
    const list = call(listSites, {})
    const create = call(createSite, NEW_SITE)
    await vi.waitFor(() => expect(server.asked).toHaveLength(3))
    expect(gate.isAsking()).toBe(true)

    server.isSignedIn = true
    server.crumb = 'fresh'
    gate.settle(true)

    expect(await list).toMatchObject({ sites: [] })
    expect(await create).toMatchObject({ site: { id: 'new' } })
    expect(gate.isAsking()).toBe(false)
    const written = server.asked.filter((line) => line.startsWith('POST'))
    expect(new Set(written)).toEqual(new Set([`POST /api/sites ${JSON.stringify(NEW_SITE)}`]))
  })

  it('gives the refusal back when the person does not want to sign in', async () => {
    const { fetch } = pretendServer()
    const gate = createSignInGate()
    const answer = createStudioClient(gate, { fetch })(listSites, {})
    const refused = expect(answer).rejects.toMatchObject({ status: 401 })
    await vi.waitFor(() => expect(gate.isAsking()).toBe(true))
    gate.settle(false)
    await refused
  })

  it('takes a wrong password as an answer, not as a reason to ask again', async () => {
    const { fetch } = pretendServer()
    const gate = createSignInGate()
    const call = createStudioClient(gate, { fetch })
    await expect(call(signIn, { email: 'a@b.de', password: 'x' })).rejects.toMatchObject({
      status: 401,
    })
    expect(gate.isAsking()).toBe(false)
  })
})

it('sends a call in the task that makes it, once it knows the anti-forgery value', async () => {
  const { server, fetch } = pretendServer()
  server.isSignedIn = true
  const call = createStudioClient(createSignInGate(), { fetch })
  await call(createSite, NEW_SITE)
  server.asked.length = 0
  const made = call(createSite, NEW_SITE)
  expect(server.asked).toEqual([`POST /api/sites ${JSON.stringify(NEW_SITE)}`])
  await made
})

describe('the studio’s client tells of a site that was changed', () => {
  const heard = async (ask: (call: Client) => Promise<unknown>) => {
    const { server, fetch } = pretendServer()
    server.isSignedIn = true
    const written: string[] = []
    const onWritten = (siteId: string) => void written.push(siteId)
    const gate = createSignInGate()
    await ask(createStudioClient(gate, { fetch, onWritten })).catch(() => {})
    return written
  }
  const siteId = 'a'.repeat(24)

  it('after a call that writes', async () => {
    expect(await heard((call) => call(publishSite, { siteId }))).toEqual([siteId])
  })

  it.each([
    ['reads', (call: Client) => call(getChanges, { siteId })],
    [
      'only draws, though it sends much',
      (call: Client) => call(renderSections, { siteId, documentId: siteId, sections: [] }),
    ],
    ['is about no site', (call: Client) => call(createSite, NEW_SITE)],
  ])('but not after one that %s', async (_what, ask) => {
    expect(await heard(ask)).toEqual([])
  })
})
