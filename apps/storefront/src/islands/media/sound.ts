/** Controls of a sound: play, position and time, in the page's own colours. The browser's are there until they come. */

import type { Say } from '@sitewright/core/words/island-words'
import { icon, PAUSE, PLAY } from './icons.ts'
import { keepPlaying, takeBack } from './keep-playing.ts'

/** Lists whose sounds play one after the other. */
const LISTS = '.sw-album, .album-tracks'
const SOUNDS = '.sqs-audio-embed audio, .squarespace-audio-player audio'

export function mountSound(root: HTMLElement, own: HTMLAudioElement, say: Say): () => void {
  const title = own.getAttribute('aria-label') || root.dataset.title || say('the sound')
  // Pages say it in the language of their site.
  const {
    play = say('Play {title}', { title }),
    pause = say('Pause {title}', { title }),
    position = say('Position in {title}', { title }),
    problem: sorry = say('This cannot be played.'),
  } = root.dataset
  const sound = takeBack(own)
  const { player, button, seek, time, problem } = controlsOf(title, position)
  sound.controls = false
  sound.after(player)

  const show = () => {
    const lasts = Number.isFinite(sound.duration)
      ? sound.duration
      : Number(root.dataset.durationInMs ?? 0) / 1000
    const [at, of] = [inWords(sound.currentTime), lasts > 0 ? inWords(lasts) : '']
    seek.max = String(Math.ceil(lasts))
    seek.value = String(Math.floor(sound.currentTime))
    seek.disabled = !(lasts > 0)
    seek.style.setProperty('--sw-played', `${lasts > 0 ? (sound.currentTime / lasts) * 100 : 0}%`)
    seek.setAttribute('aria-valuetext', of ? say('{at} of {length}', { at, length: of }) : at)
    time.textContent = of ? `${at} / ${of}` : at
  }
  const showState = () => {
    button.innerHTML = icon(sound.paused ? PLAY : PAUSE)
    button.setAttribute('aria-label', sound.paused ? play : pause)
    show()
  }
  const busy = (isBusy: boolean) => () => button.setAttribute('aria-busy', String(isBusy))
  const listeners: Readonly<Record<string, () => void>> = {
    play: showState,
    pause: showState,
    timeupdate: show,
    durationchange: show,
    waiting: busy(true),
    playing: busy(false),
    error: () => {
      busy(false)()
      problem.textContent = sorry
    },
    ended: () => nextOf(sound)?.play(),
  }
  for (const [type, listener] of Object.entries(listeners)) sound.addEventListener(type, listener)
  button.onclick = () => {
    problem.textContent = ''
    // A failure is told by the event.
    if (sound.paused) sound.play().catch(() => {})
    else sound.pause()
  }
  seek.oninput = () => {
    sound.currentTime = Number(seek.value)
    show()
  }
  showState()

  return () => {
    for (const [type, listener] of Object.entries(listeners)) {
      sound.removeEventListener(type, listener)
    }
    player.remove()
    sound.controls = true
    if (!sound.paused) keepPlaying(sound, title, say)
  }
}

function controlsOf(title: string, position: string) {
  const player = document.createElement('div')
  player.className = 'sw-player'
  player.setAttribute('role', 'group')
  player.setAttribute('aria-label', title)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sw-player-button'
  const seek = document.createElement('input')
  seek.type = 'range'
  seek.className = 'sw-player-seek'
  seek.min = '0'
  seek.setAttribute('aria-label', position)
  const time = document.createElement('span')
  time.className = 'sw-player-time'
  // The position says it to those who listen.
  time.setAttribute('aria-hidden', 'true')
  const problem = document.createElement('p')
  problem.className = 'sw-player-problem'
  problem.setAttribute('role', 'status')
  player.append(button, seek, time, problem)
  return { player, button, seek, time, problem }
}

function nextOf(sound: HTMLAudioElement): HTMLAudioElement | undefined {
  const all = [...(sound.closest(LISTS)?.querySelectorAll<HTMLAudioElement>(SOUNDS) ?? [])]
  const place = all.indexOf(sound)
  return place < 0 ? undefined : all[place + 1]
}

/** `3:07`, or `1:03:07`. */
function inWords(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [hours = 0, ...rest] = parts
  const shown = hours > 0 ? parts : rest
  return shown.map((part, place) => (place > 0 ? String(part).padStart(2, '0') : part)).join(':')
}
