/**
 * Renders pages, so that no site's templates keep the others waiting: a stranger's theme is tried in a thread that
 * can be ended, and rendered here once it was quick there; what is ever too slow stays in threads.
 */

import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import { type PageFrame, type RenderedPage, renderMainContent, renderPage } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import { CircuitBreaker } from '@sitewright/sandbox/circuit-breaker'
import type { Answered, Limits, Outcome } from '@sitewright/sandbox/perform'
import type { Theme } from '@sitewright/theme'
import { fail } from '../../../../platform/http/problems.ts'
import { createFairQueue } from '../../../../platform/limits/fair-queue.ts'
import { createRenderSandbox, type RenderSandbox } from './render-sandbox.ts'

export interface PageRenderer {
  /** Refused with `busy` where rendering had to be ended, or was too often a moment ago. */
  page(data: PageData, frame: PageFrame): Promise<RenderedPage>
  /** What the theme's layout goes around, without it. */
  mainContent(data: PageData): Promise<RenderedPage>
  /** When its threads are there, which it begins as soon as it meets a theme that needs them. */
  ready(): Promise<unknown>
}

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

/** What a page of a stranger's theme may take of everyone's time, once: by the clock, so that busy machines tell no quick one slow. */
const HERE_MS = 250
/** What a theme that may be rendered here takes of a processor for a page, in a thread that has just begun. */
const QUICK_MS = 100
/** Pages that may take longer at first, while its templates are read and code is made of them. */
const MOST_TRIALS = 3
/** Far more than a good page needs. */
const TRUSTED_MS = 500
const THREADS = 2
/** Sites with a theme of their own that are known by how it does. One that is forgotten is only tried again. */
const MOST_KNOWN = 20_000
/** Circuit breaker: after five ended pages in a minute a site's pages are refused; leaves room for one bad deploy. */
const MOST_ENDED = 5
/** Milliseconds for which an ended page counts. */
const ENDED_MS = 60_000
/** Milliseconds within which an answer is worth waiting for a thread. */
const LONGEST_WAIT_MS = 3_000

export function createPageRenderer({
  program,
  limits,
  isTrusted,
  now,
  onEnded,
}: PageRendererOptions): PageRenderer {
  const threads = Array.from({ length: THREADS }, () =>
    createRenderSandbox({ program, ...(limits && { limits }) }),
  )
  const queue = createFairQueue({
    workers: threads,
    mostOfOneLine: 1,
    longestLine: 20,
    longestWaitMs: LONGEST_WAIT_MS,
    retryAfterS: 2,
  })
  /** Of themes on sites; a number counts the pages that were tried. */
  const speeds = new Map<string, 'quick' | 'slow' | number>()
  /** Those of which a page is being tried, until it is rendered. */
  const trials = new Map<string, Promise<void>>()
  const ended = new CircuitBreaker({
    mostTrips: MOST_ENDED,
    windowMs: ENDED_MS,
    mostKeys: MOST_KNOWN,
    now,
  })

  return {
    page: render,
    mainContent: (data) => render(data, undefined),
    ready: () => Promise.all(threads.map((thread) => thread.ready())),
  }

  async function render(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    if (isTrusted(data.theme)) return here(data, frame, TRUSTED_MS)
    const key = keyOf(data)
    // One page is enough to know.
    while (trials.has(key)) await trials.get(key)
    switch (speeds.get(key)) {
      case 'quick':
        return briefly(data, frame)
      case 'slow':
        return (await inThread(data, frame)).answer
      default:
        return onTrial(data, frame)
    }
  }

  async function briefly(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const page = here(data, frame, HERE_MS)
    if (!isCutOff(page)) return page
    learn(keyOf(data), 'slow')
    return (await inThread(data, frame)).answer
  }

  async function onTrial(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const key = keyOf(data)
    let end = () => {}
    trials.set(
      key,
      new Promise((resolve) => {
        end = resolve
      }),
    )
    try {
      const { answer: page, tookMs } = await inThread(data, frame)
      const count = Number(speeds.get(key) ?? 0) + 1
      if (isCutOff(page) || (tookMs > QUICK_MS && count === MOST_TRIALS)) learn(key, 'slow')
      else learn(key, tookMs > QUICK_MS ? count : 'quick')
      return page
    } catch (error) {
      // Nobody is refused because the threads are busy with the themes of others.
      if (speeds.get(key) === 'slow' || !(error instanceof Problem)) throw error
      return briefly(data, frame)
    } finally {
      trials.delete(key)
      end()
    }
  }

  function learn(key: string, speed: 'quick' | 'slow' | number): void {
    speeds.delete(key)
    speeds.set(key, speed)
    const [first] = speeds.keys()
    if (speeds.size > MOST_KNOWN && first !== undefined) speeds.delete(first)
  }

  async function inThread(
    data: PageData,
    frame: PageFrame | undefined,
  ): Promise<Answered<RenderedPage>> {
    const { id: siteId } = data.site
    if (ended.openFor(siteId)) throw fail('busy', { retryAfter: 10 })
    const outcome = await inTurn(data, frame)
    if ('answer' in outcome) return outcome
    learn(keyOf(data), 'slow')
    ended.trip(siteId, undefined)
    onEnded({ siteId, themeId: data.theme.id })
    throw fail('busy', { retryAfter: 10 })
  }

  /** Whoever comes next finds a thread that is there; nobody waits for that with what is finished. */
  function inTurn(data: PageData, frame: PageFrame | undefined): Promise<Outcome<RenderedPage>> {
    return new Promise((resolve, reject) => {
      const work = async (thread: RenderSandbox) => {
        resolve(await thread.render(data, frame))
        await thread.ready()
      }
      queue.run(data.site.id, work).catch(reject)
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
