/** A rehearsal is a copy of a server: it reaches nobody, since the server itself still does. */

import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripeWith } from './features/commerce/payments/stripe/stripe-client.ts'
import { mailServerOf } from './features/mail/index.ts'
import { outside } from './platform/outside/outside.ts'
import { readConfig } from './platform/settings/config.ts'

let world: TestWorld

beforeAll(async () => {
  const { isRehearsal, smtpUrl } = readConfig({
    REHEARSAL: '1',
    SMTP_URL: 'smtp://mail.example.com',
  })
  world = await createTestWorld({ config: { isRehearsal, smtpUrl } })
})
afterAll(() => world.close())

it('keeps its mail', () => {
  expect(mailServerOf(world.app)).toBeUndefined()
})

it('asks no payment provider', async () => {
  await expect(stripeWith(world.app, 'sk_test_key')).rejects.toThrow(/rehearsal/)
})

it('posts to no other site', async () => {
  const message = { contentType: 'application/json', headers: {}, body: '{}' }
  const posting = outside(world.app).post(world.site.id, 'https://example.com/hook', message)
  await expect(posting).rejects.toMatchObject({ code: 'outsideAway' })
})
