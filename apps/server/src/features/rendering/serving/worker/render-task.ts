/** A task of the threads in which slow templates are rendered. */

import type { PageFrame } from '@sitewright/page'
import type { PageData } from '@sitewright/page/data/page-data'

export interface RenderTask {
  /** Data without the theme, which is sent beside the task once and cached by its revision. */
  readonly data: Omit<PageData, 'theme'>
  /** Absent where only the main content is wanted. */
  readonly frame: PageFrame | undefined
}
