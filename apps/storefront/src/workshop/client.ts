/** In every page while someone writes its theme: shows what is written at once, and what is wrong with it. */

import { type Finding, showFindings } from './panel.ts'

type Event =
  | { readonly kind: 'page' }
  | { readonly kind: 'styles'; readonly revision: string }
  | { readonly kind: 'findings'; readonly findings: readonly Finding[] }

const data = document.getElementById('sitewright-workshop')?.textContent
if (data) listen(JSON.parse(data))

function listen({
  events,
  findings: ofPage,
}: {
  readonly events: string
  readonly findings: readonly Finding[]
}): void {
  let wasLost = false
  const source = new EventSource(events)
  source.addEventListener('message', ({ data: text }) => {
    const event = JSON.parse(text) as Event
    if (event.kind === 'findings') showFindings([...ofPage, ...event.findings])
    else if (event.kind === 'styles') void restyle(event.revision)
    else {
      // The reloaded page gets later events itself.
      source.close()
      location.reload()
    }
  })
  // Changes while the server was away are not told of, so its return reloads the page.
  source.addEventListener('error', () => {
    wasLost = true
  })
  source.addEventListener('open', () => {
    if (wasLost) location.reload()
  })
}

/** The new styles come beside the old ones, which go once they are there: nothing flashes or moves. */
function restyle(revision: string): void {
  const isSheet = ({ pathname, origin }: URL) =>
    origin === location.origin && /^\/site(\.[0-9a-f]+)?\.css$/.test(pathname)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  for (const old of links.filter(({ href }) => isSheet(new URL(href)))) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `/site.css?${revision}`
    link.addEventListener('load', () => old.remove())
    old.after(link)
  }
}
