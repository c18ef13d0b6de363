/** Social icons as SVG symbols, under the ids that themes take them by: `#instagram-icon` and `#instagram-unauth-mask`. */

import { SOCIAL_ICON_PATHS } from '@sitewright/core/site/social-icons'

/** A mask is the square with the icon cut out. */
export type SocialDrawing = 'icon' | 'mask'

/** Services that have an icon. */
export const SOCIAL_SERVICE_NAMES: readonly string[] = Object.keys(SOCIAL_ICON_PATHS)

const SQUARE = 'M-12-12h48v48h-48z'

/** The path that draws a service's icon in the middle of a square of 64 units; undefined for services without an icon. */
export function socialPath(
  service: string,
  drawing: SocialDrawing,
  attributes = '',
): string | undefined {
  if (!Object.hasOwn(SOCIAL_ICON_PATHS, service)) return undefined
  const path = `${drawing === 'mask' ? SQUARE : ''}${SOCIAL_ICON_PATHS[service]}`
  return `<path ${attributes}fill-rule="evenodd" transform="translate(16 16) scale(1.3333)" d="${path}"/>`
}

/** The symbol with that id; undefined if it is none of ours. */
export function socialSymbol(id: string): string | undefined {
  const [, service = '', drawing] = /^(\w+?)(?:-unauth)?-(icon|mask)$/.exec(id) ?? []
  const path = socialPath(service, drawing === 'mask' ? 'mask' : 'icon')
  return path && `<symbol id="${id}" viewBox="0 0 64 64">${path}</symbol>`
}

/** Ids of all symbols. */
export const SOCIAL_SYMBOL_IDS: readonly string[] = SOCIAL_SERVICE_NAMES.flatMap((service) =>
  ['-icon', '-mask', '-unauth-icon', '-unauth-mask'].map((ending) => `${service}${ending}`),
)
