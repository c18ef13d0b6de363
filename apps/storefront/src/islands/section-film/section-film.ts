/**
 * The film behind a section: it plays without sound while it is seen, stands still for those who want less motion, and has a button
 * that stops it. Nothing is asked of another site before the visitor agreed to such content, or pressed that button.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { isAllowed, whenAllowed } from '../../consent.ts'
import { addEarlyStyles } from '../../early-styles.ts'
import { newFrame } from '../../player-frame.ts'
import { icon, PAUSE, PLAY } from '../media/icons.ts'
import { FILM_CSS } from './film-css.ts'

interface Film {
  play(onRefused: () => void): void
  stop(): void
  /** Whether it may play unasked. */
  isAllowed(): boolean
}

export function mount(root: Element, say: Say): () => void {
  addEarlyStyles(FILM_CSS)
  const { play = say('Play the film'), stop = say('Stop the film') } = (root as HTMLElement).dataset
  const { frameUrl = '' } = (root as HTMLElement).dataset
  const video = root.querySelector('video')
  const film = video ? filmOfFile(video) : filmOfFrame(root, frameUrl)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const button = document.createElement('button')
  let isSeen = false
  let wish: 'play' | 'stop' | undefined

  // A browser that saves power lets nothing play by itself.
  const onRefused = () => {
    wish = 'stop'
    follow()
  }
  const isWanted = () => (wish ? wish === 'play' : film.isAllowed() && !still.matches)
  const follow = () => {
    if (isWanted() && isSeen) film.play(onRefused)
    else if (!isWanted() || video) film.stop()
    const label = isWanted() ? stop : play
    button.setAttribute('aria-label', label)
    button.innerHTML = icon(isWanted() ? PAUSE : PLAY)
    // A press that asks another site for something says so where everybody sees it.
    if (!video && !isWanted()) button.append(play)
  }

  button.type = 'button'
  button.className = 'sw-section-film-button'
  button.onclick = () => {
    wish = isWanted() ? 'stop' : 'play'
    follow()
  }
  // Behind the section's content nothing can be pressed.
  root.after(button)
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting === true
    follow()
  })
  seen.observe(root)
  still.addEventListener('change', follow)
  const forget = video ? () => {} : whenAllowed('content', follow)
  return () => {
    seen.disconnect()
    still.removeEventListener('change', follow)
    forget()
    film.stop()
    button.remove()
  }
}

function filmOfFile(video: HTMLVideoElement): Film {
  video.muted = true
  return {
    play(onRefused) {
      video.play().catch((error: unknown) => {
        // It was stopped again before it began.
        if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused()
      })
    },
    stop: () => video.pause(),
    isAllowed: () => true,
  }
}

function filmOfFrame(root: Element, url: string): Film {
  let frame: HTMLIFrameElement | undefined
  return {
    play() {
      if (frame || !url.startsWith('https://')) return
      frame = newFrame('')
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
      frame.setAttribute('aria-hidden', 'true')
      frame.tabIndex = -1
      frame.allow = 'autoplay'
      frame.src = url
      root.append(frame)
    },
    stop() {
      frame?.remove()
      frame = undefined
    },
    isAllowed: () => isAllowed('content'),
  }
}
