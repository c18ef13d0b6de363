const added = new Set<string>()

/** Adds styles that come with a script, once a page; before all others, so that a theme's come after them. */
export function addEarlyStyles(css: string): void {
  if (added.has(css)) return
  added.add(css)
  const style = document.createElement('style')
  style.textContent = css
  document.head.prepend(style)
}
