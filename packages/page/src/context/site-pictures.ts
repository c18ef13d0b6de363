/** Addresses of the site's own pictures. The id alone identifies a picture; the name is for people. */

import { type IconSize, TAB_ICON } from '@sitewright/core/files/icon-sizes'
import type { Id } from '@sitewright/core/id'
import type { SiteSettings } from '@sitewright/core/site/site-settings'

const path = (id: Id | null, name: string) => (id === null ? undefined : `/images/${id}/${name}`)

export function logoPath({ logoImageId }: Pick<SiteSettings, 'logoImageId'>): string | undefined {
  return path(logoImageId, 'logo')
}

export function socialImagePath({ socialImageId }: SiteSettings): string | undefined {
  return path(socialImageId, 'sharing')
}

/** Address of the site's icon, in browser tabs where no other size is asked for. */
export function faviconPath(
  { faviconImageId }: Pick<SiteSettings, 'faviconImageId'>,
  size: IconSize = TAB_ICON,
): string | undefined {
  const icon = path(faviconImageId, 'favicon')
  return icon && `${icon}?icon=${size}`
}

export function lockImagePath({ lockScreen }: SiteSettings): string | undefined {
  return path(lockScreen.imageId, 'lock-screen')
}
