/**
 * Playback that goes on where a theme's script replaces the part of the page it began in: the sound moves to a bar at the lower
 * edge, and back into its own player once that is on the page again.
 */

import type { Say } from '@sitewright/core/words/island-words'

let kept: { readonly sound: HTMLAudioElement; readonly bar: HTMLElement } | undefined

export function keepPlaying(sound: HTMLAudioElement, title: string, say: Say): void {
  kept?.bar.remove()
  const bar = document.createElement('aside')
  bar.className = 'sqs-audio-embed-kept'
  bar.setAttribute('aria-label', say('Playing'))
  const words = document.createElement('span')
  words.textContent = title
  const close = document.createElement('button')
  close.type = 'button'
  close.setAttribute('aria-label', say('Stop {title}', { title }))
  close.textContent = '×'
  close.onclick = () => {
    sound.pause()
    bar.remove()
    kept = undefined
  }
  bar.append(words, sound, close)
  // A move within the page does not stop what plays.
  document.body.append(bar)
  kept = { sound, bar }
}

/** The sound that goes on in the bar, if it is the one of this player, which it then takes the place of; else the player's own. */
export function takeBack(own: HTMLAudioElement): HTMLAudioElement {
  if (kept?.sound.src !== own.src) return own
  const { sound, bar } = kept
  kept = undefined
  own.replaceWith(sound)
  bar.remove()
  return sound
}
