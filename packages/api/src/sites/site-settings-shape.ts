import {
  type CommentRules,
  DEFAULT_COMMENT_RULES,
  HOLD_RULES,
} from '@sitewright/core/comments/comment-rules'
import { isTimeZone } from '@sitewright/core/content/zoned-time'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { CAPTCHAS } from '@sitewright/core/forms/site-form'
import { isLinkFor } from '@sitewright/core/links/link-address'
import {
  COOKIE_BANNER_MODES,
  type CookieBanner,
  DEFAULT_COOKIE_BANNER,
} from '@sitewright/core/site/consent'
import {
  LOCK_LAYOUTS,
  type LockScreenLook,
  PLAIN_LOCK_SCREEN,
} from '@sitewright/core/site/lock-screen'
import {
  DEFAULT_POPUP,
  POPUP_DEVICES,
  POPUP_TRIGGERS,
  type PopupSignUp,
  type PromotionalPopup,
  SIGN_UP_ASKS,
} from '@sitewright/core/site/popup'
import { SHARE_SERVICE_NAMES } from '@sitewright/core/site/share-services'
import type { SiteCode } from '@sitewright/core/site/site-code'
import { languageTag } from '@sitewright/core/site/site-settings'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { type TitleFormatName, titleFormatProblem } from '@sitewright/core/site/title-format'
import * as z from 'zod'
import { emailOrNone } from '../accounts/shapes.ts'
import { filled, id } from '../fields.ts'

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters.`)

const titleFormat = (name: TitleFormatName) =>
  line(200).superRefine((format, context) => {
    const message = titleFormatProblem(name, format)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const language = z.string().transform((text, context) => {
  const tag = languageTag(text)
  if (tag === undefined) {
    context.addIssue({ code: 'custom', message: 'Choose a language, such as en-US.' })
    return z.NEVER
  }
  return tag
})

const socialAccount = line(300).refine(
  (url) => readSocialAccount(url) !== undefined,
  'Enter the whole address of the profile, with https:// before it, or mailto: and an email address.',
)

/** Name of the site at Disqus, which becomes part of a host name. */
const disqusShortname = z
  .string()
  .trim()
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/,
    'Enter the short name alone, such as my-shop: small letters, digits and hyphens.',
  )
  .default('')

/** A key that a service shows to its customers, and that pages show to everyone. */
export const publicKey = z
  .string()
  .trim()
  .regex(/^[\w-]{0,100}$/, 'Enter the key as the service shows it: letters, digits, - and _.')
  .default('')

const image = id.nullable()

const link = line(500).refine(
  (href) => isLinkFor('item', href),
  'Enter a web address, or a path that begins with /.',
)

const version = z.int().min(1).max(1_000_000)

const cookieBanner = z.object({
  mode: z.enum(COOKIE_BANNER_MODES),
  text: line(500),
  policyUrl: link,
  version,
}) satisfies z.ZodType<CookieBanner>

const path = line(200).regex(/^\/\S*$/, 'Enter paths that begin with /, one in each line.')

const popupSignUp = z.object({
  listId: z.union([id, z.literal('')]),
  asks: z.enum(SIGN_UP_ASKS),
  consent: line(500),
}) satisfies z.ZodType<PopupSignUp>

const popup = z.object({
  isOn: z.boolean(),
  title: line(100),
  text: line(1000),
  imageId: image,
  buttonLabel: line(50),
  buttonUrl: link,
  formId: id.nullable().default(null),
  signUp: popupSignUp.nullable().default(null),
  trigger: z.enum(POPUP_TRIGGERS),
  delayS: z.int().min(0, 'Enter 0 to 600 seconds.').max(600, 'Enter 0 to 600 seconds.'),
  scrolled: z.int().min(0, 'Enter 0 to 100 per cent.').max(100, 'Enter 0 to 100 per cent.'),
  paths: z.array(path).max(50, 'Name at most 50 pages.'),
  devices: z.enum(POPUP_DEVICES).default('all'),
  restsDays: z.int().min(1, 'Enter 1 to 365 days.').max(365, 'Enter 1 to 365 days.'),
  version,
}) satisfies z.ZodType<PromotionalPopup>

const lockScreen = z.object({
  layout: z.enum(LOCK_LAYOUTS),
  colors: z.enum(SECTION_THEMES),
  title: line(100),
  text: line(500),
  imageId: image,
}) satisfies z.ZodType<LockScreenLook>

const commentRules = z.object({
  hold: z.enum(HOLD_RULES),
  maxLinks: z.int().min(0, 'Enter 0 to 50 links.').max(50, 'Enter 0 to 50 links.'),
  closesAfterDays: z.int().min(0, 'Enter 0 to 3650 days.').max(3650, 'Enter 0 to 3650 days.'),
}) satisfies z.ZodType<CommentRules>

/** A site's settings as the owner edits them; sending them replaces all. */
export const siteSettings = z.object({
  title: filled('Please enter a title.').max(100, 'Use at most 100 characters.'),
  timeZone: z.string().max(64).refine(isTimeZone, 'Choose a time zone.'),
  tagline: line(200),
  description: line(500),
  language,
  homepageTitleFormat: titleFormat('homepageTitleFormat'),
  collectionTitleFormat: titleFormat('collectionTitleFormat'),
  itemTitleFormat: titleFormat('itemTitleFormat'),
  logoImageId: image,
  socialImageId: image,
  faviconImageId: image,
  tintsBrowser: z.boolean().default(false),
  socialAccounts: z.array(socialAccount).max(20, 'A site names at most 20 accounts.'),
  shareServices: z.array(z.enum(SHARE_SERVICE_NAMES)).max(SHARE_SERVICE_NAMES.length),
  contact: z.object({
    addressTitle: line(100),
    addressLine1: line(200),
    addressLine2: line(200),
    addressCountry: line(100),
    email: emailOrNone,
    phone: line(40),
    hours: line(500),
  }),
  commentsEnabled: z.boolean(),
  commentRules: commentRules.default(DEFAULT_COMMENT_RULES),
  likesEnabled: z.boolean(),
  disqusShortname,
  captchaSiteKey: publicKey,
  visitorCaptcha: z.enum(CAPTCHAS).default('none'),
  googleMapsKey: publicKey,
  useCLDRMoneyFormat: z.boolean().default(true),
  trimsZeroFractions: z.boolean().default(false),
  showsFreeIfZero: z.boolean().default(false),
  freePriceLabel: line(40).default('Free'),
  isHiddenFromSearch: z.boolean(),
  cookieBanner: cookieBanner.default(DEFAULT_COOKIE_BANNER),
  lockScreen: lockScreen.default(PLAIN_LOCK_SCREEN),
  popup: popup.default({ ...DEFAULT_POPUP, paths: [] }),
})

/** Settings as they are shown, including addresses stored under older rules, so that they can be corrected. */
export const storedSiteSettings = siteSettings.extend({
  socialAccounts: z.array(z.string()),
  contact: siteSettings.shape.contact.extend({ email: z.string() }),
})
export type SiteSettingsInput = z.infer<typeof siteSettings>

const MAX_CODE = 50_000

const code = z.string().max(MAX_CODE, 'Use at most 50,000 characters.')

/** The owner's HTML, put verbatim into every published page. */
export const siteCode = z.object({ header: code, footer: code }) satisfies z.ZodType<SiteCode>
