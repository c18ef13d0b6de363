import type { Id } from '../id.ts'
import type { SiteSettings } from '../site/site-settings.ts'

/** A button at the end of the header. */
export type HeaderButton = {
  readonly label: string
  readonly url: string
}

/** The logo of the site's settings, a picture chosen for the header, or the site's title in words. */
export const HEADER_LOGOS = ['site', 'picture', 'title'] as const
export type HeaderLogo = (typeof HEADER_LOGOS)[number]

export interface SiteHeader {
  /** Shown in place of the site title when set. */
  readonly title: string
  /** Absent is `site`. */
  readonly logo?: HeaderLogo | undefined
  /** The picture of a logo that is one; null or absent for none. */
  readonly logoImageId?: Id | null | undefined
  /** Text alternative of the logo; empty or absent for the title. */
  readonly logoDescription?: string | undefined
  /** Short text above the header; empty for none. */
  readonly announcement: string
  /** Address that the announcement leads to; empty or absent for none. */
  readonly announcementUrl?: string | undefined
  /** Milliseconds from which on the announcement is shown; null or absent for always. */
  readonly announcementFrom?: number | null | undefined
  /** Milliseconds from which on it is shown no more; null or absent for never. */
  readonly announcementUntil?: number | null | undefined
  /** Label of the first button at the end of the header; empty hides the button. */
  readonly buttonLabel: string
  readonly buttonUrl: string
  /** Buttons after the first. */
  readonly moreButtons?: readonly HeaderButton[] | undefined
  /** Profiles shown in the header, in this order; only those that the site's settings name are. */
  readonly socialLinks?: readonly string[] | undefined
}

/** Header of a new site, and what absent fields of a stored one mean. */
export const EMPTY_HEADER: Required<SiteHeader> = {
  title: '',
  logo: 'site',
  logoImageId: null,
  logoDescription: '',
  announcement: '',
  announcementUrl: '',
  announcementFrom: null,
  announcementUntil: null,
  buttonLabel: '',
  buttonUrl: '',
  moreButtons: [],
  socialLinks: [],
}

/** More do not fit beside a title and a navigation. */
export const MAX_HEADER_BUTTONS = 3

/** Buttons that have words, in their order. */
export function headerButtons(header: SiteHeader): readonly HeaderButton[] {
  const first = { label: header.buttonLabel, url: header.buttonUrl }
  return [first, ...(header.moreButtons ?? [])].filter(({ label }) => label !== '')
}

/** Picture that stands for the title in the header; null where the title does. */
export function headerLogo(
  { logo, logoImageId }: SiteHeader,
  settings: Pick<SiteSettings, 'logoImageId'>,
): Id | null {
  if (logo === 'title') return null
  return logo === 'picture' ? (logoImageId ?? null) : settings.logoImageId
}

/** Profiles that the header shows: those of its choice that the site still has. */
export function headerProfiles(
  { socialLinks = [] }: SiteHeader,
  { socialAccounts }: Pick<SiteSettings, 'socialAccounts'>,
): readonly string[] {
  return socialLinks.filter((url) => socialAccounts.includes(url))
}

export interface Announcement {
  readonly text: string
  /** Empty for none. */
  readonly url: string
}

/** The announcement that is shown at a time. */
export function announcementAt(header: SiteHeader, now: number): Announcement | undefined {
  const { announcement: text, announcementUrl: url = '' } = header
  const from = header.announcementFrom ?? Number.NEGATIVE_INFINITY
  const until = header.announcementUntil ?? Number.POSITIVE_INFINITY
  return text !== '' && from <= now && now < until ? { text, url } : undefined
}

/** Milliseconds of the next moment at which the announcement comes or goes; undefined for never. */
export function nextAnnouncementChange(header: SiteHeader, now: number): number | undefined {
  const { announcement, announcementFrom, announcementUntil } = header
  if (announcement === '') return undefined
  const times = [announcementFrom, announcementUntil].filter(
    (time): time is number => typeof time === 'number' && time > now,
  )
  return times.length === 0 ? undefined : Math.min(...times)
}
