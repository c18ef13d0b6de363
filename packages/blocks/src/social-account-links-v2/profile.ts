/** Profiles elsewhere as the block draws them: what they are called, and their icon. Pure. */

import { isDark } from '@sitewright/core/color/is-dark'
import type { JsonObject } from '@sitewright/core/json'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { SOCIAL_COLORS, SOCIAL_ICON_PATHS } from '@sitewright/core/site/social-icons'
import { readAddress } from '../link/web-address.ts'

export interface Profile {
  /** Name of the service, as themes style it. */
  readonly serviceName: string
  /** The service, or what the owner calls the profile. */
  readonly title: string
  readonly screenname: string
  readonly profileUrl: string
}

/** The profile at an address; undefined for what is no address. */
export function profileAt(address: string, label: string): Profile | undefined {
  const read = readSocialAccount(readAddress(address, { takesMail: true }) ?? '')
  if (!read) return undefined
  const { service, profileUrl, screenName } = read
  return {
    serviceName: service.name,
    title: label.trim() || service.label,
    screenname: label.trim() === '' ? screenName : '',
    profileUrl,
  }
}

/** Profiles of the site's settings, as templates get them. */
export function profilesOf(accounts: readonly JsonObject[]): readonly Profile[] {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  return accounts.map(({ serviceName, title, screenname, profileUrl }) => ({
    serviceName: textOf(serviceName),
    title: textOf(title),
    screenname: textOf(screenname),
    profileUrl: textOf(profileUrl),
  }))
}

/** Colours of brands that are too light for an icon alone, and good as a ground for one. */
const GROUNDS: Readonly<Record<string, string>> = { snapchat: '#fffc00' }

/** The profile with its icon and its accessible name. `isFilled`: the brand's colour is the ground of the icon. */
export function drawnProfile(profile: Profile, isFilled: boolean): JsonObject {
  const { serviceName, title, screenname, profileUrl } = profile
  const color = (isFilled && GROUNDS[serviceName]) || colorOf(serviceName)
  return {
    ...profile,
    path: SOCIAL_ICON_PATHS[serviceName] ?? SOCIAL_ICON_PATHS.url ?? '',
    color,
    isOnLight: isDark(color) === false,
    name: screenname === '' ? title : `${title} (${screenname})`,
    isMail: profileUrl.startsWith('mailto:'),
  }
}

/** A brand's colour; a brand that is black or nearly so has that of the words around it, which can be seen on any ground. */
function colorOf(serviceName: string): string {
  const color = Object.hasOwn(SOCIAL_COLORS, serviceName) ? SOCIAL_COLORS[serviceName] : undefined
  return color === undefined || isNearlyBlack(color) ? '' : color
}

/** The largest part of red, green and blue that still counts as black, of 255. */
const DARKEST_PART = 0x48

function isNearlyBlack(color: string): boolean {
  const digits = color.slice(1)
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return (whole.match(/../g) ?? []).every((part) => Number.parseInt(part, 16) <= DARKEST_PART)
}
