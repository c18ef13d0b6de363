/** Storage keys of the versions of installed themes, among a site's files. */

import type { Id } from '@sitewright/core/id'

export function archiveKey(versionId: Id): string {
  return `themes/${versionId}`
}
