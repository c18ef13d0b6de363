/**
 * Facade: what another site has comes when its still is pressed, or once the visitor agreed to such content, and nothing is asked
 * of that site before.
 */

import { whenAllowed } from '../../consent.ts'
import { newFrame, playerFrame } from '../../player-frame.ts'

const LINK = 'a.sw-facade-link, a.sw-map-load, a.sw-video-link'

/** The rights of a frame: it runs on a site of its own, so it may be that site; it may not move the page it is on. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'
const ALLOW =
  'autoplay; encrypted-media; fullscreen; picture-in-picture; clipboard-write; web-share'

export function mount(root: Element): () => void {
  const show = (isPressed: boolean): boolean => {
    const link = root.querySelector(LINK)
    const frame = link && (embedOf(root, isPressed) ?? playerOf(root, link))
    if (!frame) return false
    link.replaceWith(frame)
    if (isPressed) frame.focus()
    return true
  }
  const onClick = (event: Event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent
    // A visitor who holds a key wants the link itself, in another tab or window.
    if (ctrlKey || metaKey || shiftKey || !(target as Element).closest(LINK)) return
    if (show(true)) event.preventDefault()
  }
  root.addEventListener('click', onClick)
  const isOurs = root.hasAttribute('data-frame')
  const stop = isOurs ? whenAllowed('content', () => show(false)) : () => {}
  return () => {
    stop()
    root.removeEventListener('click', onClick)
  }
}

/** The frame of an embed; a press starts what it plays. */
function embedOf(root: Element, isPressed: boolean): HTMLIFrameElement | undefined {
  const { frame = '', starts, title = '' } = (root as HTMLElement).dataset
  if (!frame.startsWith('https://')) return undefined
  const element = newFrame(title)
  element.setAttribute('sandbox', SANDBOX)
  element.allow = ALLOW
  element.loading = 'lazy'
  element.src = isPressed && starts ? frame + (frame.includes('?') ? '&' : '?') + starts : frame
  return element
}

/** The frame that a theme's markup describes. */
function playerOf(root: Element, link: Element): HTMLIFrameElement | undefined {
  return playerFrame(root.getAttribute('data-html') ?? '', link.textContent?.trim() ?? '')
}
