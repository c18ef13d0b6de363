import { listFonts as contract } from '@sitewright/api/themes/list-fonts'
import { FONT_FAMILIES, samplePath } from '@sitewright/theme'
import { ownerCall } from '../../platform/http/route.ts'

export const listFonts = ownerCall(contract, async () => ({
  fonts: FONT_FAMILIES.map((font) => ({
    family: font.family,
    kind: font.kind,
    weights: font.weights,
    sample: samplePath(font),
  })),
}))
