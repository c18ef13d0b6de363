/** Milliseconds after which a page that its theme still hides is shown. */
const PATIENCE_MS = 3_000

/** Elements in which themes print the content of a page; the whole body stands in where there is none. */
const MAIN = 'main, [role="main"], [data-content-field="main-content"], #content, #page'
const CONTENT = 'h1, h2, h3, p, li, a, img, button, input, video, iframe'

/** Looks once whether the first of a page's content is still hidden. Only then is the script fetched that shows it. */
export function watchHiddenPage(): void {
  setTimeout(async () => {
    const main = document.querySelector(MAIN) ?? document.body
    const pieces = [...main.querySelectorAll(CONTENT)]
    let at: Element | null = pieces[0] ?? main
    while (at && !isHidden(at)) at = at.parentElement
    if (at) (await import('./show-hidden-page.ts')).showHiddenPage(main, pieces)
  }, PATIENCE_MS)
}

function isHidden(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden' || (opacity !== '' && Number(opacity) < 0.05)
}
