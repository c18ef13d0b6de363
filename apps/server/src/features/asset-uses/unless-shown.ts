import type { Id } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { SiteTx } from '../../platform/database.ts'
import type { OwnerRequest, Route } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { usesOf, usesOfAny } from './uses-of.ts'

/** Refuses a change of an upload that is shown by someone who may not publish, since it is live at once. */
export async function requireMayChange(site: SiteTx, role: number, assetId: Id): Promise<void> {
  if (can(role, 'content.publish')) return
  const uses = await usesOf(site, assetId)
  if (uses.length > 0) throw fail('assetShown')
}

/** As `unlessShown`, for a call about several uploads. */
export function unlessAnyShown({ contract, handle }: Route): Route {
  const guarded = async (input: { readonly assetIds: readonly Id[] }, request: OwnerRequest) => {
    const { role, inSite } = request
    const mayPublish = can(role, 'content.publish')
    const uses = mayPublish ? [] : await inSite((site) => usesOfAny(site, input.assetIds))
    if (uses.length > 0) throw fail('assetShown')
    return handle(input as never, request as never)
  }
  return { contract, handle: guarded }
}

/** Restricts a call that changes an upload at once: an upload that is shown is changed only by people who may publish. */
export function unlessShown({ contract, handle }: Route): Route {
  const guarded = async (input: { readonly assetId: Id }, request: OwnerRequest) => {
    const { role, inSite } = request
    if (!can(role, 'content.publish')) {
      await inSite((site) => requireMayChange(site, role, input.assetId))
    }
    return handle(input as never, request as never)
  }
  return { contract, handle: guarded }
}
