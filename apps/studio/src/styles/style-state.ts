import type { CallOutput } from '@sitewright/api/call'
import type { saveSiteOperations } from '@sitewright/api/content/save-site-operations'
import type { getStyle } from '@sitewright/api/themes/get-style'
import type { listFonts } from '@sitewright/api/themes/list-fonts'

/** The server's answer about a site's look: the style as drafted, and what can be changed. */
export type StyleState = CallOutput<typeof getStyle>
/** The look as it was saved and compiled. */
export type SavedLook = NonNullable<CallOutput<typeof saveSiteOperations>['look']>
export type Tweak = StyleState['tweaks'][number]
export type Preset = StyleState['presets'][number]
export type FontFamily = CallOutput<typeof listFonts>['fonts'][number]
