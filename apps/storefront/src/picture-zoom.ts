/**
 * Zoom of a picture above the page: by its button, a press, the wheel, two fingers, and the keys + and -. A picture that is zoomed
 * is moved by a finger, the mouse or the arrows.
 */

/** Times its own size, at most. */
const MOST = 4
/** Times its own size after one press. */
const PRESSED = 2.5
/** Share by which a key or a step of the wheel zooms. */
const STEP = 1.3
/** Pixels of the wheel that make a step; fewer for a pinch on a touchpad, which comes as the wheel with Ctrl. */
const WHEEL_PX = 100
const PINCH_PX = 10
/** Pixels that an arrow moves it by. */
const ARROW_PX = 80
/** Pixels from which a press is a movement. */
const MOVED_PX = 6

interface Point {
  readonly x: number
  readonly y: number
}

export class PictureZoom {
  readonly #picture: HTMLElement
  readonly #onChange: (isZoomed: boolean) => void
  readonly #fingers = new Map<number, Point>()
  #scale = 1
  #x = 0
  #y = 0
  #hasMoved = false

  constructor(picture: HTMLElement, onChange: (isZoomed: boolean) => void) {
    this.#picture = picture
    this.#onChange = onChange
    picture.style.cssText += ';touch-action:none;cursor:zoom-in;user-select:none'
    picture.draggable = false
    picture.addEventListener('pointerdown', (event) => this.#onDown(event))
    picture.addEventListener('pointermove', (event) => this.#onMove(event))
    for (const type of ['pointerup', 'pointercancel'] as const) {
      picture.addEventListener(type, ({ pointerId }) => this.#fingers.delete(pointerId))
    }
    picture.addEventListener('click', ({ clientX: x, clientY: y }) => {
      if (!this.#hasMoved) this.toggle({ x, y })
    })
    picture.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        const { clientX: x, clientY: y, deltaY, ctrlKey } = event
        const steps = -deltaY / (ctrlKey ? PINCH_PX : WHEEL_PX)
        if (steps !== 0) this.#zoom(this.#scale * STEP ** steps, { x, y })
      },
      { passive: false },
    )
  }

  get isZoomed(): boolean {
    return this.#scale > 1
  }

  /** In, or back to the whole picture. */
  toggle(at: Point = this.#centre()): void {
    this.#zoom(this.isZoomed ? 1 : PRESSED, at)
  }

  /** Does what a key asks for; false where it has no use for it. */
  press(key: string): boolean {
    const by = KEYS[key]
    if (by !== undefined) this.#zoom(this.#scale * by, this.#centre())
    const [x, y] = (this.isZoomed && ARROWS[key]) || [0, 0]
    if (x || y) this.#moveBy(x, y)
    return by !== undefined || x !== 0 || y !== 0
  }

  #onDown(event: PointerEvent): void {
    // A zoomed picture is moved by a finger, not turned.
    if (this.isZoomed) event.stopPropagation()
    if (this.#fingers.size === 0) this.#hasMoved = false
    this.#picture.setPointerCapture(event.pointerId)
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  #onMove({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    const before = this.#fingers.get(pointerId)
    if (!before) return
    const other = [...this.#fingers].find(([id]) => id !== pointerId)?.[1]
    if (!this.#hasMoved && !other && distance(before, { x, y }) < MOVED_PX) return
    this.#hasMoved = true
    this.#fingers.set(pointerId, { x, y })
    if (other) {
      const middle = { x: (x + other.x) / 2, y: (y + other.y) / 2 }
      const ratio = distance({ x, y }, other) / Math.max(1, distance(before, other))
      this.#zoom(this.#scale * ratio, middle)
    } else if (this.isZoomed) this.#moveBy(x - before.x, y - before.y)
  }

  /** Zooms around a point, which stays where it is. */
  #zoom(scale: number, at: Point): void {
    const next = Math.min(MOST, Math.max(1, scale))
    const centre = this.#centre()
    const [x, y] = [at.x - centre.x, at.y - centre.y]
    const ratio = next / this.#scale
    this.#scale = next
    this.#x = x - (x - this.#x) * ratio
    this.#y = y - (y - this.#y) * ratio
    // The file that fits the window would be blurred.
    if (this.isZoomed && this.#picture instanceof HTMLImageElement) this.#picture.sizes = '250vw'
    this.#show()
    this.#onChange(this.isZoomed)
  }

  #moveBy(x: number, y: number): void {
    this.#x += x
    this.#y += y
    this.#show()
  }

  /** The middle of the picture as it lies unzoomed. */
  #centre(): Point {
    const { left, top, width, height } = this.#picture.getBoundingClientRect()
    return { x: left + width / 2 - this.#x, y: top + height / 2 - this.#y }
  }

  #show(): void {
    const { offsetWidth, offsetHeight, style } = this.#picture
    // Its edges stay where they were or further out.
    const within = (value: number, size: number) => {
      const most = (size * (this.#scale - 1)) / 2
      return Math.min(most, Math.max(-most, value))
    }
    this.#x = within(this.#x, offsetWidth)
    this.#y = within(this.#y, offsetHeight)
    style.transform = this.isZoomed
      ? `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`
      : ''
    style.cursor = this.isZoomed ? 'grab' : 'zoom-in'
  }
}

const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 }
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ARROW_PX, 0],
  ArrowRight: [-ARROW_PX, 0],
  ArrowUp: [0, ARROW_PX],
  ArrowDown: [0, -ARROW_PX],
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
