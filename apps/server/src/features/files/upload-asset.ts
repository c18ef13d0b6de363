import { uploadAsset as contract } from '@sitewright/api/files/upload-asset'
import { ownerCall } from '../../platform/http/route.ts'
import { lockFiles } from './asset-table.ts'
import { fail } from './errors.ts'
import { hasFolder } from './folders/folder-table.ts'
import { asAsset } from './present-asset.ts'
import { requireRoom } from './quota.ts'
import { keepOnce, keepUpload } from './store-asset.ts'
import { checkedName, takeIn } from './take-in.ts'

export const uploadAsset = ownerCall(contract, async (input, { app, siteId, inSite, raw }) => {
  const { folderId, sameBytes } = input
  const filename = checkedName(input.filename)
  // Checked before the body is read: the owner of a full site does not wait for a refusal.
  const bytes = Number(raw.headers['content-length'] ?? 0)
  await inSite((site) => requireRoom(site, app.config, { count: 1, bytes }))
  const { row, isKnown } = await takeIn(
    app.files,
    { siteId, filename, body: raw.body },
    (taken) => {
      // An upload that was stopped meanwhile must not appear in the library all the same.
      if (raw.raw.socket.destroyed) throw fail('processingCancelled')
      return inSite(async (site) => {
        await lockFiles(site)
        // One that was removed meanwhile leaves the file at the top, where it is found.
        const isThere = folderId !== undefined && (await hasFolder(site, folderId))
        const upload = { ...taken, filename, altText: '', ...(isThere && { folderId }) }
        if (sameBytes === 'reuse') return keepOnce(site, app, upload)
        return { row: await keepUpload(site, app, upload), isKnown: false }
      })
    },
  )
  return { asset: asAsset(siteId, row), isKnown }
})
