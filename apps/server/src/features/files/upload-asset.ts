import { uploadAsset as contract } from '@sitewright/api/files/upload-asset'
import { ownerCall } from '../../platform/http/route.ts'
import { asAsset } from './present-asset.ts'
import { requireRoom } from './quota.ts'
import { keepUpload } from './store-asset.ts'
import { checkedName, takeIn } from './take-in.ts'

export const uploadAsset = ownerCall(contract, async (input, { app, siteId, inSite, raw }) => {
  const filename = checkedName(input.filename)
  // Before anything is read: a site that is full is not made to wait for that.
  const bytes = Number(raw.headers['content-length'] ?? 0)
  await inSite((site) => requireRoom(site, app.config, { count: 1, bytes }))
  const row = await takeIn(app.files, { siteId, filename, body: raw.body }, (taken) =>
    inSite((site) => keepUpload(site, app, { ...taken, filename, altText: '' })),
  )
  return { asset: asAsset(siteId, row) }
})
