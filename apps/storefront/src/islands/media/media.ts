/** Players of sound and film in the page: one plays at a time, and sound goes on where its part of the page is replaced. */

import type { Say } from '@sitewright/core/words/island-words'
import { addEarlyStyles } from '../../early-styles.ts'
import { mountFilm } from './film.ts'
import { playAlone } from './play-alone.ts'
import { PLAYER_CSS } from './player-css.ts'
import { mountSound } from './sound.ts'

export function mount(root: Element, say: Say): () => void {
  playAlone()
  const film = root.querySelector('video')
  if (film) return mountFilm(root, film, say)
  const sound = root.querySelector('audio')
  if (!sound) return () => {}
  addEarlyStyles(PLAYER_CSS)
  return mountSound(root as HTMLElement, sound, say)
}
