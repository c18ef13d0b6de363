import { putProductFile as contract } from '@sitewright/api/commerce/put-product-file'
import { ownerCall } from '../../../platform/http/route.ts'
import { checkedName, keepPrivateFile, takePrivateFile } from '../../files/index.ts'
import { asShape, fileOfProduct, requireDigital, setFileOfProduct } from './product-file.ts'

/** A file that is there already is replaced; whoever bought it gets the new one. */
export const putProductFile = ownerCall(
  contract,
  async ({ productId, filename: named }, { app, siteId, inSite, raw }) => {
    const filename = checkedName(named)
    await inSite(async (site) => {
      await fileOfProduct(site, productId, { locks: false })
      await requireDigital(site, productId)
    })
    const incoming = {
      siteId,
      filename,
      body: raw.body,
      announcedBytes: Number(raw.headers['content-length'] ?? 0),
    }
    const file = await takePrivateFile(app, inSite, incoming, async (site, taken) => {
      const id = await fileOfProduct(site, productId, { locks: true })
      const kept = await keepPrivateFile(site, app, { ...taken, filename, id })
      await setFileOfProduct(site, productId, kept.id)
      return kept
    })
    return { file: asShape(file) }
  },
)
