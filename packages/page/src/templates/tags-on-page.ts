import { NO_BLOCK_DATA } from '@sitewright/blocks/registry'
import { DEFAULT_STORE_SETTINGS } from '@sitewright/core/commerce/store-settings'
import type { JsonObject } from '@sitewright/core/json'
import type { Template } from '@sitewright/template'
import { collectionContext } from '../context/collection.ts'
import { siteContext } from '../context/page-context.ts'
import type { PageSource } from '../data/page-data.ts'
import type { Shown } from './choose-template.ts'
import { type CollectedTags, collectTags } from './collect-tags.ts'

const NOTHING_FETCHED = {
  store: DEFAULT_STORE_SETTINGS,
  blocks: NO_BLOCK_DATA,
}

/** Requests of the platform tags in the page's templates. The store's settings are not known yet. */
export function tagsOnPage(
  source: PageSource,
  templates: readonly (Template | undefined)[],
  { shown, scope }: { shown: Shown; scope: JsonObject | undefined },
): CollectedTags {
  const { theme } = source
  const page = 'page' in shown ? shown.page : undefined
  return collectTags(templates, theme, () => ({
    ...siteContext({ ...source, ...NOTHING_FETCHED }),
    ...(page && { collection: collectionContext(page, theme) }),
    ...scope,
  }))
}
