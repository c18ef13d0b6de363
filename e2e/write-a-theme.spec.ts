/** A theme developer's first hour, along the guide: every command in it, from an empty folder to a published theme. */

import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Route, test } from '@playwright/test'
import { freePort } from '@sitewright/server/platform/postgres/free-port'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { startCommand } from './command.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, publish } from './owner.ts'
import { takePicture } from './picture.ts'
import { removeFolder, temporaryFolder } from './server.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

let folder: string
/** Ends what a test left running. */
let stop: () => Promise<unknown>

test.beforeEach(async () => {
  folder = await temporaryFolder()
  stop = async () => {}
})

test.afterEach(async () => {
  await stop()
  await removeFolder(folder)
})

const GUIDE = join(import.meta.dirname, '../docs/guides/themes.md')
const PROJECT_STUDIO = 'http://localhost:3000'

/** The words of a command of the guide, which must be there as it is. */
async function fromGuide(command: string): Promise<readonly string[]> {
  const lines = (await readFile(GUIDE, 'utf8')).split('\n')
  expect(lines).toContain(`npx sitewright ${command}`)
  return command.replace(PROJECT_STUDIO, world().demo.studio).split(' ')
}

test('the guide has no command that is not tried here', async () => {
  const commands = [...(await readFile(GUIDE, 'utf8')).matchAll(/^npx sitewright (.*)$/gm)]
  expect(commands.map(([, command]) => command)).toEqual([
    'new theme my-theme',
    'dev my-theme',
    'check my-theme',
    'look my-theme',
    'push my-theme --studio http://localhost:3000',
    'push my-theme --studio http://localhost:3000 --publish',
  ])
})

const sitewright = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  startCommand(folder, args, env)

/** The markup of a page as it is served now; only browsers find its host by themselves. */
function pageAt(address: string): Promise<string> {
  const { host, port } = new URL(address)
  return new Promise((done, fail) => {
    get(
      { host: '127.0.0.1', port, headers: { host } },
      (answer) => void text(answer).then(done, fail),
    ).once('error', fail)
  })
}

test('begin a theme and see each change while it is written', async ({ page }) => {
  const begun = sitewright(await fromGuide('new theme my-theme'))
  expect(await begun.code, begun.output()).toBe(0)

  const { child, code, output } = sitewright([
    ...(await fromGuide('dev my-theme')),
    ...['--data', 'data', '--port', String(await freePort())],
  ])
  stop = () => {
    child.kill('SIGINT')
    return code
  }
  await expect.poll(output).toContain('Press Ctrl-C to stop')
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

  await test.step('what was written while a page was loaded is shown too', async () => {
    const events = '**/universal/workshop/events*'
    const later = before.replace('<main', '<p id="news">Something newer</p><main')
    const once = { times: 1 }
    const meanwhile = async (route: Route) => {
      await writeFile(region, later)
      await expect.poll(() => pageAt(address)).toContain('Something newer')
      await route.continue()
    }
    await page.route(events, meanwhile, once)
    await page.reload()
    await expect(page.locator('#news')).toHaveText('Something newer')
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

test('see a theme on a published site, and on what was saved of it', NIGHTLY, async ({ page }) => {
  const begun = sitewright(['new', 'theme', 'my-theme'])
  expect(await begun.code, begun.output()).toBe(0)
  const show = async (...options: readonly string[]) => {
    const port = String(await freePort())
    const { child, code, output } = sitewright([
      ...['dev', 'my-theme', '--data', 'data', '--port', port, ...options],
    ])
    stop = () => {
      child.kill('SIGINT')
      return code
    }
    await expect.poll(output).toContain('Press Ctrl-C to stop')
    return { address: /http:\S+(?=\n\nChanges)/.exec(output())?.[0] ?? '', output: output() }
  }
  const looks = async (address: string) => {
    await page.goto(address)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link', { name: 'Shop' })).toBeVisible()
    // The foot of the shop's pages, and no navigation that its owner left empty.
    await expect(page.getByText('Sent out every Tuesday and Friday')).toBeVisible()
    const footer = page.locator('nav[aria-label="Footer"]')
    await expect(footer.getByRole('link')).toHaveCount(0)
    await takePicture(page, 'foot')
    const [picture] = await page.locator('main img').all()
    await picture?.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture?.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await navigation.getByRole('link', { name: 'Shop' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    await page.goto(`${address}/no-such-page`)
    await expect(page.locator('body#not-found')).toBeVisible()
  }
  const { site } = world().demo
  const first = await show('--site', site, '--save', 'saved.json')
  await looks(first.address)
  expect(first.output).not.toContain('--save')
  expect(await stop()).toBe(0)
  await looks((await show('--site', 'saved.json')).address)
  expect(await stop()).toBe(0)

  await test.step('a file of an earlier version is shown as far as it goes', async () => {
    const saved = JSON.parse(await readFile(join(folder, 'saved.json'), 'utf8'))
    const { fields: _fields, ...old } = saved
    await writeFile(join(folder, 'old.json'), JSON.stringify(old))
    const { address, output } = await show('--site', 'old.json')
    expect(output).toContain('old.json was saved before fields were kept, so they are empty.')
    expect(output).toContain(`Save it again with --site ${site} --save`)
    await page.goto(address)
    await expect(page.locator('#footerBlocks')).toBeEmpty()
  })
})

test('put a theme on a site with a key', NIGHTLY, async ({ browser, page }) => {
  const begun = sitewright(await fromGuide('new theme my-theme'))
  expect(await begun.code, begun.output()).toBe(0)
  const checked = sitewright(await fromGuide('check my-theme'))
  expect(await checked.code, checked.output()).toBe(0)
  const looked = sitewright([
    ...(await fromGuide('look my-theme')),
    ...['--data', 'look', '--to', 'sheets', '--only', 'home', '--only', 'product'],
  ])
  expect(await looked.code, looked.output()).toBe(0)
  expect(looked.output()).toContain(
    'my-theme: nothing is wrong, of 2 pages at 390, 768 and 1280 px',
  )

  await makeSite(page, { email: 'pushed@example.com', title: 'Pushed Pots' })
  const siteUrl = page.url().replace(/\/pages.*$/, '')
  await openEditor(page, 'Home')
  await publish(page)
  const live = world().demo.site.replace(/\/\/[^.]+\./, '//pushed-pots.')
  const visitor = await (await browser.newContext()).newPage()

  const key = await test.step('the owner makes a key', async () => {
    await page.goto(`${siteUrl}/site-settings/keys`)
    await expect(page.getByText('No keys yet')).toBeVisible()
    await page.getByRole('button', { name: 'New key' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill('Laptop')
    await page.getByRole('button', { name: 'Make key' }).click()
    const secret = page.getByRole('textbox', { name: 'Key' })
    await expect(secret).toHaveValue(/^swk\./)
    await expectAccessible(page)
    const value = await secret.inputValue()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row', { name: /Laptop/ })).toContainText('Never')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await takePicture(page, `keys-${width}`)
    }
    return value
  })

  const push = async (command: string, env: NodeJS.ProcessEnv = { SITEWRIGHT_KEY: key }) => {
    const { code, output } = sitewright(await fromGuide(command), env)
    return { code: await code, output: output() }
  }
  const PUSH = 'push my-theme --studio http://localhost:3000'

  await test.step('without a key it says where to get one', async () => {
    const { code, output } = await push(PUSH, {})
    expect(code).toBe(2)
    expect(output).toContain('under Developer keys')
  })

  await test.step('the draft wears it, visitors do not', async () => {
    const { code, output } = await push(PUSH)
    expect(output).toContain('My theme, version 1, is installed on Pushed Pots.')
    expect(code).toBe(0)
    await visitor.goto(live)
    await expect(visitor.locator('header.site-header .skip-link')).toHaveCount(0)
    await expect(visitor.locator('ul.navigation')).toHaveCount(0)
  })

  await test.step('published, visitors see it', async () => {
    const region = join(folder, 'my-theme/site.region')
    const before = await readFile(region, 'utf8')
    await writeFile(region, before.replace('<main', '<p id="second">Second version</p><main'))
    const { code, output } = await push(`${PUSH} --publish`)
    expect(output).toContain('My theme, version 2, is installed')
    expect(code).toBe(0)
    await visitor.goto(live)
    await expect(visitor.locator('#second')).toBeVisible()
    await expect(visitor.locator('ul.navigation').first()).toBeVisible()
  })

  await test.step('a key that was removed opens nothing', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Remove Laptop' }).click()
    await page.getByRole('button', { name: 'Remove key' }).click()
    await expect(page.getByText('No keys yet')).toBeVisible()
    const { code, output } = await push(PUSH)
    expect(code).toBe(1)
    expect(output).toContain('This key is not one of the site’s.')
  })
})
