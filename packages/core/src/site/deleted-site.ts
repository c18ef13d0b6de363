/** Sites that their owner has deleted: they wait, closed to everybody, before they are erased for good. */

/** Days in which the owner can take a deletion back: as long as things wait in the trash by default. */
export const DELETED_SITE_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** Milliseconds from which on a site that was deleted at `deletedAt` is erased, and no longer comes back. */
export function erasedFrom(deletedAt: number): number {
  return deletedAt + DELETED_SITE_DAYS * DAY_MS
}

/** Whether the words typed are the title of the site: spaces around them and capitals do not matter. */
export function isTitleOf(typed: string, title: string): boolean {
  const plain = (words: string) => words.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(typed) === plain(title)
}
