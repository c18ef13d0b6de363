/**
 * Comments that Disqus keeps: asked for once a reader who allowed content of other services comes near them, or presses
 * the button, and nothing before.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { whenAllowed } from '../../consent.ts'

const NEAR = '400px'
/** A short name that the site's settings accept: part of a host name. */
const SHORTNAME = /^[a-z0-9-]+$/
const THREAD = 'disqus_thread'

export function mount(root: Element, say: Say): () => void {
  return root instanceof HTMLAnchorElement ? nameLink(root, say) : showThread(root, say)
}

/** Gives the formatter's empty link its words; only Disqus knows how many comments there are. */
function nameLink(link: HTMLAnchorElement, say: Say): () => void {
  link.textContent = say('Comments')
  link.hash = THREAD
  return () => {
    link.textContent = ''
  }
}

function showThread(root: Element, say: Say): () => void {
  const name = window.Static?.SQUARESPACE_CONTEXT?.websiteSettings?.disqusShortname ?? ''
  if (!SHORTNAME.test(name)) return () => {}
  const facade = makeFacade(say)
  root.replaceChildren(facade)
  let script: HTMLScriptElement | undefined
  const start = () => {
    if (script) return
    facade.remove()
    script = document.createElement('script')
    script.src = `https://${name}.disqus.com/embed.js`
    script.dataset.timestamp = String(Date.now())
    document.body.append(script)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: NEAR },
  )
  facade.addEventListener('click', start)
  const stop = whenAllowed('content', () => observer.observe(root))
  return () => {
    stop()
    observer.disconnect()
    script?.remove()
    facade.remove()
  }
}

/** Before consent a press loads the comments, and the button says from whom. */
function makeFacade(say: Say): HTMLButtonElement {
  const facade = document.createElement('button')
  facade.type = 'button'
  facade.className = 'sw-facade'
  facade.textContent = say('Show comments, which come from {host}', { host: 'disqus.com' })
  return facade
}
