import { say } from './say.ts'

/** Fills containers of follow buttons that a theme's script has added; the platform's own pages bring theirs filled. */
export function renderFollowButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.squarespace-follow-button:empty')) {
    const name = place.dataset.username ?? ''
    if (!/^\w{1,50}$/.test(name)) continue
    const link = document.createElement('a')
    link.href = `https://twitter.com/${name}`
    link.rel = 'noopener'
    link.textContent = say('Follow @{name}', { name })
    place.append(link)
  }
}
