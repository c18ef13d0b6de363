/** A task of the threads in which slow templates are rendered. */

import type { PageFrame } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'

export interface RenderTask {
  /** The theme is sent beside the task, once, and remembered by its revision. */
  readonly data: Omit<PageData, 'theme'>
  /** Absent: only what a layout goes around. */
  readonly frame: PageFrame | undefined
}
