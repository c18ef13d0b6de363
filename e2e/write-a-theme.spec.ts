/** A theme developer's first hour: begin a theme, see it, change it, be told what is wrong. */

import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { freePort, removeFolder, temporaryFolder } from './server.ts'

const COMMAND = join(import.meta.dirname, '../apps/cli/sitewright.mjs')
const ENDED_MS = 120_000

let folder: string
let running: ChildProcess | undefined

test.beforeEach(async () => {
  folder = await temporaryFolder()
})

test.afterEach(async () => {
  const ended = new Promise((done) => running?.once('exit', done) ?? done(0))
  running?.kill('SIGINT')
  await ended
  running = undefined
  await removeFolder(folder)
})

/** The command in `folder`, with what it has printed so far. */
function sitewright(...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = new Promise<number | null>((done) => child.once('exit', done))
  return { child, code, output: () => output }
}

test('begin a theme and see each change while it is written', async ({ page }) => {
  test.setTimeout(ENDED_MS + 60_000)
  const begun = sitewright('new', 'theme', 'my-theme')
  expect(await begun.code, begun.output()).toBe(0)

  const { child, output } = sitewright(
    ...['dev', 'my-theme', '--data', 'data', '--port', String(await freePort())],
  )
  running = child
  await expect.poll(output, { timeout: ENDED_MS }).toContain('Press Ctrl-C to stop')
  const [address = ''] = /http:\S+/.exec(output()) ?? []

  await test.step('the sample site wears it', async () => {
    await page.goto(address)
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Store')
    await expectAccessible(page)
  })

  const region = join(folder, 'my-theme/site.region')
  const before = await readFile(region, 'utf8')

  await test.step('a template is shown when it is written', async () => {
    await writeFile(region, before.replace('<main', '<p id="news">Something new</p><main'))
    await expect(page.locator('#news')).toHaveText('Something new')
  })

  await test.step('styles come without a reload', async () => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    const sheet = join(folder, 'my-theme/styles/site.less')
    const styles = await readFile(sheet, 'utf8')
    await writeFile(sheet, `${styles}\n#news { color: rgb(12, 34, 56); }\n`)
    await expect(page.locator('#news')).toHaveCSS('color', 'rgb(12, 34, 56)')
    await expect(page.locator('body')).toHaveAttribute('data-same-page')
  })

  const mistakes = page.getByRole('region', { name: 'Mistakes in the theme' })

  await test.step('a mistake is shown with its place, and goes when it is mended', async () => {
    await writeFile(region, before.replace('siteTitle|html}', 'siteTitle|htlm}'))
    await expect(mistakes).toContainText('site.region:9:')
    await expect(mistakes).toContainText('There is no formatter called `htlm`')
    await expect(mistakes.locator('pre')).toContainText('{website.siteTitle|htlm}')
    await expectAccessible(page)
    await mistakes.getByRole('button', { name: 'Hide' }).click()
    await expect(mistakes.locator('pre')).toBeHidden()
    expect(output()).toContain('site.region:9:')
    await writeFile(region, before)
    await expect(mistakes).toHaveCount(0)
  })

  await test.step('broken configuration keeps the page alive', async () => {
    const conf = join(folder, 'my-theme/collections/blog.conf')
    const good = await readFile(conf, 'utf8')
    await writeFile(conf, '{ "title": ')
    await expect(mistakes).toContainText('collections/blog.conf:1:')
    await page.goto(`${address}/blog`)
    await expect(page.getByRole('heading', { name: 'Blog', exact: true })).toBeVisible()
    await writeFile(conf, good)
    await expect(mistakes).toHaveCount(0)
  })
})
