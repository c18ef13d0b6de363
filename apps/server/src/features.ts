/** Every feature of the server, one line each. A feature that is not listed does not run. */

import { accounts } from './features/accounts/index.ts'
import { activityFeature } from './features/activity/index.ts'
import { apiDescription } from './features/api-description/index.ts'
import { assetUses } from './features/asset-uses/index.ts'
import { commentPages } from './features/comment-pages/index.ts'
import { commentsFeature } from './features/comments/index.ts'
import { commerce } from './features/commerce/index.ts'
import { content } from './features/content/index.ts'
import { contributorsFeature } from './features/contributors/index.ts'
import { developerKeysFeature } from './features/developer-keys/index.ts'
import { domainsFeature } from './features/domains/index.ts'
import { editing } from './features/editing/index.ts'
import { embedsFeature } from './features/embeds/index.ts'
import { files } from './features/files/index.ts'
import { firstStepsFeature } from './features/first-steps/index.ts'
import { formPages } from './features/form-pages/index.ts'
import { formsFeature } from './features/forms/index.ts'
import { health } from './features/health/index.ts'
import { itemsFeature } from './features/items/index.ts'
import { likesFeature } from './features/likes/index.ts'
import { linkTargetsFeature } from './features/link-targets/index.ts'
import { listsFeature } from './features/lists/index.ts'
import { locks } from './features/locks/index.ts'
import { mail } from './features/mail/index.ts'
import { matchesFeature } from './features/matches/index.ts'
import { operatorsFeature } from './features/operators/index.ts'
import { pageTemplatesFeature } from './features/page-templates/index.ts'
import { placesFeature } from './features/places/index.ts'
import { previewLinksFeature } from './features/preview-links/index.ts'
import { publishChecksFeature } from './features/publish-checks/index.ts'
import { redirectsFeature } from './features/redirects/index.ts'
import { removedSitesFeature } from './features/removed-sites/index.ts'
import { rendering } from './features/rendering/index.ts'
import { reviewsFeature } from './features/reviews/index.ts'
import { savedSectionsFeature } from './features/saved-sections/index.ts'
import { scriptErrorsFeature } from './features/script-errors/index.ts'
import { search } from './features/search/index.ts'
import { searchIndex } from './features/search-index/index.ts'
import { shopPages } from './features/shop-pages/index.ts'
import { signUps } from './features/sign-ups/index.ts'
import { siteDraft } from './features/site-draft/index.ts'
import { siteSettingsFeature } from './features/site-settings/index.ts'
import { siteStyleFeature } from './features/site-style/index.ts'
import { siteWordsFeature } from './features/site-words/index.ts'
import { sitesFeature } from './features/sites/index.ts'
import { spamProtection } from './features/spam-protection/index.ts'
import { studioApp } from './features/studio-app/index.ts'
import { themesFeature } from './features/themes/index.ts'
import { trashFeature } from './features/trash/index.ts'
import { trashEntries } from './features/trash-entries/index.ts'
import type { Feature } from './platform/feature.ts'
import { findBeginning, startingPointsFeature } from './starting-points/index.ts'

export const FEATURES: readonly Feature[] = [
  accounts,
  apiDescription,
  health,
  activityFeature,
  scriptErrorsFeature,
  trashEntries,
  sitesFeature(findBeginning),
  developerKeysFeature,
  domainsFeature,
  savedSectionsFeature,
  previewLinksFeature,
  pageTemplatesFeature,
  contributorsFeature,
  files,
  embedsFeature,
  searchIndex,
  siteSettingsFeature,
  linkTargetsFeature,
  publishChecksFeature,
  placesFeature,
  listsFeature,
  spamProtection,
  formsFeature,
  redirectsFeature,
  content,
  itemsFeature,
  reviewsFeature,
  likesFeature,
  commentsFeature,
  locks,
  mail,
  commerce,
  search,
  themesFeature,
  rendering,
  siteDraft,
  editing,
  siteStyleFeature,
  siteWordsFeature,
  assetUses,
  trashFeature,
  removedSitesFeature,
  operatorsFeature,
  firstStepsFeature,
  matchesFeature,
  shopPages,
  formPages,
  signUps,
  commentPages,
  startingPointsFeature,
  studioApp,
]

export const chores = FEATURES.flatMap((feature) => feature.chores ?? [])
export const jobs = FEATURES.flatMap((feature) => feature.jobs ?? [])
export const routes = FEATURES.flatMap((feature) => feature.routes ?? [])
