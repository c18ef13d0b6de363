import type { HostRouting, Identity } from './identity.ts'
import { normalizeHost } from './identity.ts'

/** Lets a route name its identity: `constraints: { identity: 'studio' }`. Routes without one answer on any host. */
export function identityConstraint(routing: HostRouting) {
  return {
    name: 'identity',
    storage: () => {
      const handlers = new Map<Identity, never>()
      return {
        get: (identity: Identity) => handlers.get(identity) ?? null,
        set: (identity: Identity, handler: never) => {
          handlers.set(identity, handler)
        },
        empty: () => handlers.clear(),
      }
    },
    deriveConstraint: (request: { headers: { host?: string | undefined } }) =>
      routing.identityOf(normalizeHost(request.headers.host)),
    mustMatchWhenDerived: false,
  }
}
