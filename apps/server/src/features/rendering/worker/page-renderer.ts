/**
 * Renders pages: quick ones here, and those of themes that were once too slow in threads that can be ended (DESIGN §7), so
 * that no site's templates keep the others waiting.
 */

import type { Id } from '@sitewright/core/id'
import type { Theme } from '@sitewright/theme'
import { createFairQueue } from '../../../platform/fair-queue.ts'
import { fail } from '../../../platform/http/problems.ts'
import type { PageData } from '../page/page-data.ts'
import {
  type PageFrame,
  type RenderedPage,
  renderMainContent,
  renderPage,
} from '../page/render-page.ts'
import { createRenderThread, type RenderThread } from './render-thread.ts'

export interface PageRenderer {
  /** Refused with `busy` where rendering had to be ended, or was too often a moment ago. */
  page(data: PageData, frame: PageFrame): Promise<RenderedPage>
  /** What the theme's layout goes around, without it. */
  mainContent(data: PageData): Promise<RenderedPage>
  /** When its threads are there, which it begins as soon as it meets a theme that may need them. */
  ready(): Promise<unknown>
}

export interface PageRendererOptions {
  /** Path of the threads' built program. */
  readonly program: string
  /** Themes that come with the platform are never too slow. */
  isTrusted(theme: Theme): boolean
  now(): number
  /** A page had to be ended. */
  onEnded(where: { readonly siteId: Id; readonly themeId: string }): void
}

/** What a page of a stranger's theme may take of everyone's time, once: by the clock, so that busy machines tell no quick one slow. */
const HERE_MS = 250
/** Far more than a good page needs. */
const TRUSTED_MS = 500
const THREADS = 2
/** Sites whose theme was slow. One that is forgotten is only tried again. */
const MOST_SLOW = 10_000
/** So many pages ended in so long: then nothing more is tried until some of it is past. */
const MOST_ENDED = 5
const ENDED_MS = 60_000

export function createPageRenderer({
  program,
  isTrusted,
  now,
  onEnded,
}: PageRendererOptions): PageRenderer {
  const threads = Array.from({ length: THREADS }, () => createRenderThread(program))
  const queue = createFairQueue({
    workers: threads,
    mostOfOneLine: 1,
    longestLine: 20,
    longestWaitMs: 3_000,
    retryAfterS: 2,
  })
  const slow = new Set<string>()
  /** When pages of a site were ended. */
  const ended = new Map<Id, number[]>()

  return {
    page: render,
    mainContent: (data) => render(data, undefined),
    ready: () => Promise.all(threads.map((thread) => thread.begun())),
  }

  async function render(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const { theme, site } = data
    if (isTrusted(theme)) return here(data, frame, TRUSTED_MS)
    const key = `${site.id} ${theme.revision}`
    if (!slow.has(key)) {
      // They are there before they are needed.
      for (const thread of threads) thread.begun().catch(() => {})
      const page = here(data, frame, HERE_MS)
      if (!page.problems.some(({ code }) => code === 'deadline')) return page
      slow.add(key)
      const [first] = slow
      if (slow.size > MOST_SLOW && first !== undefined) slow.delete(first)
    }
    return inThread(data, frame)
  }

  async function inThread(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage> {
    const { id: siteId } = data.site
    const before = (ended.get(siteId) ?? []).filter((time) => time > now() - ENDED_MS)
    if (before.length >= MOST_ENDED) throw fail('busy', { retryAfter: 10 })
    const page = await inTurn(data, frame)
    if (page) return page
    ended.delete(siteId)
    ended.set(siteId, [...before, now()])
    const [first] = ended.keys()
    if (ended.size > MOST_SLOW && first !== undefined) ended.delete(first)
    onEnded({ siteId, themeId: data.theme.id })
    throw fail('busy', { retryAfter: 10 })
  }

  /** Whoever comes next finds a thread that is there; nobody waits for that with what is finished. */
  function inTurn(data: PageData, frame: PageFrame | undefined): Promise<RenderedPage | undefined> {
    return new Promise((resolve, reject) => {
      const work = async (thread: RenderThread) => {
        resolve(await thread.render(data, frame))
        await thread.begun()
      }
      queue.run(data.site.id, work).catch(reject)
    })
  }
}

function here(data: PageData, frame: PageFrame | undefined, ms: number): RenderedPage {
  return frame ? renderPage(data, frame, { ms }) : renderMainContent(data, { ms })
}
