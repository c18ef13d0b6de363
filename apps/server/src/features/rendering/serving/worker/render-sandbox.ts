/** The sandbox in which pages of slow and unknown themes are rendered: a thread that remembers the themes it was sent. */

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
  /** One page at a time; without a frame only what a layout goes around. Rejects where the program cannot be run. */
  render(data: PageData, frame: PageFrame | undefined): Promise<Outcome<RenderedPage>>
  /** Starts its thread where there is none, which takes most of a second. */
  ready(): Promise<void>
}

/** Milliseconds on a processor for one page, and five times as many where others keep the machine busy. */
const LIMITS: Limits = { processorMs: 800, wallMs: 4_000 }
/** Far more than a page needs, and little beside what the server has. */
const MEMORY = { memoryMb: 96, youngMemoryMb: 16 }
/** From 0, like the server itself, whose own pages come first, to 19. */
const NICENESS = 10
/** Gives the memory back after ten minutes without a page. */
const IDLE_MS = 600_000
/** A machine on which starting takes longer than this renders nothing in time. */
const START_MS = 60_000
/** Each may take as much memory as a site's templates. */
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

/** A frame without what the page does not show, which cannot be sent. */
function sendable({ styles: { path, fonts }, scripts }: PageFrame): PageFrame {
  return { styles: { path, fonts }, scripts }
}

const portable = new WeakMap<Theme, PortableTheme>()

function portableOf(theme: Theme): PortableTheme {
  const known = portable.get(theme) ?? portableTheme(theme)
  portable.set(theme, known)
  return known
}
