import { getContrast as contract } from '@sitewright/api/themes/get-contrast'
import { hardToRead } from '@sitewright/theme'
import { ownerCall } from '../../platform/http/route.ts'
import { draftStyle } from '../content/index.ts'
import { sheetOf } from '../rendering/index.ts'

export const getContrast = ownerCall(contract, async (_input, { app, siteId, inSite }) => {
  const { response } = await sheetOf(app, siteId, await inSite(draftStyle))
  const css = String(await response.text.in('identity'))
  const pairs = hardToRead(css).map(
    ({ section, front, back, frontColor, backColor, ratio, least }) => ({
      section,
      front,
      back,
      frontColor,
      backColor,
      ratio,
      least,
    }),
  )
  return { pairs }
})
