/**
 * Runs before the scripts of a theme, which are not modules and count on these from their first line on (themes §10). Only
 * sites whose theme or owner has scripts load it.
 */

import { pictureLoader } from './picture-loader.ts'
import { squarespaceGlobal } from './squarespace-global.ts'

declare global {
  interface Window {
    ImageLoader?: typeof pictureLoader
    UserAccountApi?: { isUserAuthenticated(): boolean; openAccountScreen(): void }
  }
}

window.Static ??= {}
window.ImageLoader = pictureLoader
window.UserAccountApi = {
  isUserAuthenticated: () => document.cookie.includes('SiteUserInfo='),
  openAccountScreen: () => location.assign('/account'),
}
squarespaceGlobal().connect({ scan: () => pictureLoader.bootstrap(), destroy: () => {} })

// In the editor, choices of the style panel are told to scripts as they are made (spec §2).
addEventListener(
  'tweak:change',
  ({ detail }: CustomEventInit<{ name: string; value: unknown }>) => {
    const tweaks = window.Static?.SQUARESPACE_CONTEXT?.tweakJSON
    if (tweaks && detail && detail.name in tweaks) tweaks[detail.name] = String(detail.value)
  },
)
