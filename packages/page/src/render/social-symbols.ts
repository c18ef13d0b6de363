/** The social icons that a theme takes by `<use xlink:href="#instagram-icon">`, which stand at the end of the page. */

import { socialSymbol } from '@sitewright/theme/for-pages'

const USED = /<use\b[^>]*?href="#(\w+-(?:unauth-)?(?:icon|mask))"/g
/** The end of the body; the last one, as scripts may hold one in a text. */
const END = '</body>'

/** The page with every icon that it uses and does not draw itself. */
export function withSocialSymbols(html: string): string {
  const ids = new Set([...html.matchAll(USED)].map(([, id = '']) => id))
  const symbols = [...ids]
    .filter((id) => !html.includes(`id="${id}"`))
    .flatMap((id) => socialSymbol(id) ?? [])
  if (symbols.length === 0) return html
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" style="display:none" data-usage="social-icons-svg" aria-hidden="true">${symbols.join('')}</svg>`
  const end = html.lastIndexOf(END)
  return end < 0 ? html + drawing : html.slice(0, end) + drawing + html.slice(end)
}
