/** Characters of the longest title of a page or item. */
const MAX_TITLE = 200
const MARK = ' (Copy)'

/** Title of a copy. */
export function copyTitle(title: string): string {
  return `${title.slice(0, MAX_TITLE - MARK.length)}${MARK}`
}
