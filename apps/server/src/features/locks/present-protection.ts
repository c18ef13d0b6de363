import { masked } from '@sitewright/core/masked-field'
import type { StoredLock } from './lock-table.ts'

/** Facts about a page's lock that its owner may see. */
export function protectionOf(lock: StoredLock | undefined) {
  const isProtected = lock !== undefined
  return { isProtected, password: masked(isProtected) }
}
