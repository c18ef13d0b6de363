import { offsetOf, shortNameOf } from '@sitewright/core/content/zoned-time'
import type { JsonObject } from '@sitewright/core/json'
import { safeLink } from '@sitewright/core/links/link-address'
import { shareButtonOptions } from '@sitewright/core/site/share-services'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
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
  return {
    id: site.id,
    identifier: site.identifier,
    siteTitle: content.header.title || site.title,
    siteTagLine: settings.tagline,
    siteDescription: settings.description,
    ...picture('logoImageUrl', logoPath(settings)),
    ...picture('logoImageId', settings.logoImageId),
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
}: Pick<PageData, 'site' | 'content' | 'store'>): JsonObject {
  const { settings } = site
  const { announcement, announcementUrl = '', buttonLabel, buttonUrl } = content.header
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
    announcementBarSettings:
      announcement === '' ? null : announcementSettings(announcement, announcementUrl),
    headerButton:
      buttonLabel === '' ? null : { label: buttonLabel, url: safeLink('header', buttonUrl) },
  }
}

function announcementSettings(text: string, announcementUrl: string): JsonObject {
  const url = safeLink('header', announcementUrl)
  return { text, ...(url !== '' && { clickthroughUrl: { url } }) }
}
