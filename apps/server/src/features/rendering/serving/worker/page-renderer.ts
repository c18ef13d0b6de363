/**
 * Renders pages, so that no site's templates keep the others waiting: a stranger's theme is tried in a thread that
 * can be ended, and rendered here once it was quick there; what is ever too slow stays in threads.
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
  /** Limits of one page in a thread; those of the server unless said. */
  readonly limits?: Limits
  /** Themes that come with the platform are never too slow. */
  isTrusted(theme: Theme): boolean
  now(): number
  /** A page had to be ended. */
  onEnded(where: { readonly siteId: Id; readonly themeId: string }): void
}

/** Milliseconds, by the clock, that the server itself gives a page of a stranger's theme: everybody else stands still meanwhile. */
const HERE_MS = 250
/** Milliseconds on a processor, in a thread that has just begun, within which a theme is quick enough to be rendered by the server. */
const QUICK_MS = 100
/** How many pages of a theme may take longer at first, while its templates are read and code is made of them. */
const MOST_TRIALS = 3
/** Milliseconds for a page of the platform's own themes: far more than a good page needs. */
const TRUSTED_MS = 500
/** Two, so that a site whose pages take long leaves one to others. */
const THREADS = 2
/** How many pages of one site may wait for a thread. */
const LONGEST_LINE = 20
/** Milliseconds within which an answer is worth waiting for a thread. */
const LONGEST_WAIT_MS = 3_000
/** How many themes on sites are known by how quick they are. One that is forgotten is only tried again. */
const MOST_KNOWN = 20_000
/** Circuit breaker: after five ended pages in a minute a site's pages are refused; leaves room for one bad deploy. */
const MOST_ENDED = 5
/** Milliseconds for which an ended page counts. */
const ENDED_MS = 60_000

/** How a theme does on a site; while it is not known, how many of its pages were tried. */
type Speed = 'quick' | 'slow' | number

export class PageRenderer {
  readonly #options: PageRendererOptions
  readonly #threads: readonly RenderSandbox[]
  readonly #queue: FairQueue<RenderSandbox>
  readonly #speeds = new Map<string, Speed>()
  /** Themes of which a page is being tried, until it is rendered. */
  readonly #trials = new Map<string, Promise<void>>()
  /** Sites whose pages had to be ended. */
  readonly #ended: CircuitBreaker

  constructor(options: PageRendererOptions) {
    const { program, limits, now } = options
    this.#options = options
    this.#threads = Array.from({ length: THREADS }, () =>
      createRenderSandbox({ program, ...(limits && { limits }) }),
    )
    this.#queue = createFairQueue({
      workers: this.#threads,
      mostOfOneLine: 1,
      longestLine: LONGEST_LINE,
      longestWaitMs: LONGEST_WAIT_MS,
      retryAfterS: 2,
    })
    this.#ended = new CircuitBreaker({
      mostTrips: MOST_ENDED,
      windowMs: ENDED_MS,
      mostKeys: MOST_KNOWN,
      now,
    })
  }

  /** Refused with `busy` where rendering had to be ended, or was too often a moment ago. */
  page(data: PageData, frame: PageFrame): Promise<RenderedPage> {
    return this.#render(data, frame)
  }

  /** A page without its theme's layout: only what the layout goes around. */
  mainContent(data: PageData): Promise<RenderedPage> {
    return this.#render(data, undefined)
  }

  /** When its threads are there, which it begins as soon as it meets a theme that needs them. */
  ready(): Promise<unknown> {
    return Promise.all(this.#threads.map((thread) => thread.ready()))
  }

  async #render(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    if (this.#options.isTrusted(data.theme)) return here(data, frame, TRUSTED_MS)
    const key = keyOf(data)
    // One page is enough to know.
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

  async #briefly(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const page = here(data, frame, HERE_MS)
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
      // Nobody is refused because the threads are busy with the themes of others.
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
    const outcome = await this.#inTurn(data, frame)
    if ('answer' in outcome) return outcome
    this.#learn(keyOf(data), 'slow')
    this.#ended.trip(siteId, undefined)
    this.#options.onEnded({ siteId, themeId: data.theme.id })
    throw fail('busy', { retryAfter: 10 })
  }

  /** Whoever comes next finds a thread that is there; nobody waits for that with what is finished. */
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

function here(data: PageData, frame: PageFrame | undefined, ms: number): RenderedPage {
  return frame ? renderPage(data, frame, { ms }) : renderMainContent(data, { ms })
}

function keyOf({ site, theme }: PageData): string {
  return `${site.id} ${theme.revision}`
}

function isCutOff({ problems }: RenderedPage): boolean {
  return problems.some(({ code }) => code === 'deadline')
}
