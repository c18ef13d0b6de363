/**
 * Typing is fetched after the rest of the canvas (code splitting): ProseMirror is most of its code, and a page can be seen, scrolled and
 * arranged without it. Messages that need it wait, and so does every message after them.
 */

import type { ToCanvas } from './protocol.ts'

type Texts = typeof import('./text-session.ts')

const NEEDS_TEXTS: ReadonlySet<ToCanvas['type']> = new Set(['editText', 'setText', 'mergeText'])

interface Waiting {
  readonly type: ToCanvas['type']
  deed(): void
}

export class LateTexts {
  #texts: Texts | undefined
  #waiting: Waiting[] = []
  #isLoading = false
  readonly #load: () => Promise<Texts>

  constructor(load: () => Promise<Texts> = () => import('./text-session.ts')) {
    this.#load = load
    this.#fetch()
  }

  /** Whether a text that was asked for still waits for its code. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0
  }

  get texts(): Texts {
    if (!this.#texts) throw new Error('A message that needs texts has to be in NEEDS_TEXTS')
    return this.#texts
  }

  /** Does what a message asks for in the order in which messages came. */
  inTurn(type: ToCanvas['type'], deed: () => void): void {
    if (this.#texts || !(this.isAwaited || NEEDS_TEXTS.has(type))) {
      deed()
      return
    }
    this.#waiting.push({ type, deed })
    this.#fetch()
  }

  #fetch(): void {
    if (this.#isLoading) return
    this.#isLoading = true
    this.#load()
      .then((texts) => {
        this.#texts = texts
      })
      // Without its code no text is shown anew; the next one that is asked for fetches it again.
      .catch(() => undefined)
      .finally(() => {
        this.#isLoading = false
        for (const { type, deed } of this.#waiting.splice(0)) {
          if (this.#texts || !NEEDS_TEXTS.has(type)) deed()
        }
      })
  }
}
