/** Light for dark words and dark for light ones: the background of an element by its own words, and its words by those around it. */
export const OPPOSITE = 'oklch(from currentcolor clamp(0.2, (0.6 - l) * 100, 0.98) 0 0)'

/**
 * A rule that lets an element stand out from a page of any colour where the theme names none. Browsers that cannot work it out keep what
 * the rules before it say.
 */
export const oppositeOf = (selector: string): string =>
  `@supports (color: oklch(from red l c h)) { ${selector} {
  --opposite: ${OPPOSITE};
  background: var(--sw-color-text, var(--opposite)); color: var(--sw-color-background, var(--opposite));
} }`
