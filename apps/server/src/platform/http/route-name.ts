/** Names of routes for metrics and the request log: from the table of routes and never from a request, so that they are few. */

import type { Call } from '@sitewright/api/call'
import type { RouteOptions } from 'fastify'

/** Purpose of a request: promises about speed differ by it. `none`: no route took it. */
export type RequestKind =
  | 'page'
  | 'checkout'
  | 'visitor'
  | 'studio'
  | 'account'
  | 'editor'
  | 'file'
  | 'webhook'
  | 'health'
  | 'none'

export interface RouteName {
  /** Name of a call's contract, or identity and pattern of a page: `payCheckout`, `site:/images/:assetId/:filename`. */
  readonly route: string
  readonly kind: RequestKind
}

declare module 'fastify' {
  interface FastifyContextConfig {
    routeName?: RouteName
  }
}

/** Name of requests that no route took. */
export const NO_ROUTE: RouteName = { route: 'none', kind: 'none' }
/** Name of a site's pages, those from memory included. */
export const PAGE_ROUTE: RouteName = { route: 'site:/*', kind: 'page' }

const KIND_OF_AUDIENCE = {
  guest: 'account',
  account: 'account',
  owner: 'studio',
  operator: 'studio',
  visitor: 'visitor',
} as const satisfies Record<Call['audience'], RequestKind>

/** Calls in which money moves. */
const CHECKOUT_CALLS: ReadonlySet<string> = new Set([
  'createDonation',
  'createExpressCheckout',
  'payCheckout',
  'startCheckout',
])

/** Kinds of addresses that are no calls: the first that matches counts. */
const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\w+:\/(?:healthz|readyz)$/, 'health'],
  [/\/webhooks\//, 'webhook'],
  [/^site:\/checkout/, 'checkout'],
  [/:\/(?:assets|assets-sw|canvas|fonts|images|s|scripts|starting-points|universal|yui)\//, 'file'],
  [/^site:/, 'page'],
  [/^studio:/, 'studio'],
  [/^(?:canvas|preview):/, 'editor'],
]

export function routeName({ url, constraints, config }: Partial<RouteOptions>): RouteName {
  const contract = config?.contract
  if (contract) {
    const { name, audience } = contract
    return { route: name, kind: CHECKOUT_CALLS.has(name) ? 'checkout' : KIND_OF_AUDIENCE[audience] }
  }
  const identity = (constraints as { identity?: string } | undefined)?.identity ?? 'any'
  const route = `${identity}:${url}`
  return { route, kind: KINDS.find(([pattern]) => pattern.test(route))?.[1] ?? 'none' }
}
