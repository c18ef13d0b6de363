/** After a form was sent: its text in its place, with the owner's HTML and scripts, or another page (specification §2). */

const WRAPPERS = '.form-wrapper, .newsletter-form-wrapper'

/** Whether another page opens. */
export function showSuccess(form: HTMLFormElement): boolean {
  const address = allowedAddress(form.dataset.successRedirect)
  if (address !== undefined) {
    location.assign(address)
    return true
  }
  const around = form.closest<HTMLElement>(WRAPPERS) ?? form.parentElement
  form.hidden = true
  form.style.display = 'none'
  const text = around?.querySelector<HTMLElement>('.form-submission-text')
  if (text) {
    reveal(text)
    text.tabIndex = -1
    text.focus({ preventScroll: true })
  }
  const html = around?.querySelector<HTMLElement>('.form-submission-html')
  if (html) run(html)
  around?.scrollIntoView({ block: 'nearest' })
  return false
}

/** Owners choose pages and web addresses; nothing else is opened, whatever a theme's markup says. */
function allowedAddress(href: string | undefined): string | undefined {
  if (!href || !URL.canParse(href, location.href)) return undefined
  const url = new URL(href, location.href)
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** Scripts run only in nodes that were made for it. */
function run(element: HTMLElement): void {
  const { submissionHtml } = element.dataset
  reveal(element)
  if (!submissionHtml) return
  const range = document.createRange()
  range.selectNodeContents(element)
  element.replaceChildren(range.createContextualFragment(submissionHtml))
}

function reveal(element: HTMLElement): void {
  element.hidden = false
  element.classList.remove('hidden')
}
