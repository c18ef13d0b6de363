/** The members of `Y.Squarespace`, for scripts written for YUI (themes §10). Loaded after YUI, and for such scripts only. */

import { formatDecimal, nativeMoneyFormat } from '@sitewright/core/money-format'
import { TWEAK_EVENTS } from '@sitewright/core/site/tweak-events'
import { EventCalendar } from './event-calendar.ts'
import { renderFollowButtons } from './follow-buttons.ts'
import { withNotices } from './notices.ts'
import { PictureLoaderPlugin } from './picture-loader.ts'
import { SlideGallery } from './slide-gallery.ts'
import { tweakNameForScripts } from './static-context.ts'
import { tellOfReplaced } from './tell-of-replaced.ts'
import { ThemeLightbox } from './theme-lightbox.ts'
import {
  addNodeMethods,
  addPlatformModules,
  getData,
  ResizeEmitter,
  TextShrink,
  type Yui,
} from './yui-additions.ts'

const { Y, YUI } = window as { Y?: Yui; YUI?: Parameters<typeof addPlatformModules>[0] }
if (YUI) addPlatformModules(YUI)
tellOfReplaced('Y')
// A theme may have put something else in its place.
if (Y?.Node && Y.Global) {
  Y.Squarespace = withNotices('Y.Squarespace', namespaces())
  Y.Data ??= { get: getData }
  addNodeMethods(Y)
  for (const name of TWEAK_EVENTS) {
    addEventListener(name, (event) => Y.Global.fire(name, tweakEvent(event)))
  }
}

function namespaces() {
  return {
    Template: { getTweakValue: tweakValue },
    Commerce: withNotices('Y.Squarespace.Commerce', {
      moneyString,
      priceString: moneyString,
      goToCheckoutPage: () => location.assign('/checkout'),
      isExpressCheckout: () => false,
    }),
    EventCollectionCalendar: EventCalendar,
    Gallery2: SlideGallery,
    Lightbox2: ThemeLightbox,
    Loader2: PictureLoaderPlugin,
    ResizeEmitter,
    TextShrink,
    FollowButtonUtils: { renderAll: renderFollowButtons },
    Singletons: { ShoppingCart: cart() },
  }
}

/** A tweak's value by its name, with the mark of its declaration or without: `@width`, `.heading-font`. */
function tweakValue(name: string): string | undefined {
  const tweaks = window.Static?.SQUARESPACE_CONTEXT?.tweakJSON ?? {}
  return tweaks[name] ?? tweaks[tweakNameForScripts(name.replace(/^[@.]/, ''))]
}

/** `hundredths`: as pages have prices, of every currency, also of those without any smaller unit. */
function moneyString(hundredths: number): string {
  const format = window.Static?.SQUARESPACE_CONTEXT?.moneyFormat ?? nativeMoneyFormat('USD')
  return formatDecimal((hundredths / 100).toFixed(format.digits), format)
}

/** Tells when the number in the page's cart links changes. */
function cart() {
  const count = () => Number(document.querySelector('.sqs-cart-quantity')?.textContent ?? 0) || 0
  return {
    get: (name: string) => (name === 'totalQuantity' ? count() : undefined),
    on: (_event: string, listener: () => void) => {
      const shown = document.querySelector('.sqs-cart-quantity')
      if (shown) {
        new MutationObserver(() => listener()).observe(shown, {
          characterData: true,
          childList: true,
          subtree: true,
        })
      }
    },
  }
}

function tweakEvent(event: Event) {
  const { name: own = '', value = '' } = (event as CustomEvent).detail ?? {}
  const name = tweakNameForScripts(own)
  return { getName: () => name, getValue: () => value, config: { name, value } }
}
