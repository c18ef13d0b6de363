/** The program of a thread that renders pages of templates that are slow or not known yet, one at a time, until it is ended. */

import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Deadline, renderMainContent, renderPage } from '@sitewright/page'
import { render } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'
import { processorClock, thisThread } from '../../../../platform/processor-time.ts'
import { revivedTheme } from './portable-theme.ts'
import type { RenderAnswer, RenderTask } from './render-task.ts'

/** Sooner than the thread is ended, so that what was rendered is shown; where others keep the machine busy, later. */
const DEADLINE: Deadline = { ms: 350, clock: processorClock() }

/** From 0, like the server itself, to 19. */
const NICENESS = 10

const themes = new Map<string, Theme>()

function rendered({ theme: portable, revision, forget, data, frame }: RenderTask): RenderAnswer {
  for (const gone of forget) themes.delete(gone)
  if (portable !== undefined) themes.set(revision, revivedTheme(portable))
  const theme = themes.get(revision)
  if (!theme) throw new Error('The theme has not been sent')
  const whole = { ...data, theme }
  return frame ? renderPage(whole, frame, DEADLINE) : renderMainContent(whole, DEADLINE)
}

const send = (answer: RenderAnswer) => parentPort?.postMessage(answer)
// Languages and dates take a while when they are first asked for.
render('{price|money-format}{at|date %A %B}{.repeated section a}{@|json}{.end}', {
  data: { price: { value: '1.00', currency: 'USD' }, at: 0, a: [1], website: { timeZone: 'UTC' } },
  locale: 'en-US',
})
parentPort?.on('message', (task: RenderTask) => send(rendered(task)))
const thread = thisThread()
comeAfterOthers(thread)
send({ thread })

/** This thread alone, since the server's own comes first: Linux has a priority for each, by a number of its own. */
function comeAfterOthers(name: string | undefined): void {
  const id = Number(name?.split('/').at(-1))
  if (id > 0) setPriority(id, NICENESS)
}
