/**
 * Pictures of a gallery above the page, one at a time. Openers are links to the pictures' own pages, which is
 * where they lead without script, in a new tab, and when a key is held.
 */

import { openPictures } from '../../picture-dialog.ts'

const OPENERS = 'a.js-gallery-lightbox-opener'

/** Shows a gallery's pictures when one is pressed; gives the way to take it down. */
export function mount(root: Element): () => void {
  let dialog: HTMLDialogElement | undefined
  const onClick = (event: Event) => {
    const opener = openerOf(event)
    if (!opener) return
    event.preventDefault()
    const openers = [...root.querySelectorAll<HTMLAnchorElement>(OPENERS)]
    dialog = show(openers, openers.indexOf(opener))
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
    dialog?.close()
  }
}

function openerOf(event: Event): HTMLAnchorElement | null {
  const isPlain =
    event instanceof MouseEvent &&
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
  const { target } = event
  return isPlain && target instanceof Element ? target.closest<HTMLAnchorElement>(OPENERS) : null
}

function show(openers: readonly HTMLAnchorElement[], start: number): HTMLDialogElement {
  const shown = openers.flatMap((opener) => {
    const image = opener.querySelector('img')
    const { title = '', description = '' } = opener.dataset
    return image ? [{ opener, image, title, description }] : []
  })
  return openPictures(shown, {
    start: Math.max(
      0,
      shown.findIndex(({ opener }) => opener === openers[start]),
    ),
    theme: openers[start]?.dataset.lightboxTheme ?? 'dark',
    // Focus returns to the picture that was looked at last, not to the first.
    onClose: (last) => shown[last]?.opener.focus(),
  })
}
