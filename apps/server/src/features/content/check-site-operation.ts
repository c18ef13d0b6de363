/** Validation of an edit of what a site drafts beside its documents; the client is never trusted. Pure. */

import { collectionKind } from '@sitewright/core/content/collection-kinds'
import {
  allNavigationItems,
  idOfNavigationItem,
  type NavigationItem,
} from '@sitewright/core/content/navigation-item'
import { canBeHome, isPageUrlId } from '@sitewright/core/content/page-address'
import { isLinkFor } from '@sitewright/core/links/link-address'
import type { Problem } from '@sitewright/core/problem'
import type { Capability } from '@sitewright/core/roles'
import type {
  SiteDraft,
  SiteOperation,
  SiteOperationKind,
} from '@sitewright/core/site/site-operation'
import { notAPageUrl } from '@sitewright/core/slug'
import { fail } from './errors.ts'

/** The capability that each kind of edit needs. */
export const SITE_OPERATION_NEEDS: Readonly<Record<SiteOperationKind, Capability>> = {
  setHeader: 'content.edit',
  setTweaks: 'styles.edit',
  setCss: 'styles.edit',
  setPage: 'content.edit',
  setHome: 'content.edit',
  setNavigations: 'navigation.edit',
}

type Check<Kind extends SiteOperationKind> = (
  draft: SiteDraft,
  operation: Extract<SiteOperation, { kind: Kind }>,
) => Problem | undefined

/** Checks of what an edit brings along. Values of tweaks are the theme's to check, and pictures another table's. */
const CHECKS: { readonly [Kind in SiteOperationKind]?: Check<Kind> } = {
  setHeader(_draft, { values }) {
    const links = [
      ['announcementUrl', values.announcementUrl],
      ['buttonUrl', values.buttonUrl],
      ...(values.moreButtons ?? []).map(({ url }, place) => [`moreButtons.${place}.url`, url]),
    ] as const
    const bad = links.find(([, url = '']) => !isLinkFor('header', url))
    return bad && wrong('badLink', `header.${bad[0]}`)
  },

  setPage({ pages }, { pageId, values: { urlId, settings } }) {
    const page = pages[pageId]
    if (!page) return undefined
    if (!isLinkFor('header', settings?.linkUrl ?? '')) return wrong('badLink', 'linkUrl')
    if (urlId === undefined || urlId === page.urlId) return undefined
    return checkAddress(urlId, new Set(Object.values(pages).map((other) => other.urlId)))
  },

  setHome({ pages }, { pageId }) {
    const page = pages[pageId]
    return page && !canBeHome(collectionKind(page.kind)) ? fail('cannotBeHome') : undefined
  },

  setNavigations(draft, { navigations }) {
    const items = Object.values(navigations).flatMap(allNavigationItems)
    const isTwice = new Set(items.map(idOfNavigationItem)).size < items.length
    if (isTwice) return fail('itemTwice')
    return firstProblem(items, (item) => checkItem(draft, item))
  },
}

export function checkSiteOperation(
  draft: SiteDraft,
  operation: SiteOperation,
): Problem | undefined {
  const check = CHECKS[operation.kind] as Check<SiteOperationKind> | undefined
  return check?.(draft, operation as never)
}

/** Checks an address that was asked for, against those of all other pages. */
export function checkAddress(urlId: string, taken: ReadonlySet<string>): Problem | undefined {
  if (!isPageUrlId(urlId)) {
    const message = notAPageUrl(urlId)
    return fail('badAddress', { message, errors: { urlId: message } })
  }
  return taken.has(urlId) ? wrong('addressTaken', 'urlId') : undefined
}

function checkItem({ pages }: SiteDraft, item: NavigationItem): Problem | undefined {
  if ('memberAreaId' in item) return undefined
  if ('externalLink' in item) {
    return isLinkFor('header', item.externalLink.url) ? undefined : wrong('badLink', 'url')
  }
  const isFolder = (one: NavigationItem) => {
    const page = 'collectionId' in one ? pages[one.collectionId] : undefined
    return page !== undefined && collectionKind(page.kind).isFolder
  }
  if (!pages[item.collectionId]) return fail('pageMissing')
  return isFolder(item) && item.items.some(isFolder) ? fail('folderInFolder') : undefined
}

function firstProblem<Value>(
  values: readonly Value[],
  check: (value: Value) => Problem | undefined,
): Problem | undefined {
  for (const value of values) {
    const problem = check(value)
    if (problem) return problem
  }
  return undefined
}

function wrong(key: 'badLink' | 'addressTaken', field: string): Problem {
  return fail(key, { errors: { [field]: fail.catalogue[key].message } })
}
