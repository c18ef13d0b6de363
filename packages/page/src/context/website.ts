import {
  type Announcement,
  announcementAt,
  headerButtons,
  headerLogo,
  headerProfiles,
} from '@sitewright/core/content/site-header'
import { offsetOf, shortNameOf } from '@sitewright/core/content/zoned-time'
import type { JsonObject } from '@sitewright/core/json'
import { shareButtonOptions } from '@sitewright/core/site/share-services'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { SOCIAL_ICON_PATHS } from '@sitewright/core/site/social-icons'
import { headerLink, isToNothing } from '../data/header-link.ts'
import type { PageData } from '../data/page-data.ts'
import { installmentSettings } from '../products/installments.ts'
import { logoPath, socialImagePath } from './site-pictures.ts'

/** Values of a site's status in templates: open to everyone, by password, or closed for now. */
const SITE_STATUS_VALUES = { public: 1, private: 2, maintenance: 3 } as const

/** `website`: the site's data for every template. */
export function websiteContext({
  site,
  content,
  now,
}: Pick<PageData, 'site' | 'content' | 'now'>): JsonObject {
  const { settings, timeZone } = site
  const { contact } = settings
  const logoImageId = headerLogo(content.header, settings)
  return {
    id: site.id,
    identifier: site.identifier,
    siteTitle: content.header.title || site.title,
    siteTagLine: settings.tagline,
    siteDescription: settings.description,
    ...picture('logoImageUrl', logoPath({ logoImageId })),
    ...picture('logoImageId', logoImageId),
    ...picture('socialLogoImageUrl', socialImagePath(settings)),
    ...picture('socialLogoImageId', settings.socialImageId),
    location: {
      addressTitle: contact.addressTitle,
      addressLine1: contact.addressLine1,
      addressLine2: contact.addressLine2,
      addressCountry: contact.addressCountry,
    },
    socialAccounts: settings.socialAccounts.flatMap(socialAccount),
    language: settings.language,
    timeZone,
    timeZoneOffset: offsetOf(now, timeZone),
    timeZoneAbbr: shortNameOf(now, timeZone),
    // Does not reveal the server's time zone; every time here is UTC.
    machineTimeZoneOffset: 0,
    authenticUrl: site.origin,
    internalUrl: site.origin,
    baseUrl: site.origin,
    contentModifiedOn: site.publishedAt ?? site.createdAt,
    websiteType: 1,
    siteStatus: { value: SITE_STATUS_VALUES[site.status] },
    developerMode: false,
    cloneable: false,
    shareButtonOptions: shareButtonOptions(settings.shareServices),
    typekitId: '',
    ...(settings.captchaSiteKey !== '' && {
      captchaSettings: { siteKey: settings.captchaSiteKey },
    }),
    ...(settings.googleMapsKey && { mapsApiKey: settings.googleMapsKey }),
  }
}

function picture(name: string, value: string | null | undefined): JsonObject {
  return value ? { [name]: value } : {}
}

function socialAccount(url: string): JsonObject[] {
  const account = readSocialAccount(url)
  if (!account) return []
  const { service, profileUrl, screenName } = account
  return [
    {
      serviceId: service.id,
      serviceName: service.name,
      title: service.label,
      profileUrl,
      screenname: screenName,
      iconEnabled: true,
    },
  ]
}

/** `websiteSettings`: public settings only, since `?format=json` shows them to everyone. */
export function websiteSettingsContext({
  site,
  content,
  store,
  now,
}: Pick<PageData, 'site' | 'content' | 'store' | 'now'>): JsonObject {
  const { settings } = site
  const { header } = content
  const announcement = announcementAt(header, now)
  const [first, ...others] = headerButtons(header)
    .filter(({ url }) => !isToNothing(url, content))
    .map(({ label, url }) => ({ label, url: headerLink(url, content) }))
  const { contact } = settings
  return {
    country: 'US',
    state: '',
    homepageTitleFormat: settings.homepageTitleFormat,
    collectionTitleFormat: settings.collectionTitleFormat,
    itemTitleFormat: settings.itemTitleFormat,
    simpleLikingEnabled: settings.likesEnabled,
    commentsEnabled: settings.commentsEnabled,
    disqusShortname: settings.disqusShortname,
    visitorCaptcha: settings.visitorCaptcha,
    contactEmail: contact.email,
    contactPhoneNumber: contact.phone,
    businessHours: contact.hours,
    storeSettings: {
      currency: store.currency,
      selectedCurrency: store.currency,
      expressCheckout: store.expressCheckout,
      useLightCart: false,
      multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      ...installmentSettings({ ...store, ...site }, settings.language),
    },
    mobileInfoBarSettings: null,
    userAccountsSettings: { loginAllowed: false },
    pinterestOverlayOptions: null,
    ampEnabled: false,
    useCLDRMoneyFormat: settings.useCLDRMoneyFormat,
    announcementBarSettings: announcement ? announcementSettings(announcement, content) : null,
    headerButton: first ?? null,
    headerButtons: first ? [{ ...first, isFirst: true }, ...others] : [],
    headerLogoText: header.logoDescription || header.title || site.title,
    headerProfiles: headerProfiles(header, settings).flatMap(socialAccount).map(drawnAccount),
  }
}

/** A profile with its icon, for headers. */
function drawnAccount(account: JsonObject): JsonObject {
  const { serviceName, profileUrl } = account
  const icon = SOCIAL_ICON_PATHS[String(serviceName)] ?? SOCIAL_ICON_PATHS.url ?? ''
  return { ...account, icon, isMail: String(profileUrl).startsWith('mailto:') }
}

function announcementSettings(
  { text, url: target }: Announcement,
  content: PageData['content'],
): JsonObject {
  const url = headerLink(target, content)
  return { text, ...(url !== '' && { clickthroughUrl: { url } }) }
}
