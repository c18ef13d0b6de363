/**
 * The base look of buttons, for themes that leave it to the platform (ADR 33). Every selector names elements and, inside of `:where()`,
 * classes: it outweighs a theme's rules for bare elements, such as a reset or the colour of links, and yields to any rule of a theme
 * that names a class or id.
 */

const BUTTONS = [
  '.sqs-block-button-element',
  '.sqs-add-to-cart-button',
  '.sqs-system-button',
  '.sqs-editable-button',
  '.sw-purchase-form button',
  '.sw-search-line button',
].join(', ')

/** Buttons that have no size of their own are as large as medium ones. */
const SIZES: Readonly<Record<string, string>> = {
  small: '.sqs-block-button-element--small',
  medium: `:is(${BUTTONS}):not(.sqs-block-button-element--small, .sqs-block-button-element--large)`,
  large: '.sqs-block-button-element--large',
}

const PADDING: Readonly<Record<string, string>> = {
  small: '10px 17px; min-height: 38px; font-size: 0.875em',
  large: '18px 34px; min-height: 56px; font-size: 1.125em',
}

const at = (buttons: string, body = '') =>
  `html body${body && `:where(${body})`} :is(a, button, div, input):where(${buttons})`

/** Declarations that a body class of the platform's tweaks changes in buttons of a size. */
const LOOKS: Readonly<Record<string, string>> = {
  'style-outline': 'border-color: currentcolor; background: transparent; color: inherit',
  'style-raised': 'box-shadow: inset 0 -3px rgb(0 0 0 / 0.35)',
  'shape-rounded': 'border-radius: 5px',
  'shape-pill': 'border-radius: 300px',
}

const looks = Object.entries(SIZES).flatMap(([size, buttons]) =>
  Object.entries(LOOKS).map(
    ([look, declarations]) => `${at(buttons, `.${size}-button-${look}`)} { ${declarations}; }`,
  ),
)

const sizes = Object.entries(PADDING).map(
  ([size, padding]) => `${at(SIZES[size] ?? '')} { padding: ${padding}; }`,
)

export const BUTTONS_CSS = `
${at(BUTTONS)} {
  display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box; min-height: 46px; max-width: 100%;
  padding: 14px 26px; border: 2px solid transparent; border-radius: 0; background: #222; color: #fff; font: inherit; line-height: 1.2;
  text-align: center; text-decoration: none; overflow-wrap: anywhere; cursor: pointer; transition: opacity 0.15s ease;
}
/* On a dark page or footer it is light: the opposite of the words around it. */
@supports (color: oklch(from red l c h)) {
  ${at(BUTTONS)} {
    background: oklch(from currentcolor clamp(0.2, (0.6 - l) * 100, 0.98) 0 0);
    color: oklch(from currentcolor clamp(0.2, (0.6 - l) * 100, 1) 0 0);
  }
}
${sizes.join('\n')}
${looks.join('\n')}
${at('.sqs-button-element--secondary:not(label)')} { border-color: currentcolor; background: transparent; color: inherit; }
${at('.sqs-button-element--tertiary')} { padding-inline: 0; background: transparent; color: inherit; text-decoration: underline; text-underline-offset: 0.25em; }
${at(BUTTONS)}:where(:hover) { opacity: 0.8; }
${at(BUTTONS)}:where(:focus-visible) { outline: auto 2px; outline-offset: 3px; }
${at(BUTTONS)}:where([aria-disabled='true'], :disabled) { opacity: 0.6; cursor: default; }
`
