import type { JsonObject } from '@sitewright/core/json'
import { keyInTheme, navigationItems } from '../context/navigation.ts'
import { publicFields } from '../context/public-fields.ts'
import { navigationsShown } from '../templates/collect-tags.ts'
import type { PageFormat } from './page-format.ts'
import { UNLISTED } from './unlisted.ts'

/**
 * `?format=navigations`: the items of each navigation that the site's theme shows, by key, so that a theme under
 * development can be tried on the site. Requested from the home page, since it is the same for all.
 */
export const navigations: PageFormat = {
  contentType: 'application/json; charset=utf-8',
  appliesTo: ({ page }) => page.isHome,
  body: (data) => {
    const byKey = [...navigationsShown(data.theme)].flatMap((name) => {
      const key = keyInTheme(name, data.theme)
      const items = navigationItems(name, data).map((item) => publicFields(asLink(item)))
      return key === '' ? [] : [[key, items] as const]
    })
    return JSON.stringify({ navigations: Object.fromEntries(byKey) })
  },
  headers: () => UNLISTED,
}

/** A navigation entry; for a page behind a password only the fields of a link to it. */
function asLink({ collection, items, ...item }: JsonObject): JsonObject {
  const page = collection as JsonObject | undefined
  const isLocked = page?.passwordProtected === true
  return {
    ...item,
    ...(page && { collection: isLocked ? linkTo(page) : page }),
    ...(Array.isArray(items) && {
      items: isLocked ? [] : items.map((child) => asLink(child as JsonObject)),
    }),
  }
}

function linkTo(page: JsonObject): JsonObject {
  const { id, typeName, navigationTitle, urlId, fullUrl, folder, dropdown } = page
  const said = { id, typeName, navigationTitle, urlId, fullUrl, folder, dropdown }
  return { ...said, title: navigationTitle, passwordProtected: true } as JsonObject
}
