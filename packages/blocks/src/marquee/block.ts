import { isBlank } from '@sitewright/core/blank'
import type { JsonObject } from '@sitewright/core/json'
import { type BlockContext, defineBlock } from '../block-definition.ts'
import { choice, link, list, picture, text, toggle, type ValuesOf } from '../fields/index.ts'
import { linkTargets, resolveLink } from '../link/link.ts'
import { pictureOf } from '../picture.ts'
import css from './block.css'
import markup from './block.html'

const entry = {
  text: text({ label: 'Words', isOptional: true, maxLength: 300 }),
  pictureId: picture(),
  link: link(),
}

/** How far the band moves in a second, in widths of a letter. */
const SPEEDS = { slow: 3, medium: 6, fast: 12 } as const

/** Widths of a letter that a picture takes with the space around it, and that the space around words takes. */
const PICTURE_WIDTH = 14
const SPACE_WIDTH = 5

/** Least width of the band that goes by once: it fills the block, which is about as wide on a desktop. */
const LEAST_WIDTH = 80

/** Words and pictures that move past. */
export const marqueeBlock = defineBlock({
  name: 'marquee',
  label: 'Moving band',
  summary: 'Words and pictures that move past, and can be stopped.',
  icon: 'GalleryHorizontal',
  paletteSection: 'text',
  keywords: ['marquee', 'ticker', 'scrolling', 'banner', 'logos', 'slider'],
  fields: {
    entries: list({
      label: 'Entries',
      entryLabel: 'Entry',
      namedBy: 'text',
      max: 30,
      fields: entry,
    }),
    separator: choice({
      label: 'Between entries',
      options: { none: 'Space', dot: 'Dot', star: 'Star', slash: 'Slash' },
      initial: 'dot',
    }),
    size: choice({
      label: 'Size',
      options: { small: 'Small', medium: 'Medium', large: 'Large', huge: 'Huge' },
      initial: 'large',
    }),
    speed: choice({
      label: 'Speed',
      options: { slow: 'Slow', medium: 'Medium', fast: 'Fast' },
      initial: 'slow',
    }),
    direction: choice({
      label: 'Moves to the',
      options: { left: 'Left', right: 'Right' },
      initial: 'left',
    }),
    fades: toggle({ label: 'Fade at the edges', initial: false }),
  },
  hint: 'It stands still for visitors who asked their device for less motion, and anyone can stop it.',
  example: {
    entries: ['Stoneware', 'Open studio', 'Every Thursday', 'Five wheels', 'Two kilns'].map(
      (text) => ({
        ...{ text, pictureId: '' },
        link: { href: '', newWindow: false },
      }),
    ),
    separator: 'star',
  },
  beginsWithExample: true,
  size: { desktop: { w: 24, h: 3 }, phone: { h: 3 } },
  markup,
  css,
  context({ entries, speed, ...look }, context) {
    const shown = entries.flatMap((one) => entryContext(one, context) ?? [])
    if (shown.length === 0) return { isMissing: context.mode === 'edit' }
    const width = shown.reduce(
      (sum, { words, picture }) => sum + words.length + (picture ? PICTURE_WIDTH : 0) + SPACE_WIDTH,
      0,
    )
    return {
      ...look,
      bands: [
        { entries: shown, isCopy: false },
        { entries: shown, isCopy: true },
      ] as unknown as JsonObject[],
      seconds: Math.round(Math.max(width, LEAST_WIDTH) / SPEEDS[speed]),
    }
  },
  themeContext({ entries, separator, size, speed, direction, fades }, context) {
    const items = entries.flatMap((one) => entryContext(one, context) ?? [])
    return {
      marqueeItems: items.map(({ words, url }) => ({ text: words, link: url })),
      animationDirection: direction,
      animationSpeed: speed,
      separator,
      size,
      fades,
    }
  },
})

function entryContext(
  { text, pictureId, link }: ValuesOf<typeof entry>,
  { data, share, isEager }: BlockContext,
) {
  const asset = data.assets.get(pictureId)
  const words = text.trim()
  const altText = isBlank(words) ? (asset?.altText ?? '') : ''
  const picture = asset?.originalSize
    ? pictureOf(asset, { altText, share: { desktop: share.desktop / 4, phone: 0.5 }, isEager })
    : undefined
  if (!picture && isBlank(words)) return undefined
  // A link around a picture nobody described would have no name.
  const isNamed = !isBlank(words) || altText !== ''
  return {
    words,
    ...(picture && { picture }),
    url: (isNamed && resolveLink(link.href, linkTargets(data))) || '',
    newWindow: link.newWindow,
  }
}
