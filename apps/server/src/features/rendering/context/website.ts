import type { JsonObject } from '@sitewright/core/json'
import type { PageData } from '../page/page-data.ts'

const DEFAULT_LANGUAGE = 'en-US'

/** `website`: what every template may say about the site. */
export function websiteContext({ site, content }: Pick<PageData, 'site' | 'content'>): JsonObject {
  return {
    id: site.id,
    identifier: site.identifier,
    siteTitle: content.header.title || site.title,
    siteTagLine: '',
    siteDescription: '',
    language: DEFAULT_LANGUAGE,
    timeZone: site.timeZone,
    authenticUrl: site.origin,
    internalUrl: site.origin,
    baseUrl: site.origin,
    contentModifiedOn: site.publishedAt ?? site.createdAt,
    websiteType: 1,
    siteStatus: { value: 1 },
    developerMode: false,
    cloneable: false,
    socialAccounts: [],
    shareButtonOptions: {},
    location: {},
  }
}

export const TITLE_FORMATS = {
  homepageTitleFormat: '%s',
  collectionTitleFormat: '%c — %s',
  itemTitleFormat: '%i — %s',
} as const

/** `websiteSettings`: public settings only, since `?format=json` shows them to everyone. */
export function websiteSettingsContext({
  content,
  store,
}: Pick<PageData, 'content' | 'store'>): JsonObject {
  const { announcement, buttonLabel, buttonUrl } = content.header
  return {
    country: 'US',
    ...TITLE_FORMATS,
    simpleLikingEnabled: false,
    commentsEnabled: false,
    storeSettings: {
      currency: store.currency,
      selectedCurrency: store.currency,
      expressCheckout: false,
      useLightCart: false,
      multipleQuantityAllowedForServices: true,
    },
    userAccountsSettings: { loginAllowed: false },
    announcementBarSettings: announcement === '' ? null : { text: announcement },
    headerButton: buttonLabel === '' ? null : { label: buttonLabel, url: buttonUrl },
  }
}
