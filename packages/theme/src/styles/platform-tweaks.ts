/**
 * Tweaks that the platform's own galleries had in every theme (themes §6). A theme that names `gallery` among the system's
 * collections and lists one itself styles by their classes, and its scripts read their values.
 */

import type { StyleFile } from './style-source.ts'

const CHOICES: readonly (readonly [title: string, ...options: string[]])[] = [
  ['Gallery Design', 'Slideshow', 'Grid'],
  ['Aspect Ratio', 'Auto', '1:1 Square', '3:2 Standard', '4:3 Four-Three', '16:9 Widescreen'],
  ['Lightbox Style', 'Dark', 'Light'],
  ['Gallery Navigation', 'Bullets', 'Thumbnails', 'None'],
  ['Gallery Info Overlay', 'Show on Hover', 'Always Show', 'Hide'],
  ['Gallery Aspect Ratio', '3:2 Standard', '1:1 Square', '4:3 Four-Three', '16:9 Widescreen'],
  ['Gallery Arrow Style', 'No Background', 'Circle', 'Square', 'Rounded Square'],
  ['Gallery Transitions', 'Fade', 'Scroll'],
]

const SWITCHES: readonly (readonly [title: string, active: boolean])[] = [
  ['Gallery Show Arrows', true],
  ['Gallery Auto Crop', true],
  ['Gallery Autoplay', false],
  ['Gallery Loop', true],
]

const LOOKS: readonly (readonly [type: 'color' | 'value', name: string, value: string])[] = [
  ['value', 'galleryAutoplaySpeed', '3'],
  ['color', 'galleryArrowBackground', 'rgba(34,34,34,1)'],
  ['color', 'galleryArrowColor', 'rgba(255,255,255,1)'],
  ['color', 'galleryCircleColor', 'rgba(255,255,255,1)'],
  ['color', 'galleryInfoBackground', 'rgba(0,0,0,.7)'],
  ['value', 'galleryThumbnailSize', '100px'],
  ['value', 'gridSize', '280px'],
  ['value', 'gridSpacing', '10px'],
]

const tweak = (settings: object) =>
  `// tweak: ${JSON.stringify({ category: 'Gallery', js: true, ...settings })}`

/** Title of a name: `galleryArrowColor` becomes `Gallery Arrow Color`. */
const titleOf = (name: string) =>
  name.replace(/(?=[A-Z])/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** A sheet before the theme's own, whose declarations of the same name override it. */
export const GALLERY_TWEAKS: StyleFile = {
  path: 'platform/gallery.less',
  text: [
    ...CHOICES.map(([title, ...options]) => tweak({ type: 'dropdown', title, options })),
    ...SWITCHES.map(([title, active]) => tweak({ type: 'checkbox', title, active })),
    ...LOOKS.flatMap(([type, name, value]) => [
      tweak({ type, title: titleOf(name) }),
      `@${name}: ${value};`,
    ]),
  ].join('\n'),
}
