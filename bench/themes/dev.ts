/** Someone writes a theme with `sitewright dev`: how long from a written file until an open page shows what is in it. */

import { spawn } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { removeFolder, temporaryFolder } from '../../e2e/server.ts'
import { reportShown } from '../lib/paint.ts'
import { report, type Wait } from '../lib/report-waits.ts'

const TIMES = 12
const WARM_UP = 3
const MOST_MS = 300
/** Milliseconds between two changes, after which what the one before set off is over. */
const PAUSE_MS = 1_500
const READY_MS = 180_000

const folder = await temporaryFolder()
const theme = join(folder, 'theme')
await cp('themes/hearth', theme, { recursive: true })
const port = await freePort()
const command = spawn(
  process.execPath,
  ['apps/cli/sitewright.mjs', 'dev', theme, '--data', join(folder, 'data'), '--port', `${port}`],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const ended = new Promise((done) => command.once('exit', done))
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
try {
  const page = await browser.newPage()
  const address = await readyAddress()
  await measure('a template', 'site.region', (before, mark) =>
    before.replace('<main', `<main data-news="${mark}"`),
  )
  await measure(
    'a style sheet',
    'styles/type.less',
    (before, mark) => `${before}\nmain { --news: ${mark}; }\n`,
  )

  async function measure(
    name: string,
    file: string,
    change: (before: string, mark: string) => string,
  ): Promise<void> {
    const path = join(theme, file)
    const before = await readFile(path, 'utf8')
    const shown = await reportShown(page, {
      selector: 'main',
      attribute: 'data-news',
      property: '--news',
    })
    // The page of before, if another was measured, is not shown any more.
    await sleep(PAUSE_MS)
    await page.goto(address)
    const seen: Wait[] = []
    for (let index = 0; index < TIMES + WARM_UP; index += 1) {
      await sleep(PAUSE_MS)
      const mark = `${name.length}${index}`
      const at = shown(mark)
      const since = performance.timeOrigin + performance.now()
      await writeFile(path, change(before, mark))
      seen.push({ ms: (await at) - since })
    }
    await writeFile(path, before)
    report(`dev: ${name}`, seen.slice(WARM_UP), { ms: MOST_MS })
  }
} finally {
  await browser.close()
  command.kill('SIGINT')
  await ended
  await removeFolder(folder)
}

async function readyAddress(): Promise<string> {
  let output = ''
  command.stdout.on('data', (chunk) => {
    output += chunk
  })
  const deadline = performance.now() + READY_MS
  while (!output.includes('Press Ctrl-C')) {
    if (performance.now() > deadline || command.exitCode !== null) throw new Error(output)
    await sleep(100)
  }
  return /http:\S+/.exec(output)?.[0] ?? ''
}
