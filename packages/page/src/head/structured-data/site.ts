import { headerLogo } from '@sitewright/core/content/site-header'
import type { JsonObject } from '@sitewright/core/json'
import { readSocialAccount } from '@sitewright/core/site/social-accounts'
import { logoPath } from '../../context/site-pictures.ts'
import { type PageData, pageOf } from '../../data/page-data.ts'
import { absoluteUrl } from '../absolute.ts'
import { pageDescription } from '../description.ts'
import type { Describe } from './describe.ts'

/** The site, on its home page. */
export const webSite: Describe = (data) => {
  if (!isHome(data)) return undefined
  const description = pageDescription(data)
  return {
    '@type': 'WebSite',
    name: data.site.title,
    url: data.site.origin,
    inLanguage: data.site.settings.language,
    ...(description !== '' && { description }),
  }
}

/** The organisation behind the site, on the home page. */
export const organization: Describe = (data) => {
  if (!isHome(data)) return undefined
  const { settings, origin } = data.site
  const { contact } = settings
  const logoImageId = headerLogo(data.content.header, settings) ?? settings.logoImageId
  const logo = absoluteUrl(logoPath({ logoImageId }), origin)
  const profiles = settings.socialAccounts.flatMap(
    (url) => readSocialAccount(url)?.profileUrl ?? [],
  )
  const address = [contact.addressLine1, contact.addressLine2, contact.addressCountry]
    .filter(Boolean)
    .join(', ')
  return {
    ...publisher(data),
    ...(logo && { logo }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(address !== '' && { address }),
    ...(contact.email !== '' && { email: contact.email }),
    ...(contact.phone !== '' && { telephone: contact.phone }),
  }
}

/** The site as the publisher in other descriptions. */
export function publisher(data: PageData): JsonObject {
  return { '@type': 'Organization', name: data.site.title, url: data.site.origin }
}

function isHome({ view }: PageData): boolean {
  return view.kind !== 'item' && pageOf(view)?.isHome === true
}
