/**
 * Comments that Disqus keeps: asked for once a reader who allowed content of other services comes near them, or presses
 * the button, and nothing before.
 */

import { whenAllowed } from '../../consent.ts'

const NEAR = '400px'
/** A short name that the site's settings accept: part of a host name. */
const SHORTNAME = /^[a-z0-9-]+$/
const THREAD = 'disqus_thread'

export function mount(root: Element): () => void {
  return root instanceof HTMLAnchorElement ? nameLink(root) : showThread(root)
}

/** Gives the formatter's empty link its words; only Disqus knows how many comments there are. */
function nameLink(link: HTMLAnchorElement): () => void {
  link.textContent = 'Comments'
  link.hash = THREAD
  return () => {
    link.textContent = ''
  }
}

function showThread(root: Element): () => void {
  const name = window.Static?.SQUARESPACE_CONTEXT?.websiteSettings?.disqusShortname ?? ''
  if (!SHORTNAME.test(name)) return () => {}
  const facade = makeFacade()
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
function makeFacade(): HTMLButtonElement {
  const facade = document.createElement('button')
  facade.type = 'button'
  facade.className = 'sw-facade'
  facade.textContent = 'Show comments, which come from disqus.com'
  return facade
}
