/** Proof of work (ALTCHA): the browser solves a challenge of the site itself while a form is filled in, and says how far it is. */

import { CAPTCHA_UNAVAILABLE, CHALLENGE_LASTS_MS } from '@sitewright/core/forms/captcha'
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { callSite } from '../visitor-api.ts'
import type { Captcha, CaptchaAround } from './captcha-kind.ts'

/** Milliseconds after which a solution is made anew, well before its challenge expires. */
const STALE_MS = CHALLENGE_LASTS_MS * 0.75
/** Searches beside each other: the browser derives keys off the page's own thread, so that typing stays smooth. */
const MOST_SEARCHES = 4

type State = 'working' | 'done' | 'failed'

const SAYINGS: Readonly<Record<State, string>> = {
  working: 'Checking that you are not a robot…',
  done: 'Checked: you are not a robot.',
  failed: 'It could not be checked whether you are a robot. You can send it all the same.',
}

export class AltchaBox implements Captcha {
  readonly #around: CaptchaAround
  readonly #box = document.createElement('div')
  readonly #words = document.createElement('span')
  readonly #again = document.createElement('button')
  #token: Promise<string> | undefined
  #solvedAt = 0

  constructor(container: HTMLElement, around: CaptchaAround) {
    this.#around = around
    this.#box.className = 'sw-captcha'
    this.#box.dataset.theme = container.dataset.theme ?? 'light'
    this.#words.role = 'status'
    this.#again.type = 'button'
    this.#again.className = 'sw-captcha-again'
    this.#again.textContent = around.say('Try again')
    this.#again.addEventListener('click', () => this.reset())
    this.#box.append(this.#words, this.#again)
    container.replaceChildren(this.#box)
    this.reset()
  }

  async token(): Promise<string> {
    const token = await this.#solved()
    const isStale = token === CAPTCHA_UNAVAILABLE || Date.now() - this.#solvedAt > STALE_MS
    // A challenge that could not be solved while the form was filled in is tried once more.
    if (!isStale || !globalThis.isSecureContext) return token
    this.#token = undefined
    return this.#solved()
  }

  reset(): void {
    this.#token = undefined
    void this.#solved()
  }

  #solved(): Promise<string> {
    this.#token ??= this.#solve()
    return this.#token
  }

  async #solve(): Promise<string> {
    this.#enter('working')
    try {
      const challenge = await callSite<Challenge>('GET', '/api/captcha/challenge')
      const solution = await search(challenge)
      this.#solvedAt = Date.now()
      this.#enter('done')
      return btoa(JSON.stringify({ challenge, solution }))
    } catch {
      this.#enter('failed')
      return CAPTCHA_UNAVAILABLE
    } finally {
      this.#around.onToken()
    }
  }

  #enter(state: State): void {
    // The button goes away with the state that has it, and must not take the focus along.
    if (this.#again === document.activeElement) {
      this.#words.tabIndex = -1
      this.#words.focus()
    }
    this.#box.dataset.state = state
    this.#words.textContent = this.#around.say(SAYINGS[state])
    this.#again.hidden = state !== 'failed'
  }
}

/** The first of several searches that finds the number; the others end then. */
async function search(challenge: Challenge): Promise<Solution> {
  const controller = new AbortController()
  const searches = Math.min(navigator.hardwareConcurrency || 1, MOST_SEARCHES)
  try {
    return await Promise.any(
      Array.from({ length: searches }, async (_, start) => {
        const found = await solveChallenge({
          ...{ challenge, deriveKey, controller },
          ...{ counterStart: start, counterStep: searches },
        })
        if (!found) throw new Error('Another search was sooner.')
        return found
      }),
    )
  } finally {
    controller.abort()
  }
}
