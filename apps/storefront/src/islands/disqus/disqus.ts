/** Comments that Disqus keeps: asked for once a reader has come near them, and nothing before. */

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
  const script = document.createElement('script')
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      script.src = `https://${name}.disqus.com/embed.js`
      script.dataset.timestamp = String(Date.now())
      document.body.append(script)
    },
    { rootMargin: NEAR },
  )
  observer.observe(root)
  return () => {
    observer.disconnect()
    script.remove()
  }
}
