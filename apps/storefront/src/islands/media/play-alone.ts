let isListening = false

/** Stops what is heard once something else begins to be; a film without sound disturbs nobody. */
export function playAlone(): void {
  if (isListening) return
  isListening = true
  // Events of media do not bubble, but are captured.
  document.addEventListener('play', ({ target }) => stopOthers(target), true)
}

function stopOthers(begun: EventTarget | null): void {
  if (!(begun instanceof HTMLMediaElement) || begun.muted) return
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== begun && !other.muted && !other.paused) other.pause()
  }
}
