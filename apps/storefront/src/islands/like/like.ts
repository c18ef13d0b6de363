/**
 * A heart that visitors press: the formatter's element becomes a button with two states. What is true of this visitor is asked of
 * the server for all hearts of a page at once, since the page is the same for everyone.
 */

import type { Say } from '@sitewright/core/words/island-words'

interface Like {
  readonly id: string
  readonly count: number
  readonly isLiked: boolean
}

export function mount(root: Element, say: Say): () => void {
  const heart = new Heart(root as HTMLElement, say)
  return () => heart.leave()
}

class Heart {
  readonly #root: HTMLElement
  readonly #say: Say
  readonly #leaving = new AbortController()
  #like: Like
  #isBusy = false

  constructor(root: HTMLElement, say: Say) {
    this.#root = root
    this.#say = say
    const { itemId = '', likeCount = '0' } = root.dataset
    this.#like = { id: itemId, count: Number(likeCount) || 0, isLiked: false }
    const { signal } = this.#leaving
    root.setAttribute('role', 'button')
    root.tabIndex = 0
    this.#show()
    root.addEventListener('click', () => void this.#press(), { signal })
    root.addEventListener('keydown', (event) => this.#key(event), { signal })
    void likeOf(itemId).then((like) => {
      if (like && !this.#isBusy && !signal.aborted) this.#take(like)
    })
  }

  leave(): void {
    this.#leaving.abort()
    for (const name of ['role', 'tabindex', 'aria-pressed', 'aria-label', 'aria-busy']) {
      this.#root.removeAttribute(name)
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // A space would scroll the page.
    event.preventDefault()
    if (!event.repeat) void this.#press()
  }

  /** Shown at once, and as it was before if the server does not take it. */
  async #press(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    const before = this.#like
    const isLiked = !before.isLiked
    this.#take({ ...before, isLiked, count: Math.max(0, before.count + (isLiked ? 1 : -1)) })
    try {
      const body = new URLSearchParams({ liked: isLiked ? '1' : '0' })
      const answer = await fetch(`/likes/${before.id}`, { method: 'POST', body })
      this.#take(answer.ok ? ((await answer.json()) as Like) : before)
    } catch {
      this.#take(before)
    }
    this.#isBusy = false
  }

  #take(like: Like): void {
    this.#like = like
    this.#show()
  }

  #show(): void {
    const { count, isLiked } = this.#like
    this.#root.setAttribute('aria-pressed', String(isLiked))
    this.#root.setAttribute('aria-label', this.#say('Like: {count}', { count }))
    this.#root.classList.toggle('is-liked', isLiked)
    const number = this.#root.querySelector('.like-count')
    if (number) number.textContent = count === 0 ? '' : String(count)
  }
}

let wanted: Set<string> | undefined
let asked: Promise<readonly Like[]> | undefined

/** Hearts that come to life together ask together. */
async function likeOf(itemId: string): Promise<Like | undefined> {
  if (!wanted || !asked) {
    wanted = new Set()
    asked = Promise.resolve().then(() => {
      const ids = [...(wanted ?? [])]
      wanted = undefined
      return ask(ids)
    })
  }
  wanted.add(itemId)
  return (await asked).find(({ id }) => id === itemId)
}

async function ask(ids: readonly string[]): Promise<readonly Like[]> {
  try {
    const answer = await fetch(`/api/likes?ids=${ids.join()}`)
    return answer.ok ? ((await answer.json()) as { likes: readonly Like[] }).likes : []
  } catch {
    return []
  }
}
