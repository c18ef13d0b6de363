import { importRedirects as contract } from '@sitewright/api/redirects/import-redirects'
import { readRedirectLines } from '@sitewright/core/site/redirects'
import { ownerCall } from '../../platform/http/route.ts'
import { hostsOf } from '../sites/index.ts'
import { refuseLoops, saveMap } from './change-map.ts'
import { fail } from './errors.ts'
import { redirectsToChange } from './redirect-table.ts'

/** Imports all lines or none; a path that is there already gets its new target. */
export const importRedirects = ownerCall(contract, async ({ text }, { app, account, inSite }) =>
  inSite(async (site) => {
    const { redirects, problems } = readRedirectLines(text, await hostsOf(site, app.config))
    if (Object.keys(problems).length > 0) throw fail('badLines', { errors: problems })
    const before = await redirectsToChange(site)
    const replaced = new Set(redirects.map(({ path }) => path))
    const kept = before.filter(({ path }) => !replaced.has(path))
    refuseLoops([...kept, ...redirects], redirects, ({ path }) => path)
    return saveMap(site, account.id, before, [...kept, ...redirects])
  }),
)
