/**
 * Announcement bar: can be closed, and stays closed until its owner writes another announcement. A line in the head of the
 * page hides a closed one before anything is drawn; this adds the button.
 */

import type { Say } from '@sitewright/core/words/island-words'

const KEY = 'announcementBarClosed'

export function mount(root: Element, say: Say): () => void {
  const version = document.documentElement.dataset.swAnnouncement
  if (version === undefined) return () => {}
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'sw-announcement-close'
  close.setAttribute('aria-label', say('Close the announcement'))
  close.textContent = '×'
  close.addEventListener('click', () => {
    try {
      localStorage.setItem(KEY, version)
    } catch {
      // Storage may be forbidden; it stays closed on this page alone then.
    }
    document.documentElement.classList.add('sw-announcement-closed')
  })
  root.append(close)
  return () => close.remove()
}
