/** Frames of other sites' players. */

/** The frame of a player that a page describes; nothing else of what stands there is taken over. */
export function playerFrame(html: string, title: string): HTMLIFrameElement | undefined {
  const described = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')
  if (!described?.src.startsWith('https://')) return undefined
  const frame = newFrame(title || described.title)
  frame.allow = described.allow
  frame.src = described.src
  return frame
}

/** A frame without an address, which can take the focus. */
export function newFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allowFullscreen = true
  frame.tabIndex = 0
  return frame
}
