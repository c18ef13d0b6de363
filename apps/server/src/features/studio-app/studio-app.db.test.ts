import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPolicy } from './index.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('the studio’s host', () => {
  it.each([
    '/api/nothing',
    '/s/nothing',
    '/assets/nothing.js',
    '/assets/..%2findex.html',
    '/1.0/x',
  ])('answers %s with the envelope', async (path) => {
    expect(await world.guest().get(path)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  })

  it('shows frames of sites and nothing else of others', () => {
    const policy = contentPolicy({ sitesDomain: 'localhost:3000', isHttps: false })
    expect(policy).toContain("frame-src 'self' http://*.localhost:3000")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('never shows a tenant’s page', async () => {
    const { text } = await world.guest().get('/about')
    expect(text).not.toContain('sqs-')
  })
})
