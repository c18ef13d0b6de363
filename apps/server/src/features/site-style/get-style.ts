import { getStyle as contract } from '@sitewright/api/themes/get-style'
import { ownerCall } from '../../platform/http/route.ts'
import { draftStyle } from '../content/index.ts'
import { stylesOf } from '../rendering/index.ts'
import { presentStyle } from './present-style.ts'

export const getStyle = ownerCall(contract, async (_input, { app, siteId, inSite }) => {
  const style = await inSite(draftStyle)
  return presentStyle(style, await stylesOf(app, siteId, style))
})
