/** A search form above the page: a modal dialog of the browser's own, which holds the focus and gives it back. */

import type { Say } from '@sitewright/core/words/island-words'
import { suggestIn } from './suggestions.ts'

/** Longest question that the server reads. */
const MOST_CHARACTERS = 200

/** `opener` is the link to the search page, which has the focus again afterwards. */
export function openSearch(opener: HTMLAnchorElement, say: Say): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'sw-search-dialog'
  dialog.setAttribute('aria-label', say('Search'))

  const form = document.createElement('form')
  form.setAttribute('role', 'search')
  form.action = opener.href
  const input = document.createElement('input')
  input.type = 'search'
  input.name = 'q'
  input.maxLength = MOST_CHARACTERS
  input.placeholder = say('Search')
  input.setAttribute('aria-label', say('Search'))
  input.spellcheck = false
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'sw-search-close'
  close.setAttribute('aria-label', say('Close'))
  close.textContent = '×'
  form.append(input, close)
  dialog.append(form)

  const stop = suggestIn(form, say)
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({ target }) => {
    // The dialog itself is pressed only beside its form.
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    stop()
    dialog.remove()
    opener.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
  input.focus()
}
