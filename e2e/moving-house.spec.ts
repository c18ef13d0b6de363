/** A theme from elsewhere moves in, along the guide: every command in it. */

import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { closeOthers } from './close-others.ts'
import { startCommand } from './command.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { removeFolder, temporaryFolder } from './server.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const ROOT = join(import.meta.dirname, '..')
const GUIDE = join(ROOT, 'docs/guides/moving-house.md')

let folder: string
/** Ends what a step left running. */
let stop: () => Promise<unknown>

test.beforeAll(async () => {
  folder = await temporaryFolder()
  await cp(join(ROOT, 'packages/theme/src/fixtures/foreign'), join(folder, 'my-theme'), {
    recursive: true,
  })
})
test.beforeEach(() => {
  stop = async () => {}
})
test.afterEach(() => stop())
test.afterAll(() => removeFolder(folder))

const COMMANDS = [
  'check my-theme',
  'look my-theme',
  'dev my-theme',
  'dev my-theme --site http://old.example.com',
  'dev my-theme --site http://old.example.com --save old-site.json',
  'dev my-theme --site old-site.json',
  'push my-theme --studio http://localhost:3000',
  'dev my-theme --site http://clay.localhost:3000',
] as const

/** A command of the guide with the addresses of this run in place of its own. */
function run(
  command: (typeof COMMANDS)[number],
  { more = [], env = {} }: { more?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
) {
  const { studio, site } = world().demo
  const args = command
    .replace('http://localhost:3000', studio)
    .replace('http://old.example.com', site)
    .replace('http://clay.localhost:3000', site)
    .split(' ')
  return startCommand(folder, [...args, ...more], env)
}

/** Starts `sitewright dev` and opens what it shows. */
async function show(page: Page, command: (typeof COMMANDS)[number]): Promise<string> {
  const { child, code, output } = run(command, {
    more: ['--data', 'data', '--port', String(await freePort())],
  })
  stop = () => {
    child.kill('SIGINT')
    return code
  }
  await expect.poll(output).toContain('Press Ctrl-C to stop')
  const address = /http:\S+(?=\n\nChanges)/.exec(output())?.[0] ?? ''
  await page.goto(address)
  return address
}

test('the guide has no command that is not tried here', async () => {
  const commands = [...(await readFile(GUIDE, 'utf8')).matchAll(/^npx sitewright (.*)$/gm)]
  expect(commands.map(([, command]) => command)).toEqual(COMMANDS)
})

test('the theme can be installed, and looks right', NIGHTLY, async () => {
  const checked = run('check my-theme')
  expect(await checked.code, checked.output()).toBe(0)
  // Every type of page is looked at by the nightly tests.
  const only = ['home', 'post', 'product', 'cart'].flatMap((name) => ['--only', name])
  const looked = run('look my-theme', { more: ['--data', 'look', '--to', 'sheets', ...only] })
  expect(await looked.code, looked.output()).toBe(0)
  const sheet = await readFile(join(folder, 'sheets/my-theme.html'), 'utf8')
  expect(sheet.match(/<img alt="" src="data:image\/jpeg;base64,[\w+/=]{1000,}"/g)).toHaveLength(12)
})

test(
  'the theme is seen with sample content, and with that of the site',
  NIGHTLY,
  async ({ page }) => {
    await show(page, 'dev my-theme')
    await expect(
      page.locator('#mainNavigation').getByRole('link', { name: 'Store', exact: true }).first(),
    ).toBeVisible()
    await stop()
    for (const command of [
      'dev my-theme --site http://old.example.com',
      'dev my-theme --site http://old.example.com --save old-site.json',
      'dev my-theme --site old-site.json',
      'dev my-theme --site http://clay.localhost:3000',
    ] as const) {
      await test.step(command, async () => {
        const address = await show(page, command)
        const navigation = page.locator('#mainNavigation')
        await navigation.getByRole('link', { name: 'Shop', exact: true }).click()
        await expect(page).toHaveURL(`${address}/shop`)
        await expect(page.getByRole('main')).toContainText('Everyday Bowl')
        await expect(page.locator('#footer')).toContainText('Sent out every Tuesday and Friday')
        await stop()
      })
    }
  },
)

test('the theme is put on the new site', async ({ request }) => {
  const { studio } = world().demo
  const site = await makeThemeSite(request, 'shop', 'New House')
  const { crumb } = await (await request.get(`${studio}/api/session`)).json()
  const made = await request.post(`${studio}/s/${site.id}/api/developer-keys`, {
    data: { name: 'Laptop' },
    headers: { 'x-csrf-token': crumb },
  })
  const { secret } = await made.json()
  const pushed = run('push my-theme --studio http://localhost:3000', {
    env: { SITEWRIGHT_KEY: secret },
  })
  expect(await pushed.code, pushed.output()).toBe(0)
  expect(pushed.output()).toContain('Foreign, version 1, is installed on New House.')
})
