/** The server behind `sitewright dev`: a sample site that wears the theme someone is writing. */

import type { FromWorkshop, ToWorkshop } from '@sitewright/theme/workshop'
import { type Workshop, workshopOf } from '../features/rendering/index.ts'
import { openApp } from '../open-app.ts'
import { createHostRouting } from '../platform/http/identity.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { type Closers, createClosers } from '../platform/start/closers.ts'
import { openDataDir } from '../platform/start/data-dir.ts'
import { checkPort, listen } from '../platform/start/listen.ts'
import { StartProblem } from '../platform/start/start-problem.ts'
import { stopOnSignal } from '../platform/start/stop-on-signal.ts'
import { createServer } from '../server.ts'
import { createOwnPages } from './own-pages.ts'
import { emptySiteOf, sampleSiteOf } from './sample-site.ts'

const log = createLog('error')
const say = (line: string) => console.log(line)
const tell = (message: FromWorkshop) => process.send?.(message)

async function start(closers: Closers): Promise<void> {
  const config = readConfig(process.env)
  const dataDir = await openDataDir(config.dataDir)
  closers.add(dataDir.release)
  const secretKey = config.secretKey ?? (await dataDir.secretKey())
  await checkPort(config, '--port')
  const app = await openApp(config, { secretKey, closers, log, say })
  const isRemote = config.workshop.site !== undefined
  const { id, identifier } = await (isRemote ? emptySiteOf(app) : sampleSiteOf(app, say))
  await app.start()
  const server = await createServer(app)
  closers.add(() => server.close())
  const workshop = await workshopOf(app)
  if (!workshop) throw new StartProblem('THEME_FOLDER must name the theme that is being written.')
  for (const note of workshop.remote?.notes ?? []) say(note)
  await workshop.remote?.readWhole?.(say)
  const ownPages = createOwnPages(app, { siteId: isRemote ? undefined : id, say })
  const ownPaths = await ownPages(workshop)
  workshop.onPage((findings) => tell({ kind: 'page', findings }))
  // One after another, since a later look-up has to find earlier writes.
  let done = Promise.resolve()
  process.on('message', (message: ToWorkshop) => {
    done = done
      .then(() => hear(workshop, message))
      .then(async () => void (await ownPages(workshop)))
      .catch((error) => say(String(error)))
  })
  // The parent process is gone, so nobody is writing a theme any more.
  process.once('disconnect', () => void closers.run().then(() => process.exit(0)))
  await listen(server, config, '--port')
  tell({ kind: 'ready', url: createHostRouting(config).siteOrigin(identifier), ownPaths })
}

async function hear(workshop: Workshop, message: ToWorkshop): Promise<void> {
  if (message.kind === 'findings') workshop.show(message.findings)
  else await workshop.changed(message)
}

async function giveUp(closers: Closers, error: unknown): Promise<void> {
  if (closers.isClosing) return
  console.error(error instanceof StartProblem ? error.message : error)
  await closers.run()
  process.exit(1)
}

const closers = createClosers((error) => log.error({ err: error }, 'Something did not close'))
stopOnSignal({ close: closers.run, say })
try {
  await start(closers)
} catch (error) {
  await giveUp(closers, error)
}
