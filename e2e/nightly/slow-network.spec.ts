/** The studio over a slow network: 50 KB a second, and 400 ms until anything is answered. */

import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from '../close-others.ts'
import { makeSite, saveState } from '../owner.ts'
import { takePicture } from '../picture.ts'
import { world } from '../world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW)
}

/** Keeps back what that address answers, until the function that this gives is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = deferred()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test('over a slow network a page is opened, written and published, and nothing is lost', async ({
  browser,
  page,
}) => {
  await makeSite(page, { email: 'slow@example.com', title: 'Slow Line' })
  await page.reload()
  await slowDown(page)
  const canvas = page.frameLocator('iframe')

  // The program of the page that is edited: until it has come, the page is drawn and hears nothing.
  const listen = await holdBack(page, '**/canvas/runtime*.js')
  await test.step('opening says at once that it is at work', async () => {
    const answer = await holdBack(page, '**/api/pages/*/editor')
    await page.getByText('Home', { exact: true }).first().click()
    await expect(page.getByText('Opening the editor…')).toBeVisible()
    await takePicture(page, 'slow-opening')
    answer()
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  })

  await test.step('a block stands in its place before the server has drawn it', async () => {
    const answer = await holdBack(page, '**/render-sections')
    const buttons = canvas.locator('.sqs-block-button')
    const count = await buttons.count()
    await page.getByRole('button', { name: 'Add Button' }).click()
    listen()
    await expect(canvas.locator('.sw-placeholder')).toHaveText('Button')
    await takePicture(page, 'slow-placeholder')
    answer()
    await expect(buttons).toHaveCount(count + 1)
    await expect(canvas.locator('.sw-placeholder')).toHaveCount(0)
  })

  await test.step('what is typed is there at once, and is saved', async () => {
    const heading = canvas.locator('h1').first()
    await heading.click({ clickCount: 3 })
    await page.keyboard.type('Patience')
    await expect(heading).toHaveText('Patience')
    await page.keyboard.press('Escape')
    await expect(saveState(page)).toHaveText('Saved')
  })

  await test.step('publishing says what it does until the site is live', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const answer = await holdBack(page, '**/api/publish')
    const goLive = dialog.getByRole('button', { name: 'Publish', exact: true })
    await goLive.click()
    await expect(goLive).toHaveAttribute('data-pending', 'true')
    await takePicture(page, 'slow-publish')
    answer()
    await expect(dialog.getByText('Your site is live.')).toBeVisible()
  })

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(world().demo.site.replace(/\/\/[^.]+\./, '//slow-line.'))
  await expect(visitor.locator('h1').first()).toHaveText('Patience')
})
