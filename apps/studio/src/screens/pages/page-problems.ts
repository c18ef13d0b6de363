/** Problems of a page's fields that the server would refuse, said while they are typed. Pure. */

import { MAX_SEARCH_NOTHING } from '@sitewright/core/content/collection-settings'
import { isPageUrlId } from '@sitewright/core/content/page-address'
import { isLinkFor } from '@sitewright/core/links/link-address'
import { notAPageUrl } from '@sitewright/core/slug'
import type { Problems } from '../../forms/use-form-problems.ts'
import type { Text } from '../../text.ts'
import type { PageDraft } from './page-draft.ts'

/** Most characters of each text, as the call for pages takes them. */
const MOST_CHARACTERS = {
  title: 200,
  navigationTitle: 100,
  description: 1_000,
  seoTitle: 200,
  seoDescription: 400,
  searchNothingText: MAX_SEARCH_NOTHING,
} as const

const NEEDED: readonly string[] = ['title', 'navigationTitle']

/** @param stored the page as it is, whose address may stay whatever the rules are now */
export function pageProblems(
  draft: PageDraft,
  { stored, taken, text }: { stored: PageDraft; taken: ReadonlySet<string>; text: Text },
): Problems {
  const texts: Readonly<Record<keyof typeof MOST_CHARACTERS, string>> = {
    title: draft.title,
    navigationTitle: draft.navigationTitle,
    description: draft.settings.description,
    seoTitle: draft.settings.seoTitle,
    seoDescription: draft.settings.seoDescription,
    searchNothingText: draft.settings.searchNothingText,
  }
  const problems = Object.entries(texts).flatMap(
    ([name, value]): [field: string, message: string][] => {
      const count = MOST_CHARACTERS[name as keyof typeof texts]
      if (NEEDED.includes(name) && value.trim() === '') return [[name, text('pages.titleMissing')]]
      return value.trim().length > count ? [[name, text('pages.tooLong', { count })]] : []
    },
  )
  const address = addressProblem(draft.urlId, { stored: stored.urlId, taken, text })
  const link = isLinkFor('header', draft.settings.linkUrl) ? undefined : text('pages.linkWrong')
  return {
    ...Object.fromEntries(problems),
    ...(address !== undefined && { urlId: address }),
    ...(link !== undefined && { linkUrl: link }),
  }
}

function addressProblem(
  urlId: string,
  { stored, taken, text }: { stored: string; taken: ReadonlySet<string>; text: Text },
): string | undefined {
  if (urlId === stored) return undefined
  if (!isPageUrlId(urlId)) return notAPageUrl(urlId)
  return taken.has(urlId) ? text('pages.addressTaken') : undefined
}
