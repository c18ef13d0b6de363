import type { CallOutput } from '@sitewright/api/call'
import type { getStyle } from '@sitewright/api/themes/get-style'

/** The server's answer about a site's look: the style as drafted, and what can be changed. */
export type StyleState = CallOutput<typeof getStyle>
export type Tweak = StyleState['tweaks'][number]
export type Preset = StyleState['presets'][number]
export type FontFamily = StyleState['fonts'][number]
