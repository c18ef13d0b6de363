/**
 * Lazy hydration with event replay (ADR 45): islands come to life at their trigger or at the first touch, whichever is
 * earlier. Events that came too early are kept and given again. Where no script comes, the page does without, and an
 * island that fails leaves the others theirs.
 */

import {
  type FieldStates,
  fieldsOf,
  HELD_TYPES,
  type HeldEvent,
  heldControl,
  holdBack,
  isPress,
} from './held-events.ts'
import type { Island, IslandModule } from './island.ts'
import { say } from './say.ts'
import { mayPrefetch, whenIdle } from './spare-time.ts'

export interface RuntimeOptions {
  /** Does without script what a press asked for, when no script came. */
  readonly giveWay: (root: Element, control: HTMLElement) => void
  readonly retryAfterMs?: number
}

/** One place where an island lives, or will. */
interface Place {
  readonly island: Island
  readonly root: Element
  /** Armed: its media query has matched, and it is waiting for its trigger. */
  state: 'waiting' | 'armed' | 'alive' | 'failed' | 'gone'
  waking?: Promise<void> | undefined
  unmount?: (() => void) | undefined
  held: HeldEvent[]
  /** Fields as the visitor had left them when the island came to life. */
  left?: FieldStates
}

/** Events that wake an island. */
const WAKING = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'change'] as const
/** Milliseconds until a script that did not arrive is asked for once more. */
const RETRY_AFTER_MS = 1000
/** Distance from the window at which an island counts as visible. */
const NEAR = '200px'
/** Scripts fetched before they are wanted, at most, on one page. */
const MAX_PREFETCHED = 3

export class IslandRuntime {
  readonly #islands: readonly Island[]
  readonly #giveWay: RuntimeOptions['giveWay']
  readonly #retryAfterMs: number
  readonly #places = new Set<Place>()
  readonly #prefetched = new Set<Island>()
  readonly #reported = new Set<Island>()
  readonly #nearness = new IntersectionObserver((entries) => this.#onNear(entries), {
    rootMargin: NEAR,
  })

  constructor(
    islands: readonly Island[],
    { giveWay, retryAfterMs = RETRY_AFTER_MS }: RuntimeOptions,
  ) {
    this.#islands = islands
    this.#giveWay = giveWay
    this.#retryAfterMs = retryAfterMs
    const capture = true
    for (const type of WAKING) {
      addEventListener(type, (event) => this.#onWaking(event), { capture, passive: true })
    }
    for (const type of HELD_TYPES) {
      addEventListener(type, (event) => this.#onHeld(event), { capture })
    }
    // Some browsers restore form values only at this event.
    addEventListener('pageshow', () => {
      for (const place of this.#places) this.#wakeStarted(place)
    })
  }

  /** Looks for islands in new content, and takes down those whose content has left. */
  scan(scope: ParentNode): void {
    for (const place of this.#places) if (!place.root.isConnected) this.#takeDown(place)
    for (const island of this.#islands) {
      for (const found of scope.querySelectorAll(island.selector)) {
        this.#add(island, (island.root && found.closest(island.root)) || found)
      }
    }
  }

  /** Takes islands of leaving content down. */
  destroy(scope: ParentNode): void {
    for (const place of this.#places) if (scope.contains(place.root)) this.#takeDown(place)
  }

  #add(island: Island, root: Element): void {
    for (const place of this.#places) if (place.root === root && place.island === island) return
    const place: Place = { island, root, state: 'waiting', held: [] }
    this.#places.add(place)
    const query = matchMedia(island.media ?? 'all')
    const arm = () => {
      if (place.state === 'waiting' && query.matches) this.#arm(place)
    }
    query.addEventListener('change', arm)
    arm()
  }

  #arm(place: Place): void {
    place.state = 'armed'
    const { on } = place.island
    if (on === 'load') void this.#wake(place)
    else if (on === 'idle') whenIdle(() => void this.#wake(place))
    else this.#nearness.observe(place.root)
    this.#wakeStarted(place)
  }

  #wakeStarted(place: Place): void {
    const { startedBy } = place.island
    if (startedBy && place.root.querySelector(startedBy)) void this.#wake(place)
  }

  #onNear(entries: readonly IntersectionObserverEntry[]): void {
    const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const root of near) this.#nearness.unobserve(root)
    for (const place of this.#places) {
      if (!near.includes(place.root)) continue
      if (place.island.on === 'visible') void this.#wake(place)
      else this.#prefetch(place.island)
    }
  }

  #prefetch(island: Island): void {
    if (this.#prefetched.has(island) || this.#prefetched.size >= MAX_PREFETCHED) return
    if (!mayPrefetch()) return
    this.#prefetched.add(island)
    // A failure is told once the island is wanted.
    whenIdle(() => void island.load().catch(() => {}))
  }

  #onWaking({ target }: Event): void {
    for (const place of this.#places) {
      if (place.root.contains(target as Node | null)) void this.#wake(place)
    }
  }

  #onHeld(event: Event): void {
    for (const place of this.#places) {
      if (
        (place.state !== 'armed' && place.held.length === 0) ||
        !place.root.contains(event.target as Node | null)
      )
        continue
      const control = heldControl(event, place.island.holds ?? '')
      if (!control) continue
      place.held.push(holdBack(event, control, place.root))
      control.setAttribute('aria-busy', 'true')
      if (place.held.length === 1) void this.#settle(place)
      return
    }
  }

  /** Gives what was held once the island is there. What did not come at the second try is done without. */
  async #settle(place: Place): Promise<void> {
    const { root } = place
    const replaying = import('./replay.ts').catch(() => undefined)
    await this.#wake(place)
    if (place.state === 'armed') {
      await new Promise((resolve) => setTimeout(resolve, this.#retryAfterMs))
      await this.#wake(place)
    }
    const player = await replaying
    if (place.state === 'armed') this.#fail(place)
    const { held } = place
    place.held = []
    for (const { control } of held) control.removeAttribute('aria-busy')
    const press = held.find(isPress)
    if (place.state === 'alive' && player) player.replay(held, place.left ?? fieldsOf(root))
    else if (place.state !== 'gone' && press) this.#giveWay(root, press.control)
  }

  #wake(place: Place): Promise<void> {
    if (place.state !== 'armed') return Promise.resolve()
    place.waking ??= place.island.load().then(
      (module) => this.#mount(place, module),
      () => {
        // The script did not arrive: the next touch tries again.
        place.waking = undefined
      },
    )
    return place.waking
  }

  #mount(place: Place, { mount }: IslandModule): void {
    // Its content may have left meanwhile.
    if (place.state !== 'armed') return
    if (place.held.length > 0) place.left = fieldsOf(place.root)
    try {
      place.unmount = mount(place.root, say, (scope) => this.scan(scope))
      place.state = 'alive'
    } catch (error) {
      this.#fail(place, error)
    }
  }

  /** Its root is marked. Why is told once for each island, to the console and to the site's owner; the browser itself tells of a script that did not come. */
  #fail(place: Place, error?: unknown): void {
    place.state = 'failed'
    place.root.setAttribute('data-sw-failed', place.island.name)
    if (error) this.#report(place.island, error)
  }

  #report(island: Island, error: unknown): void {
    if (!this.#reported.has(island)) reportError(error)
    this.#reported.add(island)
  }

  #takeDown(place: Place): void {
    this.#places.delete(place)
    this.#nearness.unobserve(place.root)
    place.state = 'gone'
    place.root.removeAttribute('data-sw-failed')
    try {
      place.unmount?.()
    } catch (error) {
      this.#report(place.island, error)
    }
  }
}
