/** The frame of another site's player that a page describes; nothing else of what stands there is taken over. */
export function playerFrame(html: string, title: string): HTMLIFrameElement | undefined {
  const described = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')
  if (!described?.src.startsWith('https://')) return undefined
  const frame = document.createElement('iframe')
  frame.src = described.src
  frame.title = title || described.title
  frame.allow = described.allow
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allowFullscreen = true
  frame.tabIndex = 0
  return frame
}
