import { masked } from '@sitewright/core/masked-field'
import type { StoredLock } from './lock-table.ts'

/** What an owner may know of a page's lock. */
export function protectionOf(lock: StoredLock | undefined) {
  const isProtected = lock !== undefined
  return { isProtected, password: masked(isProtected) }
}
