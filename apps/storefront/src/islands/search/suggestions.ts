/**
 * A combobox with a list box, as the ARIA Authoring Practices describe it: what was found stands under the field while it is
 * typed in, arrows go through it, Enter opens it, Escape closes it. Without an answer the form is what it was.
 */

import type { Say } from '@sitewright/core/words/island-words'
import { type Found, optionOf } from './option.ts'

/** Characters before anything is asked. */
const LEAST_CHARACTERS = 2
/** Scripts in which one character can be a word. */
const WORDY = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Debounce, in milliseconds: most keys of a word come sooner. */
const AFTER_MS = 150
/** Results that are shown; all of them stand on the search page. */
const MOST_SHOWN = 6

interface Answer {
  readonly total: number
  readonly items: readonly Found[]
}

let lists = 0

/** Gives a search form suggestions until what comes back is called. */
export function suggestIn(form: HTMLFormElement, say: Say): () => void {
  const input = form.querySelector<HTMLInputElement>('input[name=q]')
  if (!input) return () => {}
  const suggestions = new Suggestions(form, input, say)
  return () => suggestions.remove()
}

class Suggestions {
  readonly #form: HTMLFormElement
  readonly #input: HTMLInputElement
  readonly #say: Say
  readonly #list = document.createElement('ul')
  readonly #status = document.createElement('p')
  readonly #ended = new AbortController()
  #asking = new AbortController()
  #timer = 0
  /** The question that is shown or on its way, so that late answers to others are left out. */
  #asked = ''
  /** The question that the options in the list answer. */
  #answered = ''
  #active = -1

  constructor(form: HTMLFormElement, input: HTMLInputElement, say: Say) {
    this.#form = form
    this.#input = input
    this.#say = say
    lists += 1
    this.#list.id = `sw-suggestions-${lists}`
    this.#list.className = 'sw-suggestions'
    this.#list.setAttribute('role', 'listbox')
    this.#list.setAttribute('aria-label', say('Search'))
    this.#list.hidden = true
    this.#status.className = 'visually-hidden'
    this.#status.setAttribute('role', 'status')
    form.classList.add('sw-suggesting')
    form.append(this.#list, this.#status)
    input.setAttribute('role', 'combobox')
    input.autocomplete = 'off'
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', this.#list.id)
    input.setAttribute('aria-expanded', 'false')
    const { signal } = this.#ended
    input.addEventListener('input', () => this.#later(), { signal })
    input.addEventListener('keydown', (event) => this.#onKey(event), { signal })
    input.addEventListener('focus', () => this.#later(), { signal })
    form.addEventListener('focusout', (event) => this.#onLeave(event), { signal })
    // The field keeps the focus while the list is pressed; some touch screens give it at the mouse event that follows.
    for (const type of ['pointerdown', 'mousedown'])
      this.#list.addEventListener(type, (event) => event.preventDefault(), { signal })
    this.#list.addEventListener('click', (event) => this.#onPress(event), { signal })
    if (document.activeElement === input) this.#later()
  }

  remove(): void {
    clearTimeout(this.#timer)
    this.#ended.abort()
    this.#asking.abort()
    this.#list.remove()
    this.#status.remove()
    this.#form.classList.remove('sw-suggesting')
    for (const name of ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded'])
      this.#input.removeAttribute(name)
    this.#input.removeAttribute('aria-activedescendant')
  }

  #later(): void {
    clearTimeout(this.#timer)
    const question = this.#question()
    if (question.length < (WORDY.test(question) ? 1 : LEAST_CHARACTERS)) {
      this.#asked = ''
      this.#close()
      return
    }
    this.#timer = window.setTimeout(() => void this.#ask(question), AFTER_MS)
  }

  #question(): string {
    return this.#input.value.trim()
  }

  async #ask(question: string): Promise<void> {
    if (question === this.#asked) return
    this.#asked = question
    this.#asking.abort()
    this.#asking = new AbortController()
    const { signal } = this.#asking
    const answer = await answerOf(this.#address(question), signal)
    if (question !== this.#asked) return
    if (answer && !signal.aborted) {
      this.#answered = question
      this.#show(answer)
      return
    }
    this.#asked = ''
    this.#close()
  }

  /** With all that the form sends, such as the only collection that is searched. */
  #address(question: string): string {
    const fields = [...new FormData(this.#form)].filter(([, value]) => typeof value === 'string')
    const query = new URLSearchParams(fields as [string, string][])
    query.set('q', question)
    return `/api/search/GeneralSearch?${query}`
  }

  #show({ items, total }: Answer): void {
    const options = items.slice(0, MOST_SHOWN).map((found) => optionOf(found, this.#say))
    if (total > options.length) options.push(this.#toAll())
    for (const [index, option] of options.entries()) option.id = `${this.#list.id}-${index}`
    this.#list.replaceChildren(...options)
    this.#activate(-1)
    const isOpen = options.length > 0 && document.activeElement === this.#input
    this.#setOpen(isOpen)
    this.#status.textContent = this.#inWords(total)
  }

  #inWords(total: number): string {
    if (total === 0) return this.#say('Nothing was found.')
    return total === 1 ? this.#say('1 result') : this.#say('{count} results', { count: total })
  }

  /** The last option, which sends the form. */
  #toAll(): HTMLLIElement {
    const option = document.createElement('li')
    option.setAttribute('role', 'option')
    option.className = 'sw-suggestion-all'
    option.textContent = this.#say('See all results')
    return option
  }

  #close(): void {
    this.#setOpen(false)
    this.#status.textContent = ''
    this.#activate(-1)
  }

  #onKey(event: KeyboardEvent): void {
    // Keys of an input method are its own.
    if (event.isComposing) return
    const { length } = this.#list.children
    const isOpen = !this.#list.hidden
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && length > 0 && (isOpen || this.#answered === this.#question())) {
      event.preventDefault()
      if (isOpen) this.#activate(nextPlace(this.#active, step, length))
      else this.#reopen()
      return
    }
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault()
      clearTimeout(this.#timer)
      this.#asking.abort()
      this.#close()
      return
    }
    const option = this.#list.children[this.#active]
    if (event.key === 'Enter' && isOpen && option instanceof HTMLElement) {
      event.preventDefault()
      this.#open(option, event)
    }
  }

  #reopen(): void {
    this.#setOpen(true)
    this.#activate(0)
  }

  #setOpen(isOpen: boolean): void {
    this.#list.hidden = !isOpen
    this.#input.setAttribute('aria-expanded', String(isOpen))
  }

  #onPress(event: MouseEvent): void {
    const option = event.target instanceof Element ? event.target.closest('li') : null
    if (option) this.#open(option, event)
  }

  #open({ dataset }: HTMLElement, { ctrlKey, metaKey }: KeyboardEvent | MouseEvent): void {
    if (dataset.url === undefined) this.#form.requestSubmit()
    else if (ctrlKey || metaKey) window.open(dataset.url, '_blank', 'noopener')
    else location.assign(dataset.url)
  }

  #onLeave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.#form.contains(relatedTarget))) this.#close()
  }

  #activate(index: number): void {
    this.#active = index
    const options = [...this.#list.children]
    for (const [at, option] of options.entries())
      option.setAttribute('aria-selected', String(at === index))
    const active = options[index]
    if (active) this.#input.setAttribute('aria-activedescendant', active.id)
    else this.#input.removeAttribute('aria-activedescendant')
    active?.scrollIntoView({ block: 'nearest' })
  }
}

/** Undefined where there is none: nothing is told, since the form works without it. */
async function answerOf(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

/** Goes around through the field itself, which is place -1. */
function nextPlace(active: number, step: number, length: number): number {
  const places = length + 1
  return ((active + 1 + step + places) % places) - 1
}
