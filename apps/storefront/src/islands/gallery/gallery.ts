/**
 * Carousel: buttons, small pictures and autoplay for a strip of pictures, which scrolls by itself. It stands still under the
 * pointer, while something in it has the focus, out of sight, for visitors who want less motion, and for good once somebody
 * took over.
 */

import type { Say } from '@sitewright/core/words/island-words'

const ACTIVE = 'sqs-active-slide'

export function mount(root: Element, say: Say): () => void {
  const carousel = new Carousel(root as HTMLElement, say)
  return () => carousel.leave()
}

class Carousel {
  readonly #root: HTMLElement
  readonly #say: Say
  readonly #strip: HTMLElement
  readonly #slides: readonly HTMLElement[]
  readonly #links: readonly HTMLAnchorElement[]
  readonly #status = document.createElement('span')
  readonly #leaving = new AbortController()
  readonly #made: Element[] = []
  #at = 0
  #wanted: number | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  /** Reasons for which it stands still at present. */
  readonly #rests = new Set<'stopped' | 'pointer' | 'focus' | 'unseen'>()
  #pause: HTMLButtonElement | undefined

  constructor(root: HTMLElement, say: Say) {
    this.#root = root
    this.#say = say
    this.#strip = root.querySelector<HTMLElement>('.sqs-gallery') ?? root
    this.#slides = [...this.#strip.querySelectorAll<HTMLElement>('.slide')]
    this.#links = [...root.querySelectorAll<HTMLAnchorElement>('.sw-gallery-strip a')]
    if (this.#slides.length < 2) return
    this.#addStatus()
    if (root.dataset.controls) this.#addControls()
    this.#listen()
    this.#mark(this.#nearest())
    if (root.dataset.autoplay) this.#play(Number(root.dataset.autoplay))
  }

  leave(): void {
    this.#leaving.abort()
    clearInterval(this.#timer)
    for (const element of this.#made) element.remove()
  }

  #on<Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    target.addEventListener(name, act as (event: Event) => void, { signal: this.#leaving.signal })
  }

  #listen(): void {
    this.#on(this.#strip, 'scroll', () => {
      const nearest = this.#nearest()
      // While it scrolls to the one that was asked for, those between are passed.
      if (this.#wanted === undefined || this.#wanted === nearest) this.#mark(nearest)
    })
    this.#on(this.#strip, 'scrollend', () => {
      this.#wanted = undefined
      this.#mark(this.#nearest())
    })
    this.#on(this.#strip, 'keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      this.#takeOver(this.#at + (this.#isRightToLeft() ? -step : step))
    })
    // Turning a phone changes every width; the picture that was shown stays.
    const resized = new ResizeObserver(() => this.#show(this.#wanted ?? this.#at, 'instant'))
    resized.observe(this.#strip)
    this.#leaving.signal.addEventListener('abort', () => resized.disconnect())
    for (const [place, link] of this.#links.entries()) {
      this.#on(link, 'click', (event) => {
        event.preventDefault()
        this.#takeOver(place)
      })
    }
  }

  /** Shows a slide because somebody asked for it: from then on nothing moves by itself. */
  #takeOver(place: number): void {
    this.#stop(true)
    const count = this.#slides.length
    this.#show((place + count) % count)
    this.#status.textContent = this.#say('{at} of {count}', { at: this.#at + 1, count })
  }

  #show(place: number, behavior: ScrollBehavior = 'auto'): void {
    const slide = this.#slides[place]
    if (!slide) return
    this.#wanted = place
    this.#mark(place)
    const [box, around] = [slide.getBoundingClientRect(), this.#strip.getBoundingClientRect()]
    const toMiddle = box.left + box.width / 2 - (around.left + around.width / 2)
    // Not `scrollIntoView`, which scrolls the page too.
    this.#strip.scrollBy({ left: toMiddle, behavior })
  }

  /** The slide whose middle is nearest to that of the strip; at either end the outermost one. */
  #nearest(): number {
    const { left, width } = this.#strip.getBoundingClientRect()
    const middle = left + width / 2
    const distances = this.#slides.map((slide) => {
      const box = slide.getBoundingClientRect()
      return Math.abs(box.left + box.width / 2 - middle)
    })
    const { scrollLeft, scrollWidth, clientWidth } = this.#strip
    if (Math.abs(scrollLeft) < 2) return 0
    if (Math.abs(scrollLeft) > scrollWidth - clientWidth - 2) return this.#slides.length - 1
    return distances.indexOf(Math.min(...distances))
  }

  #mark(place: number): void {
    this.#at = place
    for (const [index, slide] of this.#slides.entries())
      slide.classList.toggle(ACTIVE, index === place)
    for (const [index, link] of this.#links.entries()) {
      if (index === place) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    const link = this.#links[place]
    const around = link?.closest<HTMLElement>('.sw-gallery-strip')
    if (!(link && around)) return
    const by = link.getBoundingClientRect().left - around.getBoundingClientRect().left
    around.scrollBy({ left: by - (around.clientWidth - link.clientWidth) / 2 })
  }

  #addStatus(): void {
    this.#status.className = 'visually-hidden'
    this.#status.setAttribute('role', 'status')
    this.#add(this.#status, this.#root)
  }

  #addControls(): void {
    const controls = document.createElement('div')
    controls.className = 'sqs-gallery-controls'
    controls.append(
      this.#button('previous', this.#say('Previous picture'), '‹', () =>
        this.#takeOver(this.#at - 1),
      ),
      this.#button('next', this.#say('Next picture'), '›', () => this.#takeOver(this.#at + 1)),
    )
    this.#add(controls, this.#strip.parentElement)
  }

  #play(seconds: number): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    if (still.matches) return
    const pause = this.#button('sw-gallery-pause', '', '', () =>
      this.#stop(!this.#rests.has('stopped')),
    )
    this.#pause = pause
    this.#stop(false)
    // First in the order of the keyboard.
    this.#strip.parentElement?.prepend(pause)
    this.#made.push(pause)
    const rest = (why: 'pointer' | 'focus' | 'unseen', isResting: boolean) =>
      isResting ? this.#rests.add(why) : this.#rests.delete(why)
    this.#on(this.#root, 'pointerenter', () => rest('pointer', true))
    this.#on(this.#root, 'pointerleave', () => rest('pointer', false))
    this.#on(this.#root, 'focusin', ({ target }) => rest('focus', target !== pause))
    this.#on(this.#root, 'focusout', () => rest('focus', false))
    this.#on(this.#strip, 'touchstart', () => this.#stop(true))
    const seen = new IntersectionObserver(([entry]) => rest('unseen', !entry?.isIntersecting))
    seen.observe(this.#root)
    this.#leaving.signal.addEventListener('abort', () => seen.disconnect())
    this.#timer = setInterval(() => {
      if (this.#rests.size > 0 || document.hidden || still.matches) return
      this.#show((this.#at + 1) % this.#slides.length)
    }, seconds * 1000)
  }

  /** Stands still for good, or goes on. */
  #stop(isStopped: boolean): void {
    if (isStopped) this.#rests.add('stopped')
    else this.#rests.delete('stopped')
    if (!this.#pause) return
    this.#pause.setAttribute('aria-label', this.#say(isStopped ? 'Go on moving' : 'Stop moving'))
    this.#pause.textContent = isStopped ? '▶' : '❚❚'
  }

  #button(name: string, label: string, sign: string, press: () => void): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = name
    button.setAttribute('aria-label', label)
    button.textContent = sign
    this.#on(button, 'click', press)
    return button
  }

  #add(element: Element, where: Element | null): void {
    where?.append(element)
    this.#made.push(element)
  }

  #isRightToLeft(): boolean {
    return getComputedStyle(this.#strip).direction === 'rtl'
  }
}
