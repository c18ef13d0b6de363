import type { Feature } from '../../platform/feature.ts'
import { getChanges } from './get-changes.ts'
import { listPublications } from './list-publications.ts'
import { migrations } from './migrations.ts'
import { publishSite } from './publish-site.ts'
import { restorePublication } from './restore-publication.ts'

export { createContent, type StartingContent, type StartingPage } from './create-content.ts'
export { loadDocuments, loadDraftSite, loadPublishedSite } from './load-site.ts'
export type { Author } from './publication-table.ts'
export { type PublishOptions, publish } from './publish.ts'
export { type Documents, type PageRecord, pagePath, type SiteContent } from './site-content.ts'

export const content: Feature = {
  name: 'content',
  routes: [getChanges, listPublications, publishSite, restorePublication],
  migrations,
}
