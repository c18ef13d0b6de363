/** Share buttons: links to the services that the site chose. Nothing is asked of them before one is followed. */

import {
  SHARE_SERVICES,
  type SharedPage,
  type ShareService,
  shareAddress,
} from '@sitewright/core/site/share-services'
import type { Say } from '@sitewright/core/words/island-words'
import type { StaticContext } from '../../static-context.ts'

/** The element says what is shared; without an address it is the page itself. */
export function mount(root: Element, say: Say): () => void {
  const context: StaticContext | undefined = window.Static?.SQUARESPACE_CONTEXT
  const chosen = context?.website?.shareButtonOptions ?? {}
  const page = sharedBy(root)
  const links = SHARE_SERVICES.filter(({ id }) => chosen[id]).map((one) => linkTo(one, page))
  if (links.length === 0) return () => {}
  root.setAttribute('role', 'group')
  root.setAttribute(
    'aria-label',
    page.title ? say('Share “{title}”', { title: page.title }) : say('Share'),
  )
  const label = document.createElement('span')
  label.textContent = say('Share')
  label.ariaHidden = 'true'
  root.replaceChildren(label, ...links)
  return () => root.replaceChildren()
}

function sharedBy(root: Element): SharedPage {
  const { fullUrl, assetUrl, title } = (root as HTMLElement).dataset
  return {
    url: whole(fullUrl) || location.origin + location.pathname,
    title: title || document.title,
    image: whole(assetUrl),
  }
}

function whole(address: string | undefined): string {
  return address ? new URL(address, location.origin).href : ''
}

function linkTo(service: ShareService, page: SharedPage): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = `sw-share sw-share-${service.name}`
  link.href = shareAddress(service, page)
  link.textContent = service.label
  if (link.protocol === 'https:') {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  return link
}
