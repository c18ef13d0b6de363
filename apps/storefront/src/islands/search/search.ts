/** Search as one types: results under any search field of the site, and a field above the page for the header's link. */

import type { Say } from '@sitewright/core/words/island-words'
import { addEarlyStyles } from '../../early-styles.ts'
import { SEARCH_CSS } from './search-css.ts'
import { openSearch } from './search-dialog.ts'
import { suggestIn } from './suggestions.ts'

/** A search form gets suggestions; a link to the search page opens a form above the page. */
export function mount(root: Element, say: Say): () => void {
  addEarlyStyles(SEARCH_CSS)
  if (root instanceof HTMLFormElement) return suggestIn(root, say)
  const link = root as HTMLAnchorElement
  const onClick = (event: MouseEvent) => {
    // With a key held the link itself is wanted, in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openSearch(link, say)
  }
  link.addEventListener('click', onClick)
  return () => link.removeEventListener('click', onClick)
}
