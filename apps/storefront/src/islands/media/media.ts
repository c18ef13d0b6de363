/** Players of sound and film in the page: one plays at a time, and sound goes on where its part of the page is replaced. */

import type { Say } from '@sitewright/core/words/island-words'
import { mountFilm } from './film.ts'
import { playAlone } from './play-alone.ts'
import { addPlayerStyles } from './player-css.ts'
import { mountSound } from './sound.ts'

export function mount(root: Element, say: Say): () => void {
  playAlone()
  const film = root.querySelector('video')
  if (film) return mountFilm(root, film, say)
  const sound = root.querySelector('audio')
  if (!sound) return () => {}
  addPlayerStyles()
  return mountSound(root as HTMLElement, sound, say)
}
