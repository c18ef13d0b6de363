/** What is said between the server and the threads in which slow templates are rendered. */

import type { PageFrame, RenderedPage } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'
import type { PortableTheme } from './portable-theme.ts'

export interface RenderTask {
  /** Only where the thread has not got it yet. */
  readonly theme?: PortableTheme
  readonly revision: string
  /** Revisions that it may forget. */
  readonly forget: readonly string[]
  readonly data: Omit<PageData, 'theme'>
  /** Absent: only what a layout goes around. */
  readonly frame: PageFrame | undefined
}

/** Said once, when it can render. */
export interface RenderReady {
  /** As `processorMs` takes it. */
  readonly thread: string | undefined
}

export type RenderAnswer = RenderReady | RenderedPage
