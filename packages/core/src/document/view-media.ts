/** The breakpoint between the two views, and its media queries, which style sheets name `(--desktop)` and `(--phone)`. */

/** Width of the window, in pixels, from which a page has the grid of the desktop. */
export const GRID_SWITCH_PX = 768

export const VIEW_MEDIA = {
  desktop: `(min-width: ${GRID_SWITCH_PX}px)`,
  // Windows may have fractional widths.
  phone: `(max-width: ${GRID_SWITCH_PX - 0.02}px)`,
} as const

const isView = (name: string): name is keyof typeof VIEW_MEDIA => name in VIEW_MEDIA

/** Custom media queries: expands `@media (--phone)`, which neither browsers nor the bundler know. */
export function withViewMedia(css: string): string {
  return css.replace(/@media[^{;]*\{/g, (rule) =>
    rule.replace(/\(--([^()]*)\)/g, (named, name: string) => {
      if (!isView(name)) throw new Error(`There is no media query ${named}.`)
      return VIEW_MEDIA[name]
    }),
  )
}
