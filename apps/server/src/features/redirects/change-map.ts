/** Common path of every change of the map: checks, the write, and the whole map as the answer. */

import type { RedirectInput } from '@sitewright/api/redirects/shapes'
import type { Id } from '@sitewright/core/id'
import {
  byPath,
  type Hosts,
  isLoop,
  MAX_REDIRECTS,
  type Redirect,
  readRedirectPath,
  readRedirectTarget,
} from '@sitewright/core/site/redirects'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { noteActivity } from '../activity/index.ts'
import { fail } from './errors.ts'
import { presentRedirects } from './present-redirects.ts'
import { allRedirects, type RedirectRow, replaceRedirects } from './redirect-table.ts'

export async function saveMap(
  site: SiteTx,
  by: Id,
  before: readonly RedirectRow[],
  after: readonly Redirect[],
) {
  if (after.length > MAX_REDIRECTS && after.length > before.length) throw fail('tooMany')
  await replaceRedirects(site, before, after)
  await noteActivity(site, { kind: 'redirectsChanged', by })
  await announceChange(site, ['redirects'])
  return presentMap(site)
}

export async function presentMap(site: SiteTx) {
  return { redirects: presentRedirects(await allRedirects(site)) }
}

export function checkedRedirect(
  { path, target, status }: RedirectInput,
  others: readonly Redirect[],
  ownHosts: Hosts,
): Redirect {
  const from = readRedirectPath(path)
  const to = readRedirectTarget(target, ownHosts)
  if (from === undefined) throw refusal('badPath', 'path')
  if (to === undefined) throw refusal('badTarget', 'target')
  if (others.some((one) => one.path === from)) throw refusal('pathTaken', 'path')
  const redirect = { path: from, target: to, status, isAutomatic: false, coversBelow: false }
  refuseLoops([...others, redirect], [redirect], () => 'target')
  return redirect
}

/** Refuses redirects that close a loop; only new ones can. */
export function refuseLoops(
  map: readonly Redirect[],
  added: readonly Redirect[],
  fieldOf: (redirect: Redirect) => string,
): void {
  const index = byPath(map)
  const loops = added.filter(({ path }) => isLoop(index, path))
  const { message } = fail.catalogue.loop
  const errors = loops.map((one) => [fieldOf(one), message] as const)
  if (errors.length > 0) throw fail('loop', { errors: Object.fromEntries(errors) })
}

function refusal(code: 'badPath' | 'badTarget' | 'pathTaken', field: keyof RedirectInput) {
  return fail(code, { errors: { [field]: fail.catalogue[code].message } })
}
