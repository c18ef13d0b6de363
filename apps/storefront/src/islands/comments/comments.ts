/**
 * Comments: sends one without leaving the page, says what became of it, and brings the form below the comment that is answered.
 * What was typed is kept through a reload and a failure. Without this script the browser posts the form.
 */

import { fillIn } from '@sitewright/core/words/fill-in'
import { callSite, Refusal } from '../../visitor-api.ts'
import { FormCaptcha } from '../form/form-captcha.ts'
import { KeptInput } from '../form/kept-input.ts'
import type { Failure } from '../form/send-form.ts'

const KEY_CALL = '/api/form/FormSubmissionKey'
const FIELDS = ['name', 'email', 'words'] as const

export function mount(root: Element): () => void {
  const form = root.querySelector<HTMLFormElement>('form.sw-thread-form')
  if (!form) return () => {}
  const comments = new Comments(root as HTMLElement, form)
  return () => comments.leave()
}

interface Sent {
  readonly id: string
  readonly isPublished: boolean
  /** The comment as the page shows it, made by the server. */
  readonly html: string
}

class Comments {
  readonly #root: HTMLElement
  readonly #form: HTMLFormElement
  /** Holds the form's place while it stands below a comment. */
  readonly #place = document.createComment('')
  readonly #words: Readonly<Record<string, string>>
  readonly #kept: KeptInput
  readonly #captcha: FormCaptcha
  readonly #leaving = new AbortController()
  #key: Promise<string> | undefined
  #isBusy = false

  constructor(root: HTMLElement, form: HTMLFormElement) {
    this.#root = root
    this.#form = form
    this.#words = JSON.parse(root.dataset.words || '{}')
    this.#kept = new KeptInput(form)
    this.#kept.putBack()
    this.#captcha = new FormCaptcha(form, (english, parts) =>
      fillIn(this.#translated(english), parts),
    )
    const { signal } = this.#leaving
    form.addEventListener('input', () => this.#kept.keep(), { signal })
    form.addEventListener('focusin', () => this.#touch(), { signal })
    if (form.contains(document.activeElement)) this.#touch()
    form.addEventListener('submit', (event) => void this.#send(event), { signal })
    root.addEventListener('click', (event) => this.#answer(event), { signal })
  }

  leave(): void {
    this.#leaving.abort()
    this.#goBack()
  }

  #touch(): void {
    this.#captcha.begin()
    void this.#begin().catch(() => {})
  }

  /** The key is fetched with the first touch; its age tells how long the comment was written. */
  #begin(): Promise<string> {
    this.#key ??= callSite<{ key: string }>('POST', KEY_CALL, {}).then(({ key }) => key)
    this.#key.catch(() => {
      this.#key = undefined
    })
    return this.#key
  }

  /** Brings the form below the comment whose link was pressed. */
  #answer(event: Event): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.sw-thread-reply')
    const comment = link?.closest<HTMLElement>('.sw-thread-comment')
    if (!link || !comment) return
    event.preventDefault()
    if (!this.#place.parentNode) this.#form.before(this.#place)
    link.closest('article')?.append(this.#form)
    this.#field('parentId').value = comment.id.replace('comment-', '')
    const name = comment.querySelector('.sw-thread-name')?.textContent ?? ''
    this.#form.setAttribute('aria-label', this.#say('blockCommentReplyTo', { name }))
    this.#addCancel(link)
    this.#field('words').focus()
  }

  #addCancel(link: HTMLElement): void {
    this.#form.querySelector('.sw-thread-cancel')?.remove()
    const cancel = document.createElement('button')
    cancel.type = 'button'
    cancel.className = 'sw-thread-cancel'
    cancel.textContent = this.#say('blockCommentCancel')
    cancel.addEventListener('click', () => {
      this.#goBack()
      link.focus()
    })
    this.#form.querySelector('.form-button-wrapper')?.append(cancel)
  }

  #goBack(): void {
    if (!this.#place.parentNode) return
    this.#place.replaceWith(this.#form)
    this.#field('parentId').value = ''
    this.#form.removeAttribute('aria-label')
    this.#form.querySelector('.sw-thread-cancel')?.remove()
  }

  async #send(event: Event): Promise<void> {
    event.preventDefault()
    if (this.#isBusy) return
    this.#lock(true)
    this.#showProblems({})
    this.#tell(this.#say('blockCommentSending'))
    try {
      const failure = await this.#captcha.guard((token) => this.#try(token))
      if (!failure) return
      this.#tell(this.#translated(failure.message))
      this.#showProblems(failure.errors ?? {})
      void this.#captcha.tryAfter(failure)
    } finally {
      this.#lock(false)
    }
  }

  async #try(captchaKey: string): Promise<Failure | undefined> {
    try {
      const sent = await this.#post(captchaKey).catch((error) => {
        if (!(error instanceof Refusal && /^key(?:Unknown|Used)$/.test(error.envelope.code)))
          throw error
        this.#key = undefined
        return this.#post(captchaKey)
      })
      this.#succeed(sent)
      return undefined
    } catch (error) {
      return this.#failureOf(error)
    }
  }

  async #post(captchaKey: string): Promise<Sent> {
    const { parentId, website, ...given } = Object.fromEntries(
      [...FIELDS, 'parentId', 'website'].map((name) => [name, this.#fieldIfAny(name)?.value ?? '']),
    )
    return callSite<Sent>('POST', '/api/comments', {
      ...given,
      ...{ website, key: await this.#begin(), subjectId: this.#root.dataset.subjectId },
      ...(this.#fieldIfAny('wantsReplies')?.checked && { wantsReplies: true }),
      ...(parentId && { parentId }),
      ...(captchaKey && { captchaKey }),
      pagePath: location.pathname,
    })
  }

  #succeed({ id, isPublished, html }: Sent): void {
    this.#key = undefined
    this.#kept.forget()
    const parentId = this.#field('parentId').value
    this.#field('words').value = ''
    this.#goBack()
    this.#tell(this.#say(isPublished ? 'blockCommentShown' : 'blockCommentWaits'))
    if (!isPublished) return
    const parent = this.#root.querySelector(`#comment-${parentId || 'none'}`)
    const list = parent ? listIn(parent, (made) => parent.append(made)) : this.#ownList()
    list.insertAdjacentHTML(parent ? 'beforeend' : 'afterbegin', html)
    this.#countOne()
    document.getElementById(`comment-${id}`)?.focus()
  }

  /** The number in the heading, which may not be there before the first. */
  #countOne(): void {
    const title = this.#root.querySelector('.sw-thread-title')
    let count = title?.querySelector('.sw-thread-count')
    if (!count) {
      count = document.createElement('span')
      count.className = 'sw-thread-count'
      title?.append(' ', count)
    }
    count.textContent = `(${Number(count.textContent?.match(/\d+/)?.[0] ?? 0) + 1})`
  }

  #ownList(): Element {
    return listIn(this.#root, (made) => this.#root.querySelector('.sw-thread-title')?.after(made))
  }

  #failureOf(error: unknown): Failure {
    if (!(error instanceof Refusal)) return { message: this.#say('blockCommentFailed') }
    const { status, errors = {}, code } = error.envelope
    return { message: this.#wordsFor(status, error.message), errors, code }
  }

  #wordsFor(status: number, message: string): string {
    if (status === 0) return this.#say('blockCommentNoConnection')
    if (status === 429) return this.#say('blockCommentTooMany')
    return status >= 500 ? this.#say('blockCommentFailed') : this.#translated(message)
  }

  /** Shows each problem at its field; the focus goes to the first. */
  #showProblems(errors: Readonly<Record<string, string>>): void {
    for (const shown of this.#form.querySelectorAll('.sw-thread-problem')) shown.remove()
    let first: HTMLElement | undefined
    for (const name of FIELDS) {
      const control = this.#fieldIfAny(name)
      if (!control) continue
      const text = errors[name]
      const notes = (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id && !id.endsWith('-problem'))
      if (text !== undefined) {
        const problem = document.createElement('p')
        problem.className = 'sw-thread-problem'
        problem.id = `${control.id}-problem`
        problem.textContent = this.#translated(text)
        control.before(problem)
        notes.push(problem.id)
        first ??= control
      }
      control.toggleAttribute('aria-invalid', text !== undefined)
      if (text !== undefined) control.setAttribute('aria-invalid', 'true')
      if (notes.length > 0) control.setAttribute('aria-describedby', notes.join(' '))
      else control.removeAttribute('aria-describedby')
    }
    first?.focus()
  }

  #lock(isBusy: boolean): void {
    this.#isBusy = isBusy
    this.#form.dataset.state = isBusy ? 'saving' : 'editing'
    const button = this.#form.querySelector('[type=submit]')
    if (isBusy) {
      this.#form.setAttribute('aria-busy', 'true')
      button?.setAttribute('aria-disabled', 'true')
      return
    }
    this.#form.removeAttribute('aria-busy')
    button?.removeAttribute('aria-disabled')
  }

  #tell(text: string): void {
    const status = this.#form.querySelector('.sw-thread-status')
    if (status) status.textContent = text
  }

  #field(name: string): HTMLInputElement {
    return this.#form.elements.namedItem(name) as HTMLInputElement
  }

  #fieldIfAny(name: string): HTMLInputElement | null {
    return this.#form.elements.namedItem(name) as HTMLInputElement | null
  }

  #say(word: string, parts: Readonly<Record<string, string>> = {}): string {
    return fillIn(this.#words[word] ?? '', parts)
  }

  /** A refusal of the server in the language of the page. */
  #translated(english: string): string {
    return this.#words[english] ?? english
  }
}

/** The list of comments directly in an element, which is made for the first. */
function listIn(parent: Element, put: (list: HTMLElement) => void): Element {
  const known = parent.querySelector(':scope > .sw-thread-list')
  if (known) return known
  const list = document.createElement('ol')
  list.className = 'sw-thread-list'
  put(list)
  return list
}
