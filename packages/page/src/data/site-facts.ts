import type { Id } from '@sitewright/core/id'
import type { FlagSwitches } from '@sitewright/core/site/feature-flags'
import type { OwnWords } from '@sitewright/core/site/own-words'
import type { SiteSettings, SiteStatus } from '@sitewright/core/site/site-settings'

/** Facts about a site for all its pages, published or not. */
export interface SiteFacts {
  readonly id: Id
  readonly identifier: string
  readonly title: string
  readonly timeZone: string
  /** Milliseconds since 1970; undefined if never published. */
  readonly publishedAt: number | undefined
  readonly createdAt: number
  readonly settings: SiteSettings
  readonly status: SiteStatus
  /** Switches of the site's feature flags; all are as at first if absent. */
  readonly flags?: FlagSwitches
  /** The owner's own words; none if absent. */
  readonly words?: OwnWords
  /** Public origin of the site: `https://clay.example.com`. */
  readonly origin: string
  /** Whether browsers are told to come by https alone (HSTS); not if absent. */
  readonly isOnlyHttps?: boolean
}
