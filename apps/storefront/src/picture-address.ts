/** The picture that is looked at, in the page's address: it can be sent to others, and going back closes it. */

export class PictureAddress {
  readonly #close: () => void
  /** The history's step for pictures: none yet, one made here, or the one by which the visitor came. */
  #step: 'none' | 'made' | 'found' = 'none'
  readonly #onBack = () => {
    this.#step = 'none'
    this.#close()
  }

  constructor(close: () => void) {
    this.#close = close
  }

  /** Names the picture in the address; the first one is a step of the history, the others take its place. */
  show(name: string | undefined): void {
    if (name === undefined) return
    const hash = `#${encodeURIComponent(name)}`
    if (this.#step !== 'none') {
      history.replaceState(history.state, '', hash)
      return
    }
    addEventListener('popstate', this.#onBack)
    this.#step = location.hash === hash ? 'found' : 'made'
    if (this.#step === 'made') history.pushState(history.state, '', hash)
  }

  /** Gives the page its own address back. */
  leave(): void {
    removeEventListener('popstate', this.#onBack)
    if (this.#step === 'made') history.back()
    if (this.#step === 'found') {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  }
}
