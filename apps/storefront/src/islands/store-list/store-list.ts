/**
 * Filters, orders and pages of a store's list without a reload: the form and the links of the server, whose answers are put in
 * place. Whatever cannot be put in place is opened as a page.
 */

import { addEarlyStyles } from '../../early-styles.ts'
import { followForm } from './follow-form.ts'
import { addResults, showResults } from './show-results.ts'

const CSS = `
[data-store-results] { transition: opacity 0.15s; }
[data-store-results][aria-busy='true'] { opacity: 0.5; }
[data-store-results]:focus { outline: none; }
`
const FORM = 'form.sw-store-bar'
const RESULTS = '[data-store-results]'
const COUNT = '.ProductList-count'

/** How the page goes on once the answer is there. */
interface Visit {
  /** Step of the browser's history: a new one, another address for the current one, or none where the browser itself went there. */
  readonly step: 'push' | 'replace' | 'none'
  /** Address of all that is shown once what was found is put behind it. */
  readonly grown?: string
  /** Takes the reader to the beginning of the list. */
  readonly toTop?: boolean
}

export function mount(root: Element, _say: unknown, scan: (scope: ParentNode) => void): () => void {
  const form = root.matches(FORM) ? root : root.querySelector(FORM)
  const results = (root.matches(FORM) ? document : root).querySelector<HTMLElement>(RESULTS)
  if (!(form instanceof HTMLFormElement) || !results) return () => {}
  addEarlyStyles(CSS)
  const ending = new AbortController()
  const { signal } = ending
  let asking: AbortController | undefined
  /** The query of the list that is shown; a fragment makes no difference. */
  let shown = location.search
  const list = results
  list.tabIndex = -1

  async function visit(url: string, how: Visit): Promise<void> {
    asking?.abort()
    asking = new AbortController()
    const { signal: asked } = asking
    const { grown = url } = how
    list.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(url, { signal: asked })
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      const found = page.querySelector<HTMLElement>(RESULTS)
      const fields = page.querySelector<HTMLFormElement>(FORM)
      if (!response.ok || !found || !fields) throw new Error(`${url}: ${response.status}`)
      if (how.step !== 'none') history[`${how.step}State`](null, '', grown)
      shown = new URL(grown).search
      const show = how.grown ? addResults : showResults
      show(list, found)
      if (how.toTop) list.scrollIntoView({ block: 'start' })
      followForm(form as HTMLFormElement, fields)
      prepare()
      scan(list)
      followWords(page)
    } catch {
      // A later choice has taken its place.
      if (!asked.aborted) location.assign(grown)
      return
    }
    list.removeAttribute('aria-busy')
  }

  /** Parts that are of use with a script only: more products on this page, and how many there are before the sheet is closed. */
  function prepare(): void {
    const hidden = '.sw-store-more, .sw-store-show [hidden]'
    for (const part of document.querySelectorAll<HTMLElement>(hidden)) part.hidden = false
  }

  const ask = () => visit(addressOf(form), { step: 'push' })
  form.addEventListener(
    'change',
    ({ target }) => {
      // Another category has another heading, and maybe other filters.
      if ((target as HTMLInputElement).name === 'category') location.assign(addressOf(form))
      else void ask()
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      form.querySelector<HTMLElement>(':popover-open')?.hidePopover()
      if (addressOf(form) !== location.href) void ask()
    },
    { signal },
  )
  list.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        '.sw-store-active a, .sw-store-pages a, .ProductList-empty a',
      )
      if (!link || !isPlain(event) || link.pathname !== location.pathname) return
      event.preventDefault()
      const { next } = link.dataset
      if (next === undefined) {
        void visit(link.href, { step: 'push', toTop: link.matches('.sw-store-pages a') })
      } else {
        const { href } = new URL(next, location.href)
        void visit(href, { step: 'replace', grown: grownTo(href) })
      }
    },
    { signal },
  )
  addEventListener(
    'popstate',
    () => {
      if (location.search !== shown) void visit(location.href, { step: 'none' })
    },
    { signal },
  )
  prepare()
  if (isChanged(form)) void ask()
  return () => {
    asking?.abort()
    ending.abort()
  }
}

/** The address of the list that is shown and of the page behind it: `?page=1-3`. Back and a reload show as much again. */
function grownTo(next: string): string {
  const [first = '1'] = new URLSearchParams(location.search).get('page')?.split('-') ?? []
  const url = new URL(next)
  url.searchParams.set('page', `${first}-${url.searchParams.get('page')}`)
  return url.href
}

/** Puts the title of the window and the number of products right. */
function followWords(page: Document): void {
  document.title = page.title
  const [count, shown] = [page, document].map((one) => one.querySelector(COUNT))
  if (count && shown) shown.textContent = count.textContent
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** The address that the form asks for, without fields that say nothing. */
function addressOf(form: HTMLFormElement): string {
  const url = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value)
  }
  return url.href
}

/** Whether something was chosen before the script came. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) {
      return field.checked !== field.defaultChecked || field.value !== field.defaultValue
    }
    return (
      field instanceof HTMLSelectElement &&
      [...field.options].some((option) => option.selected !== option.defaultSelected)
    )
  })
}
