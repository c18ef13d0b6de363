/**
 * Renders pages so that no site's templates hold up the others: a stranger's theme is first tried in a thread that can be
 * ended, and is rendered in the server's own thread once it was quick there; a theme that is ever too slow stays in threads.
 */

import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import { type PageFrame, type RenderedPage, renderMainContent, renderPage } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import { CircuitBreaker } from '@sitewright/sandbox/circuit-breaker'
import type { FairQueue } from '@sitewright/sandbox/fair-queue'
import type { Answered, Limits, Outcome } from '@sitewright/sandbox/perform'
import type { Theme } from '@sitewright/theme'
import { fail } from '../../../../platform/http/problems.ts'
import { createFairQueue } from '../../../../platform/limits/fair-queue.ts'
import { createRenderSandbox, type RenderSandbox } from './render-sandbox.ts'

export interface PageRendererOptions {
  /** Path of the threads' built program. */
  readonly program: string
  /** Limits of one page in a thread; by default those of the sandbox. */
  readonly limits?: Limits
  /** Whether a theme comes with the platform; such themes are never rendered in threads. */
  isTrusted(theme: Theme): boolean
  now(): number
  /** Factor by which pages of trusted themes and threads are waited for longer than usual: for tests on a busy machine. */
  readonly patience?: number
  /** Clock in milliseconds by which pages in the server's own thread are measured; wall-clock time by default. */
  readonly clock?: () => number
  /** Called when a page was rendered, with the milliseconds that it took: here, or in a thread with the wait for one. */
  onRendered?(where: RenderPlace, ms: number): void
  /** Called when the rendering of a page had to be ended. */
  onEnded(where: { readonly siteId: Id; readonly themeId: string }): void
}

/** Milliseconds of wall time that the server's own thread gives a page of a stranger's theme; all other requests wait. */
const HERE_MS = 250
/** Milliseconds of processor time, in a fresh thread, within which a theme is quick enough for the server's own thread. */
const QUICK_MS = 100
/** Pages of a theme that may take longer at first, while its templates are parsed and compiled. */
const MOST_TRIALS = 3
/** Milliseconds for a page of the platform's own themes: far more than a good page needs. */
const TRUSTED_MS = 500
/** Threads: two, so that a site whose pages take long leaves one to others. */
const THREADS = 2
/** Maximum number of pages of one site that wait for a thread. */
const LONGEST_LINE = 20
/** Milliseconds that a page waits for a thread before it is refused. */
const LONGEST_WAIT_MS = 3_000
/** Themes on sites whose speed is remembered; one that is forgotten is only tried again. */
const MOST_KNOWN = 20_000
/** Circuit breaker: after five ended pages in a minute a site's pages are refused; leaves room for one bad deploy. */
const MOST_ENDED = 5
/** Milliseconds, one minute, for which an ended page counts. */
const ENDED_MS = 60_000

/** Place of a rendering: the server's own thread, or one that can be ended. */
export type RenderPlace = 'server' | 'thread'

/** Speed of a theme on a site; while it is not known, the number of its pages that were tried. */
type Speed = 'quick' | 'slow' | number

export class PageRenderer {
  readonly #options: PageRendererOptions
  readonly #trustedMs: number
  readonly #threads: readonly RenderSandbox[]
  readonly #queue: FairQueue<RenderSandbox>
  readonly #speeds = new Map<string, Speed>()
  /** Themes of which a page is being tried, until it is rendered. */
  readonly #trials = new Map<string, Promise<void>>()
  /** Circuit breaker by site: opens when pages had to be ended. */
  readonly #ended: CircuitBreaker

  constructor(options: PageRendererOptions) {
    const { program, limits, now, patience = 1 } = options
    this.#options = options
    this.#trustedMs = patience * TRUSTED_MS
    this.#threads = Array.from({ length: THREADS }, () =>
      createRenderSandbox({ program, ...(limits && { limits }) }),
    )
    this.#queue = createFairQueue({
      workers: this.#threads,
      mostOfOneLine: 1,
      longestLine: LONGEST_LINE,
      longestWaitMs: patience * LONGEST_WAIT_MS,
      retryAfterS: 2,
    })
    this.#ended = new CircuitBreaker({
      mostTrips: MOST_ENDED,
      windowMs: ENDED_MS,
      mostKeys: MOST_KNOWN,
      now,
    })
  }

  /** Renders a page. Rejects with `busy` where rendering had to be ended, or the site's circuit breaker is open. */
  page(data: PageData, frame: PageFrame): Promise<RenderedPage> {
    return this.#render(data, frame)
  }

  /** Renders a page without its theme's layout: only its main content. */
  mainContent(data: PageData): Promise<RenderedPage> {
    return this.#render(data, undefined)
  }

  /** Resolves when its threads have started, which they do as soon as a theme needs them. */
  ready(): Promise<unknown> {
    return Promise.all(this.#threads.map((thread) => thread.ready()))
  }

  async #render(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    if (this.#options.isTrusted(data.theme)) return this.#here(data, frame, this.#trustedMs)
    const key = keyOf(data)
    // Single-flight: one page is enough to learn the theme's speed, so others wait for it.
    while (this.#trials.has(key)) await this.#trials.get(key)
    switch (this.#speeds.get(key)) {
      case 'quick':
        return this.#briefly(data, frame)
      case 'slow':
        return (await this.#inThread(data, frame)).answer
      default:
        return this.#onTrial(data, frame)
    }
  }

  #here(data: PageData, frame: PageFrame | undefined, ms: number): RenderedPage {
    const { clock } = this.#options
    const deadline = { ms, ...(clock && { clock }) }
    const began = performance.now()
    const page = frame ? renderPage(data, frame, deadline) : renderMainContent(data, deadline)
    this.#options.onRendered?.('server', performance.now() - began)
    return page
  }

  async #briefly(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const page = this.#here(data, frame, HERE_MS)
    if (!isCutOff(page)) return page
    this.#learn(keyOf(data), 'slow')
    return (await this.#inThread(data, frame)).answer
  }

  async #onTrial(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const key = keyOf(data)
    let end = () => {}
    this.#trials.set(
      key,
      new Promise((resolve) => {
        end = resolve
      }),
    )
    try {
      const { answer: page, tookMs } = await this.#inThread(data, frame)
      const count = Number(this.#speeds.get(key) ?? 0) + 1
      if (isCutOff(page) || (tookMs > QUICK_MS && count === MOST_TRIALS)) this.#learn(key, 'slow')
      else this.#learn(key, tookMs > QUICK_MS ? count : 'quick')
      return page
    } catch (error) {
      // A page is not refused because themes of other sites keep the threads busy.
      if (this.#speeds.get(key) === 'slow' || !(error instanceof Problem)) throw error
      return this.#briefly(data, frame)
    } finally {
      this.#trials.delete(key)
      end()
    }
  }

  #learn(key: string, speed: Speed): void {
    this.#speeds.delete(key)
    this.#speeds.set(key, speed)
    const [first] = this.#speeds.keys()
    if (this.#speeds.size > MOST_KNOWN && first !== undefined) this.#speeds.delete(first)
  }

  async #inThread(data: PageData, frame: PageFrame | undefined): Promise<Answered<RenderedPage>> {
    const { id: siteId } = data.site
    if (this.#ended.openFor(siteId)) throw fail('busy', { retryAfter: 10 })
    const began = performance.now()
    const outcome = await this.#inTurn(data, frame)
    this.#options.onRendered?.('thread', performance.now() - began)
    if ('answer' in outcome) return outcome
    this.#learn(keyOf(data), 'slow')
    this.#ended.trip(siteId, undefined)
    this.#options.onEnded({ siteId, themeId: data.theme.id })
    throw fail('busy', { retryAfter: 10 })
  }

  /** Queues for a thread. The thread is restarted before the next caller gets it; the finished page does not wait for that. */
  #inTurn(data: PageData, frame: PageFrame | undefined): Promise<Outcome<RenderedPage>> {
    return new Promise((resolve, reject) => {
      const work = async (thread: RenderSandbox) => {
        resolve(await thread.render(data, frame))
        await thread.ready()
      }
      this.#queue.run(data.site.id, work).catch(reject)
    })
  }
}

function keyOf({ site, theme }: PageData): string {
  return `${site.id} ${theme.revision}`
}

/** Whether the end of a page is missing, since it took too long. */
export function isCutOff({ problems }: Pick<RenderedPage, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'deadline')
}
