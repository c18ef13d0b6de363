/** Facade: the player of another site's video comes when its picture is pressed, and nothing is asked of that site before. */

const LINK = 'a.sw-video-link'

export function mount(root: Element): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(LINK) : null
    const player = link && playerOf(root)
    if (!player) return
    event.preventDefault()
    link.replaceWith(player)
    player.focus()
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

/** The frame that the page describes; nothing else of what stands there is taken over. */
function playerOf(root: Element): HTMLIFrameElement | undefined {
  const described = new DOMParser().parseFromString(
    root.getAttribute('data-html') ?? '',
    'text/html',
  )
  const source = described.querySelector('iframe')
  if (!source?.src.startsWith('https://')) return undefined
  const player = document.createElement('iframe')
  player.src = source.src
  player.title = root.querySelector(LINK)?.textContent?.trim() || source.title
  player.allow = source.allow
  player.allowFullscreen = true
  player.tabIndex = 0
  return player
}
