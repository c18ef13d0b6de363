/** A film that plays by itself while it is seen, without sound; it stands still for those who want less motion. */

import type { Say } from '@sitewright/core/words/island-words'
import { icon, PAUSE, PLAY } from './icons.ts'

export function mountFilm(root: Element, film: HTMLVideoElement, say: Say): () => void {
  if (root.getAttribute('data-plays') !== 'alone') return () => {}
  const { play = say('Play the film'), stop = say('Stop the film') } = (root as HTMLElement).dataset
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isSeen = false
  let isStopped = false

  const follow = () => {
    if (isSeen && !isStopped && !still.matches) film.play().catch(onRefused)
    else film.pause()
    bare(!still.matches)
  }
  // Controls come back where a browser lets nothing play by itself, as when it saves power; not when it was paused meanwhile.
  const onRefused = (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) bare(false)
  }
  const button = root.hasAttribute('data-bare') ? document.createElement('button') : undefined
  const bare = (isBare: boolean) => {
    if (!button) return
    film.controls = !isBare
    button.hidden = !isBare
    button.innerHTML = icon(isStopped ? PLAY : PAUSE)
    button.setAttribute('aria-label', isStopped ? play : stop)
  }
  if (button) {
    button.type = 'button'
    button.className = 'sw-film-pause'
    button.onclick = () => {
      isStopped = !isStopped
      follow()
    }
    root.append(button)
  }

  film.muted = true
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true
    follow()
  })
  seen.observe(film)
  still.addEventListener('change', follow)
  return () => {
    seen.disconnect()
    still.removeEventListener('change', follow)
    film.pause()
    film.controls = true
    button?.remove()
  }
}
