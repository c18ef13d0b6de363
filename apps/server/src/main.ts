/** The server: reads its settings, builds what it needs, listens. */

import { createDemoShop } from './demo/index.ts'
import { createOpsServer } from './ops.ts'
import { readConfig } from './platform/config.ts'
import { openDataDir } from './platform/data-dir.ts'
import { createLog } from './platform/log.ts'
import { StartProblem } from './platform/start-problem.ts'
import { createServer } from './server.ts'
import { type Closers, createClosers } from './start/closers.ts'
import { type DemoSignIn, keepDemoSignIn } from './start/demo-file.ts'
import { checkPort, listen } from './start/listen.ts'
import { openApp } from './start/open-app.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'

const log = createLog()
const say = (line: string) => console.log(line)

/** Each step comes after what it rests on; each adds how to undo it. */
async function start(closers: Closers): Promise<void> {
  const config = readConfig(process.env)

  const dataDir = await openDataDir(config.dataDir)
  closers.add(dataDir.release)
  const secretKey = config.secretKey ?? (await dataDir.secretKey())
  await checkPort(config)

  const { app, exited } = await openApp(config, { secretKey, closers, log, say })
  void exited.then((reason) => giveUp(closers, new StartProblem(reason)))
  const keep = (shop: Omit<DemoSignIn, 'studio'>) => keepDemoSignIn(config, shop)
  const made = config.demo ? await createDemoShop(app, { progress: say, keep }) : undefined
  const demo = await keepDemoSignIn(config, made)
  await app.start()
  const server = await createServer(app)
  closers.add(() => server.close())
  await listen(server, config)
  if (config.opsPort !== undefined) {
    const ops = await createOpsServer(app)
    closers.add(ops.close)
    await ops.listen(config.opsPort)
  }
  welcome(config.studioOrigin, demo)
}

function welcome(studio: string, demo: DemoSignIn | undefined): void {
  say('')
  say(`  Studio     ${studio}`)
  if (demo) {
    say(`  Demo shop  ${demo.site}`)
    say(`  Sign in    ${demo.email}  ${demo.password}`)
  }
  say('')
  say('Ready. Press Ctrl-C to stop.')
}

/** A foreseen problem is one sentence; anything else is a bug and shows where it is. */
async function giveUp(closers: Closers, error: unknown): Promise<void> {
  // Asked to stop while starting: what fails now fails because of that.
  if (closers.isClosing) return
  console.error(error instanceof StartProblem ? error.message : error)
  await closers.run()
  process.exit(1)
}

const closers = createClosers((error) => log.error({ err: error }, 'Something did not close'))
stopOnSignal(closers.run, say)
try {
  await start(closers)
} catch (error) {
  await giveUp(closers, error)
}
