/**
 * Lightbox: pictures and videos of a gallery above the page, one at a time. Openers are links, which is where they lead without
 * script, in a new tab, and when a key is held.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { openPictures, type ShownPicture } from '../../picture-dialog.ts'

const OPENERS = 'a.js-gallery-lightbox-opener'

/** Shows a gallery's pictures when one is pressed, or named by the page's address; gives the way to take it down. */
export function mount(root: Element, say: Say): () => void {
  let dialog: HTMLDialogElement | undefined
  const open = (opener: HTMLAnchorElement) => {
    const openers = [...root.querySelectorAll<HTMLAnchorElement>(OPENERS)]
    dialog = show(openers, openers.indexOf(opener), say)
  }
  const onClick = (event: Event) => {
    const opener = openerOf(event)
    if (!opener) return
    event.preventDefault()
    open(opener)
  }
  root.addEventListener('click', onClick)
  const named = root.querySelector<HTMLAnchorElement>(`:target ${OPENERS}`)
  if (named) open(named)
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

interface Opened extends ShownPicture {
  readonly opener: HTMLAnchorElement
}

function show(openers: readonly HTMLAnchorElement[], start: number, say: Say): HTMLDialogElement {
  const shown = openers.flatMap(openedBy)
  return openPictures(shown, {
    start: Math.max(
      0,
      shown.findIndex(({ opener }) => opener === openers[start]),
    ),
    theme: openers[start]?.dataset.lightboxTheme ?? 'dark',
    // Focus returns to the picture that was looked at last, not to the first.
    say,
    onClose: (last) => shown[last]?.opener.focus(),
  })
}

function openedBy(opener: HTMLAnchorElement): Opened[] {
  const image = opener.querySelector('img')
  const { title = '', description = '', video, html, providerName: from = '' } = opener.dataset
  const name = opener.closest('.slide')?.id
  if (!(image || video || html)) return []
  return [
    {
      opener,
      title,
      description,
      ...(image && { image }),
      ...(video && { video }),
      ...(html && { player: { html, from } }),
      ...(name && { name }),
    },
  ]
}
