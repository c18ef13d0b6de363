/** `npm run sample`: makes the sample site in this server's own database, with an owner of its own. */

import { randomBytes } from 'node:crypto'
import { hashPassword, insertAccount } from '../features/accounts/index.ts'
import { openApp } from '../open-app.ts'
import { createHostRouting } from '../platform/http/identity.ts'
import { createLog } from '../platform/log/log.ts'
import { readConfig } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { openDataDir } from '../platform/start/data-dir.ts'
import { StartProblem } from '../platform/start/start-problem.ts'
import { makeSampleSite } from './index.ts'

const log = createLog()
const say = (line: string) => console.log(line)
const closers = createClosers((error) => log.error({ err: error }, 'Something did not close'))

async function makeSample(): Promise<void> {
  const config = readConfig(process.env)
  const dataDir = await openDataDir(config.dataDir)
  closers.add(dataDir.release)
  const secretKey = config.secretKey ?? (await dataDir.secretKey())
  const app = await openApp(config, { secretKey, closers, log, say })

  const password = randomBytes(15).toString('base64url')
  const account = await insertAccount(app.database.global, {
    name: 'Sam Sample',
    email: `sample-${randomBytes(4).toString('hex')}@example.com`,
    passwordHash: await hashPassword(password),
  })
  if (!account) throw new Error('The sample site found no address for its owner')
  say('Making the sample site')
  const { identifier } = await makeSampleSite(app, account)
  say('')
  say(`  Sample site  ${createHostRouting(config).siteOrigin(identifier)}`)
  say(`  Studio       ${config.studioOrigin}`)
  say(`  Sign in      ${account.email}  ${password}`)
}

try {
  await makeSample()
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
} finally {
  await closers.run()
}
