/** Runs in the page: scrollbars as on phones and tablets, which take no room. Chromium hides all of them, and Firefox none. */
export function layScrollbarOnPage(): void {
  document.documentElement.style.scrollbarWidth = 'none'
}
