/**
 * Runs before the scripts of a theme, which are not modules and count on these from their first line on (themes §10). Only
 * sites whose theme or owner has scripts load it.
 */

import { isSignedIn } from '@sitewright/core/site/site-user'
import { browserFeatures } from './browser-features.ts'
import { createClass } from './class-create.ts'
import { domSettled } from './dom-settled.ts'
import { keepEarlyErrors } from './early-errors.ts'
import { pictureLoader } from './picture-loader.ts'
import { animateScroll } from './scroll-animation.ts'
import { squarespaceGlobal } from './squarespace-global.ts'
import { tweakNameForScripts } from './static-context.ts'
import { tellOfReplaced } from './tell-of-replaced.ts'

declare global {
  interface Window {
    ImageLoader?: typeof pictureLoader
    UserAccountApi?: { isUserAuthenticated(): boolean; openAccountScreen(): void }
    Modernizr?: object
    Class?: { create: typeof createClass }
    Singleton?: { create<T extends { ready?(): void }>(parts: T): T }
    SQS?: { Lifecycle: { init(): void; destroy(): void } }
  }
}

keepEarlyErrors()
window.Static ??= {}
window.ImageLoader = pictureLoader
window.UserAccountApi = {
  isUserAuthenticated: () => isSignedIn(document.cookie),
  // Sites have no accounts yet.
  openAccountScreen: () => console.info('UserAccountApi.openAccountScreen does nothing here.'),
}
window.Modernizr ??= browserFeatures()
window.Class ??= { create: createClass }
window.Singleton ??= {
  create(parts) {
    parts.ready?.()
    return parts
  },
}
window.SQS ??= {
  Lifecycle: {
    init: () => squarespaceGlobal().afterBodyLoad(),
    destroy: () => squarespaceGlobal().globalDestroy(),
  },
}
tellOfReplaced('Class', 'ImageLoader', 'Singleton')
Object.assign(squarespaceGlobal(), { animateScroll, domSettled })
squarespaceGlobal().connect({ scan: () => pictureLoader.bootstrap(), destroy: () => {} })

// In the editor, choices of the style panel are told to scripts as they are made (specification §2).
addEventListener(
  'tweak:change',
  ({ detail }: CustomEventInit<{ name: string; value: unknown }>) => {
    const tweaks = window.Static?.SQUARESPACE_CONTEXT?.tweakJSON
    const name = tweakNameForScripts(detail?.name ?? '')
    if (tweaks && detail && name in tweaks) tweaks[name] = String(detail.value)
  },
)
