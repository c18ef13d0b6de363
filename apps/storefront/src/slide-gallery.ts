/**
 * `Y.Squarespace.Gallery2`: pictures that a theme's script shows as a grid, a strip or one at a time (themes §10). What it
 * is told of transitions has no effect: slides change at once.
 */

import { withNotices } from './notices.ts'
import { elementOf, elementsOf, pictureLoader } from './picture-loader.ts'
import { type Listener, tellEach } from './tell-each.ts'

export interface GalleryConfig {
  /** A selector, an element, or one that YUI wraps. */
  container?: unknown
  /** A selector below the container, or elements as `container` may be, also several; its children without one. */
  slides?: unknown
  design?: string
  designOptions?: { columnWidth?: unknown; gutter?: unknown; aspectRatio?: unknown }
  loaderOptions?: { mode?: string }
  /** Elements that visitors press, and those that say which slide is shown: selectors, or as `slides`. */
  elements?: { [role: string]: unknown }
  currentIndex?: number
  loop?: boolean
  autoplay?: boolean
  autoplayOptions?: { timeout?: number }
}

const ACTIVE = 'sqs-active-slide'

export class SlideGallery {
  private readonly state: GalleryConfig & Record<string, unknown>
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly children: SlideGallery[] = []
  private readonly leaving: (() => void)[] = []

  constructor(config: GalleryConfig = {}) {
    this.state = { currentIndex: 0, loop: true, ...config }
    this.connect()
    this.refresh()
    this.play()
  }

  get(name: string): unknown {
    return name === 'slides' ? this.slides() : this.state[name]
  }

  set(name: string, value: unknown): this {
    if (name === 'currentIndex') this.show(Number(value))
    else {
      this.state[name] = value
      const { designOptions } = this.state
      if (LAYOUT_OPTIONS.has(name)) this.state.designOptions = { ...designOptions, [name]: value }
      this.refresh()
      if (name === 'autoplay') this.play()
    }
    return this
  }

  on(name: string, listener: Listener): { detach(): void } {
    const those = this.listeners.get(name) ?? new Set()
    this.listeners.set(name, those.add(listener))
    return { detach: () => void those.delete(listener) }
  }

  after(name: string, listener: Listener): { detach(): void } {
    return this.on(name, listener)
  }

  /** Shows what the other shows, as a strip of thumbnails does. */
  addChild(child: SlideGallery): void {
    this.children.push(child)
    child.on('slideClick', (event) => this.show((event as { index: number }).index))
  }

  render(): this {
    return this
  }

  next(): void {
    this.step(1)
  }

  previous(): void {
    this.step(-1)
  }

  /** Lays the slides out anew, and shows pictures that were left to this. */
  refresh(): void {
    const container = this.container()
    if (!container) return
    const slides = this.slides()
    layOut(container, slides, this.state)
    for (const picture of slides.flatMap(picturesIn)) {
      pictureLoader.load(picture, { mode: this.state.loaderOptions?.mode ?? '' })
      if (picture.complete) continue
      picture.addEventListener('load', () => this.fire('image-loaded', {}), { once: true })
    }
    this.show(Number(this.state.currentIndex) || 0)
  }

  /** Fits pictures into their places anew, as after a change of the places' size. */
  refreshContentMode(): void {
    for (const picture of this.slides().flatMap(picturesIn)) {
      pictureLoader.load(picture, { mode: this.state.loaderOptions?.mode ?? '' })
    }
  }

  destroy(): void {
    for (const leave of this.leaving.splice(0)) leave()
    this.listeners.clear()
    this.container()?.removeAttribute('style')
    for (const slide of this.slides()) slide.removeAttribute('style')
  }

  private container(): HTMLElement | undefined {
    const { container } = this.state
    const found =
      typeof container === 'string' ? document.querySelector(container) : elementOf(container)
    return found instanceof HTMLElement ? found : undefined
  }

  private slides(): HTMLElement[] {
    const container = this.container()
    const { slides } = this.state
    const found = slides ? elementsOf(slides, container) : [...(container?.children ?? [])]
    return found.filter((one) => one instanceof HTMLElement)
  }

  private step(by: number): void {
    const count = this.slides().length
    const next = Number(this.state.currentIndex) + by
    const isWithin = next >= 0 && next < count
    if (count > 0 && (isWithin || this.state.loop)) this.show((next + count) % count)
  }

  private show(index: number): void {
    const slides = this.slides()
    const { currentIndex: prevVal = 0, design = 'stacked', elements = {} } = this.state
    const newVal = Math.max(0, Math.min(index, slides.length - 1))
    this.state.currentIndex = newVal
    const isOneAtATime = !GRIDS.has(design) && design !== 'strip'
    for (const [at, slide] of slides.entries()) {
      const isShown = at === newVal || !isOneAtATime
      slide.classList.toggle(ACTIVE, at === newVal)
      slide.style.visibility = isShown ? '' : 'hidden'
      // Themes hide slides by this until a gallery shows them.
      slide.style.opacity = isShown ? '1' : '0'
    }
    for (const group of allOf(elements.controls)) {
      for (const [at, one] of [...group.children].entries())
        one.classList.toggle(ACTIVE, at === newVal)
    }
    for (const one of allOf(elements.currentIndex)) one.textContent = String(newVal + 1)
    for (const one of allOf(elements.totalSlides)) one.textContent = String(slides.length)
    for (const child of this.children) child.show(newVal)
    if (newVal === prevVal) return
    const direction = newVal > prevVal ? 1 : -1
    this.fire('currentIndexChange', { newVal, prevVal, direction })
  }

  /** Connects the elements that visitors press; they are looked for once. */
  private connect(): void {
    const { elements = {} } = this.state
    const press = (where: EventTarget, act: (event: Event) => void) => {
      where.addEventListener('click', act)
      this.leaving.push(() => where.removeEventListener('click', act))
    }
    for (const one of allOf(elements.next)) press(one, () => this.next())
    for (const one of allOf(elements.previous)) press(one, () => this.previous())
    for (const group of allOf(elements.controls)) {
      for (const [index, one] of [...group.children].entries()) press(one, () => this.show(index))
    }
    for (const [index, slide] of this.slides().entries()) {
      press(slide, () => this.fire('slideClick', { index }))
    }
  }

  private play(): void {
    const { autoplay, autoplayOptions } = this.state
    const wantsRest = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!autoplay || wantsRest) return
    const { timeout = 3000 } = autoplayOptions ?? {}
    const timer = setInterval(() => this.state.autoplay && this.next(), Math.max(1000, timeout))
    this.leaving.push(() => clearInterval(timer))
  }

  private fire(name: string, event: object): void {
    const heard = { ...event, type: `Gallery:${name}`, currentTarget: this, target: this }
    tellEach(this.listeners.get(name), heard)
  }
}

// A script that asks a gallery for something unknown must not end there.
Object.setPrototypeOf(SlideGallery.prototype, withNotices('Y.Squarespace.Gallery2', {}))

const GRIDS: ReadonlySet<string> = new Set(['autocolumns', 'autogrid', 'grid', 'autocolumn'])
const LAYOUT_OPTIONS: ReadonlySet<string> = new Set(['columnWidth', 'gutter', 'aspectRatio'])

type Styles = Partial<CSSStyleDeclaration>

interface Layout {
  readonly container: Styles
  readonly slide: Styles
  readonly picture?: Styles
}

function layoutOf({ design = 'stacked', designOptions = {} }: GalleryConfig): Layout {
  const width = Number.parseFloat(String(designOptions.columnWidth)) || 300
  const gap = `${Number.parseFloat(String(designOptions.gutter)) || 0}px`
  const ratio = Number(designOptions.aspectRatio) || 0
  if (GRIDS.has(design)) return ratio > 0 ? cells(width, gap, ratio) : columns(width, gap)
  if (design === 'strip') {
    return { container: { display: 'flex', overflowX: 'auto', gap }, slide: { flex: 'none' } }
  }
  // All in one place, so that it is as high as the highest.
  return {
    container: { display: 'grid', height: '100%', gridTemplate: '100% / minmax(0, 1fr)' },
    slide: { gridArea: '1 / 1', position: 'relative' },
  }
}

function cells(width: number, gap: string, ratio: number): Layout {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`
  return {
    container: { display: 'grid', gridTemplateColumns, gap },
    slide: { position: 'relative', overflow: 'hidden', aspectRatio: String(ratio) },
    picture: FILLING,
  }
}

function columns(width: number, gap: string): Layout {
  return {
    // Themes arrange slides for browsers without script: in columns each is as wide as its own.
    container: { display: 'block', columnWidth: `${width}px`, columnGap: gap },
    slide: {
      display: 'block',
      position: 'relative',
      boxSizing: 'border-box',
      width: 'auto',
      breakInside: 'avoid',
      marginBottom: gap,
    },
    picture: { width: '100%', height: 'auto' },
  }
}

function layOut(container: HTMLElement, slides: readonly HTMLElement[], config: GalleryConfig) {
  const layout = layoutOf(config)
  Object.assign(container.style, layout.container)
  for (const slide of slides) {
    Object.assign(slide.style, layout.slide)
    for (const picture of picturesIn(slide)) Object.assign(picture.style, layout.picture)
  }
}

const FILLING = { width: '100%', height: '100%', objectFit: 'cover' }

function picturesIn(slide: HTMLElement): HTMLImageElement[] {
  return slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')]
}

const allOf = (target: unknown): Element[] => elementsOf(target, document)
