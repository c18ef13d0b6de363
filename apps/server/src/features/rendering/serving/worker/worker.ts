/** Program of a thread that renders pages of slow or unknown templates, one at a time, until it is ended. */

import { type Deadline, type RenderedPage, renderMainContent, renderPage } from '@sitewright/page'
import { processorClock } from '@sitewright/sandbox/processor-time'
import { serveKnowing } from '@sitewright/sandbox/program'
import { render } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'
import { type PortableTheme, revivedTheme } from './portable-theme.ts'
import type { RenderTask } from './render-task.ts'

/** Milliseconds of processor time, fewer than the thread's limit, so that a page cut off here still shows its first part. */
const DEADLINE: Deadline = { ms: 350, clock: processorClock() }

// Warm-up: loading languages and dates takes a while the first time.
render('{price|money-format}{at|date %A %B}{.repeated section a}{@|json}{.end}', {
  data: { price: { value: '1.00', currency: 'USD' }, at: 0, a: [1], website: { timeZone: 'UTC' } },
  locale: 'en-US',
})
serveKnowing<RenderTask, RenderedPage, PortableTheme, Theme>({
  work: ({ data, frame }, theme) => {
    const whole = { ...data, theme }
    return frame ? renderPage(whole, frame, DEADLINE) : renderMainContent(whole, DEADLINE)
  },
  learn: revivedTheme,
})
