/** Remembers in the address of an item's editor that it was opened on the page that lists it, so that the way back leads there. */

const MARK = 'from'
const PAGE = 'page'

export function fromPage(path: string): string {
  return `${path}?${MARK}=${PAGE}`
}

export function isFromPage(search: string): boolean {
  return new URLSearchParams(search).get(MARK) === PAGE
}
