/**
 * Tweaks that the platform's buttons, announcement bar and quick view had in every theme. Styles of buttons follow the classes that
 * their style and shape give the body; fonts are mixins that themes may mix in, too.
 */

import type { StyleFile } from './style-source.ts'

const tweak = (settings: object) => `// tweak: ${JSON.stringify(settings)}`

const ELEMENTS = 'html body :is(a, button, div, input)'
const BUTTONS =
  '.sqs-block-button-element, .sqs-add-to-cart-button, .sqs-system-button, .sqs-editable-button'

/** Sizes of buttons with the size of their letters in pixels. A button without a size of its own counts as medium. */
const SIZES = [
  { size: 'Small', selector: '.sqs-block-button-element--small', letters: 14 },
  {
    size: 'Medium',
    selector: `:is(${BUTTONS}):not(.sqs-block-button-element--small, .sqs-block-button-element--large)`,
    letters: 16,
  },
  { size: 'Large', selector: '.sqs-block-button-element--large', letters: 18 },
] as const

export const BUTTON_STYLES = ['Solid', 'Outline', 'Raised'] as const
export const BUTTON_SHAPES = ['Square', 'Rounded', 'Pill'] as const

const font = (name: string, size: string) =>
  `.${name}() { font-family: inherit; font-size: ${size}; letter-spacing: 0; line-height: 1.2em; font-weight: inherit; font-style: inherit; text-transform: inherit; text-decoration: none; }`

const buttons = SIZES.flatMap(({ size, selector, letters }) => {
  const shared = { category: 'Buttons', showOnlyWhenPresent: selector }
  const name = `${size.toLowerCase()}-button-font`
  return [
    tweak({
      type: 'dropdown',
      title: `${size} Button Style`,
      options: BUTTON_STYLES,
      js: true,
      ...shared,
    }),
    tweak({
      type: 'dropdown',
      title: `${size} Button Shape`,
      options: BUTTON_SHAPES,
      js: true,
      ...shared,
    }),
    tweak({ type: 'font', title: `${size} Button Font`, ...shared }),
    font(name, `${letters}px`),
    `${ELEMENTS}:where(${selector}) { .${name}(); }`,
  ]
})

const BAR = { category: 'Announcement Bar', showOnlyWhenPresent: '.sqs-announcement-bar' }

const announcementBar = [
  tweak({ type: 'color', title: 'Announcement Bar Background', ...BAR }),
  '@announcementBarBackground: rgba(34,34,34,1);',
  tweak({ type: 'color', title: 'Announcement Bar Color', ...BAR }),
  '@announcementBarColor: rgba(255,255,255,1);',
  tweak({ type: 'font', title: 'Announcement Bar Font', ...BAR }),
  font('announcement-bar-font', '16px'),
  ':where(.sqs-announcement-bar) { background-color: @announcementBarBackground; color: @announcementBarColor; .announcement-bar-font(); }',
]

const QUICK_VIEW = {
  category: 'Quick View',
  showOnlyWhenPresent: '.sqs-product-quick-view-button',
  js: true,
}

/** Titles are the names that body classes have; owners read the label. */
const quickView = [
  { type: 'dropdown', title: 'button-style', options: ['Floating', 'Docked'] },
  { type: 'dropdown', title: 'button-position', options: ['Bottom', 'Center', 'Top'] },
  { type: 'dropdown', title: 'lightbox-excerpt-display', options: ['Truncate', 'Full', 'Hide'] },
  { type: 'checkbox', title: 'lightbox-show-arrows', active: true },
  { type: 'checkbox', title: 'lightbox-show-close-button', active: true },
  { type: 'dropdown', title: 'lightbox-controls-weight', options: ['Light', 'Standard'] },
].map(({ title, ...settings }) =>
  tweak({
    ...settings,
    title: `tweak-product-quick-view-${title}`,
    label: labelOf(title),
    ...QUICK_VIEW,
  }),
)

function labelOf(title: string): string {
  return title.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
}

/** A sheet before the theme's own. */
export const BUTTON_TWEAKS: StyleFile = {
  path: 'platform/buttons.less',
  text: [...buttons, ...announcementBar, ...quickView].join('\n'),
}
