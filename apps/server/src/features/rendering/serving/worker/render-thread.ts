/** One thread that renders pages: ended when a page takes too long or too much memory, and begun again for the next. */

import { Worker } from 'node:worker_threads'
import type { PageFrame, RenderedPage } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import type { Theme } from '@sitewright/theme'
import { processorMs } from '../../../../platform/processor-time.ts'
import { type PortableTheme, portableTheme } from './portable-theme.ts'
import type { RenderReady, RenderTask } from './render-task.ts'

export interface ThreadPage {
  readonly page: RenderedPage
  /** What it took of a processor, with what the thread had to do before; by the clock where the system does not tell. */
  readonly tookMs: number
}

export interface RenderThread {
  /** One page at a time; nothing for one that had to be ended. Rejects where the program cannot be run. */
  render(data: PageData, frame: PageFrame | undefined): Promise<ThreadPage | undefined>
  /** Begins it where it is not there, which takes most of a second. */
  begun(): Promise<void>
}

/** On a processor, from the task's arrival to its end. */
const LIMIT_MS = 800
/** How many times its limit a page may take by the clock, while others keep the machine busy. */
const PATIENCE = 5
const CHECK_MS = 50
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
/** After this long without anyone who might need it, it is ended to give its memory back. */
const IDLE_MS = 600_000
const MOST_THEMES = 4

interface BegunThread {
  readonly worker: Worker
  /** As `processorMs` takes it. */
  readonly name: string | undefined
}

/** @param program path of the built program */
export function createRenderThread(program: string): RenderThread {
  let thread: Promise<BegunThread> | undefined
  let idle: NodeJS.Timeout | undefined
  /** Revisions that the thread has, the one used longest ago first. */
  let sent: string[] = []

  const end = () => {
    clearTimeout(idle)
    const ended = thread
    thread = undefined
    sent = []
    ended?.then(
      ({ worker }) => worker.terminate(),
      () => {},
    )
  }
  const begin = () =>
    new Promise<BegunThread>((resolve, reject) => {
      // It knows nothing of the server: no settings, no secrets.
      const worker = new Worker(program, {
        env: {},
        resourceLimits: LIMITS,
        stdout: true,
        stderr: true,
      })
      // It never keeps the server from ending.
      worker.unref()
      worker.once('error', reject)
      worker.once('message', ({ thread: name }: RenderReady) => {
        // By name: without the worker's own listeners, no message comes any more.
        worker.removeAllListeners('error')
        worker.on('error', end)
        resolve({ worker, name })
      })
    })

  const ready = (): Promise<BegunThread> => {
    clearTimeout(idle)
    idle = setTimeout(end, IDLE_MS).unref()
    thread ??= begin()
    return thread.catch((error) => {
      thread = undefined
      throw error
    })
  }

  return {
    begun: async () => {
      await ready()
    },
    render: async (data, frame) => {
      try {
        const outcome = await perform(await ready(), taskOf(data, frame))
        if (outcome === undefined) end()
        return outcome
      } catch (error) {
        // What it was sent and what not is not known any more.
        end()
        throw error
      }
    },
  }

  function taskOf({ theme, ...data }: PageData, frame: PageFrame | undefined): RenderTask {
    const { revision } = theme
    const isKnown = sent.includes(revision)
    const next = [...sent.filter((one) => one !== revision), revision]
    const forget = next.slice(0, -MOST_THEMES)
    sent = next.slice(-MOST_THEMES)
    return {
      revision,
      forget,
      data,
      frame: frame && sendable(frame),
      ...(!isKnown && { theme: portableOf(theme) }),
    }
  }
}

/** Of what a page's frame brings along, what the page shows. */
function sendable({ styles: { path, fonts }, scripts }: PageFrame): PageFrame {
  return { styles: { path, fonts }, scripts }
}

function perform({ worker, name }: BegunThread, task: RenderTask): Promise<ThreadPage | undefined> {
  return new Promise((resolve) => {
    const settle = (page: RenderedPage | undefined) => {
      clearTimeout(check)
      worker.removeAllListeners('message').removeAllListeners('error')
      // What comes after the end of a thread is nobody's.
      worker.on('error', () => {})
      resolve(page && { page, tookMs: used() ?? performance.now() - began })
    }
    const began = performance.now()
    const usedBefore = processorMs(name) ?? 0
    const used = () => {
      const ms = processorMs(name)
      return ms === undefined ? undefined : ms - usedBefore
    }
    const look = () => {
      const passed = performance.now() - began
      if ((used() ?? Number.POSITIVE_INFINITY) >= LIMIT_MS || passed >= PATIENCE * LIMIT_MS)
        settle(undefined)
      else check = setTimeout(look, CHECK_MS)
    }
    let check = setTimeout(look, LIMIT_MS)
    worker.removeAllListeners('error')
    worker.once('message', settle)
    worker.once('error', () => settle(undefined))
    worker.postMessage(task)
  })
}

const portable = new WeakMap<Theme, PortableTheme>()

function portableOf(theme: Theme): PortableTheme {
  const known = portable.get(theme) ?? portableTheme(theme)
  portable.set(theme, known)
  return known
}
