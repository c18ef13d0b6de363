/** The server: reads its settings, builds what it needs, listens. */

import type { Server } from 'node:http'
import { type DemoSignIn, keepDemoSignIn } from './demo/demo-file.ts'
import { createDemoShop } from './demo/index.ts'
import { openApp } from './open-app.ts'
import { createOpsServer } from './ops.ts'
import { drainOf } from './platform/http/drain.ts'
import { stopListening } from './platform/http/stop-listening.ts'
import { createLog } from './platform/log/log.ts'
import { type Config, readConfig } from './platform/settings/config.ts'
import { type Closers, createClosers } from './platform/start/closers.ts'
import { openDataDir } from './platform/start/data-dir.ts'
import { endOnUncaught } from './platform/start/end-on-uncaught.ts'
import { CANNOT_START, CRASHED } from './platform/start/exit-codes.ts'
import { checkPort, listen } from './platform/start/listen.ts'
import { endWithParent, tellParent } from './platform/start/parent.ts'
import { StartProblem } from './platform/start/start-problem.ts'
import { stopOnSignal } from './platform/start/stop-on-signal.ts'
import { untilThere } from './platform/start/until-there.ts'
import { createServer } from './server.ts'

const log = createLog()
const say = (line: string) => console.log(line)

/** Starts in dependency order; each step adds a closer that undoes it. */
async function start(closers: Closers): Promise<void> {
  const config = readConfig(process.env)

  const dataDir = await openDataDir(config.dataDir)
  closers.add(dataDir.release)
  const secretKey = config.secretKey ?? (await dataDir.secretKey())
  await checkPort(config)

  const app = await untilThere(
    async (own) => {
      const opened = await openApp(config, { secretKey, closers: own, log, say })
      await opened.start()
      return opened
    },
    { config, closers, say, onProblem },
  )
  const keep = (shop: Omit<DemoSignIn, 'studio'>) => keepDemoSignIn(config, shop)
  const made = config.demo ? await createDemoShop(app, { progress: say, keep }) : undefined
  const demo = await keepDemoSignIn(config, made)
  const server = await createServer(app)
  closers.add(async () => {
    await stopListening(server.server as Server)
    await server.close()
  })
  await listen(server, config)
  drain = (signal) => drainOf(app).begin(signal === 'SIGTERM' ? config.drainSeconds : 0)
  if (config.opsPort !== undefined) {
    const ops = await createOpsServer(app)
    closers.add(ops.close)
    await ops.listen(config.opsPort)
  }
  welcome(config, demo)
  tellParent()
}

const PRACTICE_WORDS: Readonly<Record<Config['practicePayments'], string | undefined>> = {
  everywhere: 'practice cards in every shop: no money moves (PRACTICE_PAYMENTS=0 ends it)',
  demoShop: undefined,
  nowhere: undefined,
}

function welcome(
  { studioOrigin, practicePayments, isRehearsal }: Config,
  demo: DemoSignIn | undefined,
): void {
  say('')
  say(`  Studio     ${studioOrigin}`)
  if (demo) {
    say(`  Demo shop  ${demo.site}`)
    say(`  Sign in    ${demo.email}  ${demo.password}`)
  }
  const practice = PRACTICE_WORDS[practicePayments]
  if (practice) say(`  Payments   ${practice}`)
  if (isRehearsal) say('  Rehearsal  no mail is sent, and no payment provider is asked')
  say('')
  say('Ready. Press Ctrl-C to stop.')
}

/** Reports why the start failed: a foreseen problem in one sentence; anything else is a bug and is shown with its stack. */
async function giveUp(closers: Closers, error: unknown): Promise<void> {
  // Asked to stop while starting: errors from here on are consequences of that.
  if (closers.isClosing) return
  const isForeseen = error instanceof StartProblem
  console.error(isForeseen ? error.message : error)
  await closers.run()
  process.exit(isForeseen ? CANNOT_START : CRASHED)
}

/** Drains the server; before there is a server there is nothing to drain. */
let drain = async (_signal: NodeJS.Signals): Promise<void> => {}
const onProblem = (error: unknown) => log.error({ err: error }, 'Something did not close')
const closers = createClosers(onProblem)
stopOnSignal({ drain: (signal) => drain(signal), close: closers.run, say })
endOnUncaught({ log, close: closers.run })
endWithParent()
try {
  await start(closers)
} catch (error) {
  await giveUp(closers, error)
}
