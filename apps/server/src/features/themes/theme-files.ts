/** Where the versions of installed themes lie among a site's files. */

import type { Id } from '@sitewright/core/id'

export function archiveKey(versionId: Id): string {
  return `themes/${versionId}`
}
