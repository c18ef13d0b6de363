/** The map of old addresses as its owner edits it. Every call answers with the whole map. */

import { createRedirect as createContract } from '@sitewright/api/redirects/create-redirect'
import { importRedirects as importContract } from '@sitewright/api/redirects/import-redirects'
import { listRedirects as listContract } from '@sitewright/api/redirects/list-redirects'
import { removeRedirect as removeContract } from '@sitewright/api/redirects/remove-redirect'
import type { RedirectInput } from '@sitewright/api/redirects/shapes'
import { updateRedirect as updateContract } from '@sitewright/api/redirects/update-redirect'
import {
  byPath,
  isLoop,
  MAX_REDIRECTS,
  type Redirect,
  readRedirectLines,
  readRedirectPath,
  readRedirectTarget,
} from '@sitewright/core/site/redirects'
import type { SiteTx } from '../../platform/database.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { presentRedirects } from './present-redirects.ts'
import {
  allRedirects,
  type RedirectRow,
  redirectsToChange,
  replaceRedirects,
} from './redirect-table.ts'

export const listRedirects = ownerCall(listContract, async (_input, { inSite }) =>
  inSite(presentMap),
)

export const createRedirect = ownerCall(createContract, async (input, { inSite }) =>
  inSite(async (site) => {
    const before = await redirectsToChange(site)
    return save(site, before, [...before, checked(input, before)])
  }),
)

export const updateRedirect = ownerCall(updateContract, async ({ redirectId, ...input }, request) =>
  request.inSite(async (site) => {
    const before = await redirectsToChange(site)
    const others = before.filter(({ id }) => id !== redirectId)
    if (others.length === before.length) throw fail('redirectMissing')
    return save(site, before, [...others, checked(input, others)])
  }),
)

export const removeRedirect = ownerCall(removeContract, async ({ redirectId }, { inSite }) =>
  inSite(async (site) => {
    const before = await redirectsToChange(site)
    const others = before.filter(({ id }) => id !== redirectId)
    if (others.length === before.length) throw fail('redirectMissing')
    return save(site, before, others)
  }),
)

/** All lines or none; a path that is there already gets its new target. */
export const importRedirects = ownerCall(importContract, async ({ text }, { inSite }) => {
  const { redirects, problems } = readRedirectLines(text)
  if (Object.keys(problems).length > 0) throw fail('badLines', { errors: problems })
  return inSite(async (site) => {
    const before = await redirectsToChange(site)
    const replaced = new Set(redirects.map(({ path }) => path))
    const kept = before.filter(({ path }) => !replaced.has(path))
    refuseLoops([...kept, ...redirects], redirects, ({ path }) => path)
    return save(site, before, [...kept, ...redirects])
  })
})

async function save(site: SiteTx, before: readonly RedirectRow[], after: readonly Redirect[]) {
  if (after.length > MAX_REDIRECTS && after.length > before.length) throw fail('tooMany')
  await replaceRedirects(site, before, after)
  await announceChange(site, ['redirects'])
  return presentMap(site)
}

async function presentMap(site: SiteTx) {
  return { redirects: presentRedirects(await allRedirects(site)) }
}

function checked({ path, target, status }: RedirectInput, others: readonly Redirect[]): Redirect {
  const from = readRedirectPath(path)
  const to = readRedirectTarget(target)
  if (from === undefined) throw refusal('badPath', 'path')
  if (to === undefined) throw refusal('badTarget', 'target')
  if (others.some((one) => one.path === from)) throw refusal('pathTaken', 'path')
  const redirect = { path: from, target: to, status, isAutomatic: false, coversBelow: false }
  refuseLoops([...others, redirect], [redirect], () => 'target')
  return redirect
}

/** Only what is new can close a circle. */
function refuseLoops(
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
