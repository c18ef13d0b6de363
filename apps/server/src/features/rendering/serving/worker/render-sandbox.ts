/** Sandbox for pages of slow and unknown themes: a thread that caches the themes it was sent. */

import type { PageFrame, RenderedPage } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import type { Limits, Outcome } from '@sitewright/sandbox/perform'
import { Sandbox } from '@sitewright/sandbox/sandbox'
import { startThread } from '@sitewright/sandbox/thread'
import type { Theme } from '@sitewright/theme'
import { type PortableTheme, portableTheme } from './portable-theme.ts'
import type { RenderTask } from './render-task.ts'

export interface RenderSandboxOptions {
  /** Path of the built program, `dist/render-worker/worker.js`. */
  readonly program: string
  readonly limits?: Limits
}

export interface RenderSandbox {
  /** Renders one page at a time; without a frame only the main content. Rejects where the program cannot be run. */
  render(data: PageData, frame: PageFrame | undefined): Promise<Outcome<RenderedPage>>
  /** Resolves when its thread is running; starting one takes most of a second. */
  ready(): Promise<void>
}

/** Milliseconds for one page: of processor time, and five times as much of wall time, for a busy machine. */
const LIMITS: Limits = { processorMs: 800, wallMs: 4_000 }
/** Megabytes of the thread's heap: far more than a page needs, and little beside the server's own. */
const MEMORY = { memoryMb: 96, youngMemoryMb: 16 }
/** Niceness of the thread, 0 to 19; the server's own pages, at 0, come first. */
const NICENESS = 10
/** Milliseconds, ten minutes, without a page after which the thread ends and gives its memory back. */
const IDLE_MS = 600_000
/** Milliseconds for starting; a machine that takes longer renders nothing in time anyway. */
const START_MS = 60_000
/** Themes in the thread's cache; each may take as much memory as a site's templates. */
const REMEMBERED_THEMES = 4

export function createRenderSandbox({
  program,
  limits = LIMITS,
}: RenderSandboxOptions): RenderSandbox {
  const sandbox = new Sandbox<RenderTask, RenderedPage, PortableTheme>({
    start: () => startThread({ program, ...MEMORY, niceness: NICENESS }),
    startMs: START_MS,
    idleMs: IDLE_MS,
    remembers: REMEMBERED_THEMES,
  })
  return {
    render: ({ theme, ...data }, frame) =>
      sandbox.run({ data, frame: frame && sendable(frame) }, limits, {
        key: theme.revision,
        value: () => portableOf(theme),
      }),
    ready: () => sandbox.ready(),
  }
}

/** The serializable part of a frame; the page does not show the rest. */
function sendable({ styles: { path, fonts, browserColors }, scripts }: PageFrame): PageFrame {
  return { styles: { path, fonts, browserColors }, scripts }
}

const portable = new WeakMap<Theme, PortableTheme>()

function portableOf(theme: Theme): PortableTheme {
  const known = portable.get(theme) ?? portableTheme(theme)
  portable.set(theme, known)
  return known
}
