import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveSocialIcons } from './social-icons.ts'

describe('the signs of services', () => {
  it('are one drawing, from which themes take signs and masks by the service’s name', async () => {
    const server = Fastify()
    serveSocialIcons(server)
    const { statusCode, headers, body } = await server.inject('/universal/svg/social-accounts.svg')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
    for (const id of [
      'background',
      'instagram-icon',
      'instagram-mask',
      'email-icon',
      'rss-unauth-icon',
    ]) {
      expect(body).toContain(`<symbol id="${id}" viewBox="0 0 64 64">`)
    }
  })
})
