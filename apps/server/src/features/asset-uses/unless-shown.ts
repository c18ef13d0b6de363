import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { OwnerRequest, Route } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { usesOf } from './uses-of.ts'

/** Restricts a call that changes an upload at once: an upload that is shown is changed only by people who may publish. */
export function unlessShown({ contract, handle }: Route): Route {
  const guarded = async (input: { readonly assetId: Id }, request: OwnerRequest) => {
    const { role, inSite } = request
    if (!can(role, 'content.publish')) {
      const uses = await inSite((site) => usesOf(site, input.assetId))
      if (uses.length > 0) throw fail('assetShown')
    }
    return handle(input as never, request as never)
  }
  return { contract, handle: guarded }
}
