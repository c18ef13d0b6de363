/** Files of a form: each is uploaded as soon as it is chosen, can be taken back, and goes with the form by its id. */

import { extensionOf } from '@sitewright/core/files/file-types'
import { ENTRY_MESSAGES, type EntryProblem } from '@sitewright/core/forms/check-entries'
import { formFileProblem, refusedFile } from '@sitewright/core/forms/form-files'
import { callSite, Refusal } from '../../visitor-api.ts'
import type { Say } from './form-words.ts'

interface UploadedFile {
  readonly id: string
  readonly filename: string
  readonly bytes: number
}

const lists = new WeakMap<HTMLInputElement, FileList>()

/** Takes over what was chosen in a field, and ends once it is uploaded or refused. */
export function takeFiles(
  form: HTMLFormElement,
  input: HTMLInputElement,
  fieldId: string,
  say: Say,
): Promise<void> {
  const list = lists.get(input) ?? new FileList(form, input, fieldId, say)
  lists.set(input, list)
  return list.take()
}

class FileList {
  readonly #input: HTMLInputElement
  readonly #path: string
  readonly #say: Say
  readonly #list = document.createElement('ul')
  readonly #status = document.createElement('p')
  #files: readonly UploadedFile[] = []

  constructor(form: HTMLFormElement, input: HTMLInputElement, fieldId: string, say: Say) {
    this.#input = input
    this.#say = say
    const field = encodeURIComponent(fieldId)
    this.#path = `/api/form/${form.dataset.formId}/fields/${field}/files`
    this.#list.className = 'sw-form-files'
    this.#list.ariaLive = 'polite'
    this.#status.className = 'sw-form-files-status'
    this.#status.role = 'status'
    input.after(this.#list, this.#status)
    form.addEventListener('reset', () => this.#show([]))
  }

  async take(): Promise<void> {
    const chosen = [...(this.#input.files ?? [])]
    const most = Number(this.#input.dataset.most ?? 1)
    // One file takes the place of the one before it; of several each is added.
    const kept = most === 1 ? [] : this.#files
    this.#input.value = ''
    const problems: string[] = []
    let files = kept
    for (const file of chosen) {
      const problem = files.length >= most ? 'tooManyFiles' : this.#problemOf(file)
      const taken = problem ?? (await this.#upload(file))
      if (typeof taken === 'string')
        problems.push(`${file.name}: ${this.#say(ENTRY_MESSAGES[taken])}`)
      else files = [...files, taken]
    }
    if (files !== kept || chosen.length === 0) this.#show(files)
    this.#status.textContent = problems.join('\n')
    this.#status.classList.toggle('field-error', problems.length > 0)
  }

  #problemOf(file: File): EntryProblem | undefined {
    const names = this.#input.accept.split(',').map((name) => extensionOf(name))
    return formFileProblem(file, (type) => names.includes(type))
  }

  async #upload(file: File): Promise<UploadedFile | EntryProblem> {
    this.#status.classList.remove('field-error')
    this.#status.textContent = this.#say('Uploading {name}…', { name: file.name })
    try {
      const query = new URLSearchParams({ filename: file.name })
      const path = `${this.#path}?${query}`
      return (await callSite<{ file: UploadedFile }>('POST', path, file)).file
    } catch (error) {
      return refusedFile(error instanceof Refusal ? error.envelope.code : '')
    }
  }

  #show(files: readonly UploadedFile[]): void {
    this.#files = files
    this.#input.dataset.uploaded = files.map(({ id }) => id).join(' ')
    this.#list.replaceChildren(...files.map((file) => this.#item(file)))
    this.#status.textContent = ''
    this.#status.classList.remove('field-error')
  }

  #item(file: UploadedFile): HTMLElement {
    const item = document.createElement('li')
    const name = document.createElement('span')
    const remove = document.createElement('button')
    name.textContent = file.filename
    remove.type = 'button'
    remove.textContent = '×'
    remove.ariaLabel = this.#say('Remove {name}', { name: file.filename })
    remove.addEventListener('click', () => {
      this.#show(this.#files.filter(({ id }) => id !== file.id))
      this.#input.dispatchEvent(new Event('input', { bubbles: true }))
      this.#input.focus()
    })
    item.append(name, remove)
    return item
  }
}
