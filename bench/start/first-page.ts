/** From a fresh clone to the first page, and from a restart to the first page. */

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LIMIT_MS = 10 * 60_000
const PORT = 3900

const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
try {
  execFileSync('git', ['clone', '--quiet', process.cwd(), folder])
  console.log(`fresh clone, npm start to first page: ${await startToPage()} s (aim 120)`)
  console.log(`restart to first page:                ${await startToPage()} s (aim 5)`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function startToPage(): Promise<string> {
  const began = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT), DRAIN_SECONDS: '0' },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    while (!(await hasPage())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
      if (performance.now() - began > LIMIT_MS) throw new Error('The first page never came')
      await sleep(50)
    }
    return ((performance.now() - began) / 1000).toFixed(1)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Whether the demo shop's home page is served. */
async function hasPage(): Promise<boolean> {
  const host = demoHost()
  if (host === undefined) return false
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port: PORT, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    asked.once('error', () => resolve(false))
    asked.end()
  })
}

function demoHost(): string | undefined {
  try {
    const demo = JSON.parse(readFileSync(join(folder, 'data', 'demo.json'), 'utf8')) as {
      site: string
    }
    return new URL(demo.site).host
  } catch {
    // Not written yet.
    return undefined
  }
}
