import { replaceAsset as contract } from '@sitewright/api/files/replace-asset'
import { enqueue } from '../../platform/background/jobs.ts'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { findAssets } from './asset-table.ts'
import { clearFiles } from './clear-files.ts'
import { fail } from './errors.ts'
import { asAsset } from './present-asset.ts'
import { replaceUpload } from './store-asset.ts'
import { checkedName, takeIn } from './take-in.ts'

export const replaceAsset = ownerCall(
  contract,
  async ({ assetId, ...input }, { app, siteId, inSite, raw }) => {
    const filename = checkedName(input.filename)
    // Checked before the body is read.
    const [known] = await inSite((site) => findAssets(site, [assetId]))
    if (!known) throw fail('assetMissing')
    const row = await takeIn(app.files, { siteId, filename, body: raw.body }, (taken) =>
      inSite(async (site) => {
        const replaced = await replaceUpload(site, app, assetId, { ...taken, filename })
        await enqueue(site, clearFiles, { id: assetId })
        // Any page may show it.
        await announceChange(site)
        return replaced
      }),
    )
    return { asset: asAsset(siteId, row) }
  },
)
