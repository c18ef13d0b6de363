import type { RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { routeName } from './route-name.ts'

const page = (url: string, identity?: string) =>
  routeName({ url, ...(identity && { constraints: { identity } }) })
const call = (name: string, audience: string) =>
  routeName({ url: '/x/:id', config: { contract: { name, audience } } } as unknown as RouteOptions)

describe('the name of a route', () => {
  it('is that of its call', () => {
    expect(call('payCheckout', 'visitor')).toEqual({ route: 'payCheckout', kind: 'checkout' })
    expect(call('listOrders', 'owner')).toEqual({ route: 'listOrders', kind: 'studio' })
  })

  it.each([
    ['/healthz', undefined, 'any:/healthz', 'health'],
    ['/images/:assetId/:filename', 'site', 'site:/images/:assetId/:filename', 'file'],
    ['/checkout/:cartId', 'site', 'site:/checkout/:cartId', 'checkout'],
    ['/*', 'site', 'site:/*', 'page'],
    ['/*', 'studio', 'studio:/*', 'studio'],
    ['/*', 'canvas', 'canvas:/*', 'editor'],
  ])('of %s on a host of kind %s is %s', (url, identity, route, kind) => {
    expect(page(url, identity)).toEqual({ route, kind })
  })
})
