import { getFilesUsage as contract } from '@sitewright/api/files/get-files-usage'
import { ownerCall } from '../../platform/http/route.ts'
import { countUndescribed, usageOf } from './asset-table.ts'

export const getFilesUsage = ownerCall(contract, async (_input, { app, inSite }) => {
  const { bytes: maxBytes, count: maxCount } = app.config.filesPerSite
  return inSite(async (site) => {
    const usage = await usageOf(site)
    return { ...usage, maxBytes, maxCount, undescribed: await countUndescribed(site) }
  })
})
