/** Settings of a site as a whole. Live at once: none of them is part of a publication. */

import { type CommentRules, DEFAULT_COMMENT_RULES } from '../comments/comment-rules.ts'
import type { CaptchaKind } from '../forms/site-form.ts'
import type { Id } from '../id.ts'
import { type CookieBanner, DEFAULT_COOKIE_BANNER } from './consent.ts'
import { type LockScreenLook, NEW_LOCK_SCREEN, PLAIN_LOCK_SCREEN } from './lock-screen.ts'
import { DEFAULT_POPUP, type PromotionalPopup } from './popup.ts'
import type { ShareServiceName } from './share-services.ts'

export interface BusinessContact {
  /** Name over the address, such as the shop's. */
  readonly addressTitle: string
  /** Street and number. */
  readonly addressLine1: string
  /** Town, region, postcode. */
  readonly addressLine2: string
  readonly addressCountry: string
  readonly email: string
  readonly phone: string
  /** Opening hours as free text, such as `Mon–Fri 9–17`. */
  readonly hours: string
}

export interface SiteSettings {
  readonly tagline: string
  readonly description: string
  /** BCP 47 tag in canonical form: `en-US`, `de-CH`. */
  readonly language: string
  readonly homepageTitleFormat: string
  readonly collectionTitleFormat: string
  readonly itemTitleFormat: string
  readonly logoImageId: Id | null
  /** Shown when someone shares a page that has no picture of its own. */
  readonly socialImageId: Id | null
  readonly faviconImageId: Id | null
  /** Whether browsers that can draw what is around a page in the colour of the site's header. */
  readonly tintsBrowser: boolean
  /** Addresses of profiles elsewhere, in the order they are shown. */
  readonly socialAccounts: readonly string[]
  /** Services offered for sharing pages; empty for no share buttons. */
  readonly shareServices: readonly ShareServiceName[]
  readonly contact: BusinessContact
  readonly commentsEnabled: boolean
  readonly commentRules: CommentRules
  readonly likesEnabled: boolean
  /** The site's name at Disqus, which then keeps its comments; empty for none. */
  readonly disqusShortname: string
  /** The public key of a captcha service, for themes that show one; empty for none. */
  readonly captchaSiteKey: string
  /** Captcha of sign-ups for news and of comments; each form has one of its own. */
  readonly visitorCaptcha: CaptchaKind
  /** The key of Google Maps, which browsers of visitors send; empty for none. */
  readonly googleMapsKey: string
  /** Whether money is written as the language does; otherwise in the currency's own form. */
  readonly useCLDRMoneyFormat: boolean
  /** Whether amounts without a fraction are written without one: `$12`. */
  readonly trimsZeroFractions: boolean
  /** Whether prices of nothing are written as `freePriceLabel`, which then may not be empty. */
  readonly showsFreeIfZero: boolean
  readonly freePriceLabel: string
  /** Whether search engines are asked to leave the whole site out. */
  readonly isHiddenFromSearch: boolean
  readonly cookieBanner: CookieBanner
  readonly lockScreen: LockScreenLook
  readonly popup: PromotionalPopup
}

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  tagline: '',
  description: '',
  language: 'en-US',
  homepageTitleFormat: '%s',
  collectionTitleFormat: '%c — %s',
  itemTitleFormat: '%i — %s',
  logoImageId: null,
  socialImageId: null,
  faviconImageId: null,
  tintsBrowser: false,
  socialAccounts: [],
  shareServices: [],
  contact: {
    addressTitle: '',
    addressLine1: '',
    addressLine2: '',
    addressCountry: '',
    email: '',
    phone: '',
    hours: '',
  },
  commentsEnabled: false,
  commentRules: DEFAULT_COMMENT_RULES,
  likesEnabled: false,
  disqusShortname: '',
  captchaSiteKey: '',
  // Sites begin with one that `NEW_SITE_SETTINGS` has; those that were there before stay as they are.
  visitorCaptcha: 'none',
  googleMapsKey: '',
  useCLDRMoneyFormat: true,
  trimsZeroFractions: false,
  showsFreeIfZero: false,
  freePriceLabel: 'Free',
  isHiddenFromSearch: false,
  cookieBanner: DEFAULT_COOKIE_BANNER,
  lockScreen: PLAIN_LOCK_SCREEN,
  popup: DEFAULT_POPUP,
}

/** Settings with which a site begins, beside those of its starting point. */
export const NEW_SITE_SETTINGS: SiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  visitorCaptcha: 'altcha',
  tintsBrowser: true,
  lockScreen: NEW_LOCK_SCREEN,
}

/** Access of visitors to a site: everyone, those with its password, or nobody during maintenance. */
export const SITE_STATUSES = ['public', 'private', 'maintenance'] as const
export type SiteStatus = (typeof SITE_STATUSES)[number]

const MAX_LANGUAGE = 35

/** The canonical form of a language tag (BCP 47); undefined for an invalid one. */
export function languageTag(text: string): string | undefined {
  if (text.length > MAX_LANGUAGE) return undefined
  try {
    return Intl.getCanonicalLocales(text)[0]
  } catch {
    return undefined
  }
}
