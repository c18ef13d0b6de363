import { listFonts as contract } from '@sitewright/api/themes/list-fonts'
import { FONT_FAMILIES } from '@sitewright/theme'
import { ownerCall } from '../../platform/http/route.ts'

export const listFonts = ownerCall(contract, async () => ({
  fonts: FONT_FAMILIES.map(({ family, kind, weights }) => ({ family, kind, weights })),
}))
