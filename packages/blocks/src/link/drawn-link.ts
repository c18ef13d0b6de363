/** A link that stands by itself: the settings of its look, and what its markup needs. Two types of block share it. */

import { alignment, choice } from '../fields/index.ts'

export const LOOK_FIELDS = {
  look: choice({
    label: 'Style',
    options: { underlined: 'Underlined', plain: 'Plain', arrow: 'Arrow', card: 'Card' },
    initial: 'underlined',
  }),
  size: choice({
    label: 'Size',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    initial: 'medium',
  }),
  alignment: alignment({ label: 'Alignment', initial: 'left' }),
}

export interface DrawnLink {
  readonly label: string
  readonly description: string
  readonly url: string | undefined
  readonly newWindow: boolean
  readonly look: string
  readonly size: string
  readonly alignment: string
}

/** The keys that a theme's own markup of a link can ask for. */
export function linkForTheme({ label, url, newWindow, ...drawn }: DrawnLink) {
  return {
    title: label,
    description: drawn.description,
    url: url ?? '',
    newWindow,
    clickthroughUrl: url ? { url, newWindow } : null,
    linkStyle: drawn.look,
    linkSize: drawn.size,
    linkAlignment: drawn.alignment,
  }
}
