import type { AfterAdding } from '@sitewright/core/commerce/store-settings'
import type { MoneyFormat } from '@sitewright/core/money-format'
import type { CookieBannerMode } from '@sitewright/core/site/consent'

/** The part that our scripts read of what a page tells them in `Static.SQUARESPACE_CONTEXT`. */
export interface StaticContext {
  readonly website?: {
    readonly shareButtonOptions?: Readonly<Record<string, boolean>>
    readonly captchaSettings?: { readonly siteKey: string }
  }
  readonly websiteSettings?: {
    readonly disqusShortname?: string
    readonly storeSettings?: {
      /** Whether a product's button goes straight to a checkout of its own. */
      readonly expressCheckout?: boolean
    }
  }
  readonly collection?: {
    readonly id: string
    readonly title?: string
    readonly permissionType?: number
  }
  /** The item that the page shows, where it shows one. */
  readonly item?: { readonly id: string; readonly title?: string }
  /** How the site writes its prices. Left out by themes that are being written. */
  readonly moneyFormat?: MoneyFormat
  /** Left out by sites without a cookie banner. */
  readonly cookieSettings?: {
    readonly mode: CookieBannerMode
    /** Version of the owner's policy, raised to ask visitors again. */
    readonly version: number
  }
  /** Left out where the shop stays on the page once something is in the cart. */
  readonly afterAdding?: Exclude<AfterAdding, 'stay'>
  /** There while selling is switched off for the site. */
  readonly sellsNothing?: true
  /** Values of the theme's tweaks that are for scripts. */
  readonly tweakJSON?: Record<string, string>
}

declare global {
  interface Window {
    Static?: { SQUARESPACE_CONTEXT?: StaticContext }
  }
}

/** The name by which scripts ask for a tweak: its title as its body class has it if it has no declaration. */
export function tweakNameForScripts(name: string): string {
  const tweaks = window.Static?.SQUARESPACE_CONTEXT?.tweakJSON ?? {}
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/ /g, '-')
  return !(name in tweaks) && (slug in tweaks || name.includes(' ')) ? slug : name
}

/** Whether products of this site are bought at once, past the shopping cart (specification §4). */
export function sellsAtOnce(): boolean {
  const { websiteSettings } = window.Static?.SQUARESPACE_CONTEXT ?? {}
  return websiteSettings?.storeSettings?.expressCheckout === true
}
