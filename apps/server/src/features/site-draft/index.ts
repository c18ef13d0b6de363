/** Edits of what a site drafts beside its documents: header, look, navigations and page settings, as operations. */

import type { Feature } from '../../platform/feature.ts'
import { saveSiteOperations } from './save-site-operations.ts'

export const siteDraft: Feature = {
  name: 'site-draft',
  routes: [saveSiteOperations],
}
