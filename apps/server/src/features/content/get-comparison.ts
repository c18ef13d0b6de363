import { getComparison as contract } from '@sitewright/api/content/get-comparison'
import { ownerCall } from '../../platform/http/route.ts'
import { lookInto, readVersions } from './compare-versions.ts'
import { changesToPublish } from './manifest.ts'

/** Changes in one answer. */
const MOST_CHANGES = 200

export const getComparison = ownerCall(contract, async ({ before, after }, { inSite }) =>
  inSite(async (site) => {
    const versions = await readVersions(site, { before, after })
    const changes = changesToPublish(versions.before?.manifest, versions.after.manifest)
    return {
      changes: await lookInto(site, changes.slice(0, MOST_CHANGES), versions),
      more: Math.max(0, changes.length - MOST_CHANGES),
    }
  }),
)
