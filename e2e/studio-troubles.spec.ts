/** Messages of the studio for parts that do not come, each in the situation that it is for, on one site. */

import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { newId } from '@sitewright/core/id'
import { expectAccessible } from './accessible.ts'
import { type FormSite, makeFormSite } from './form-site.ts'
import { saveState } from './owner.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const PICTURE = {
  name: 'Clay.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  ),
}

let site: FormSite
let context: BrowserContext
let page: Page
let studio: string

test.beforeAll(async ({ browser }) => {
  site = await makeFormSite('Troubles')
  await site.addSignUp('News', { listId: newId() })
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await site.signIn(context)
  page = await context.newPage()
  studio = `${world().demo.studio}/sites/${site.id}`
})
test.afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
test.afterAll(async () => {
  await context.close()
  await site.close()
})

const lose = (route: Route) => route.abort()
const alert = () => page.getByRole('alert')

test.describe('what cannot be loaded', () => {
  test('fact 8.interface.09: the studio does not reach its server', async () => {
    await page.route('**/api/session', lose)
    await page.goto(`${studio}/pages`)
    await expect(alert()).toContainText('Unable to connect. Please try again')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  })

  test('fact 8.interface.04: a list is asked for without a network', async () => {
    await page.route('**/api/forms', lose)
    await page.goto(`${studio}/forms`)
    await expect(alert()).toContainText('Network error')
    await takePicture(page, 'network-error-1280')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alert()).toHaveCount(0)
  })

  test('fact 8.interface.02: the code of a screen does not come', async () => {
    await page.goto(`${studio}/pages`)
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
    await page.route('**/*.js', lose)
    await page.getByRole('link', { name: 'Files' }).click()
    await expect(alert()).toContainText('Unable to load. Try again.')
    await expectAccessible(page)
    await takePicture(page, 'screen-not-loaded-1280')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
  })

  test('the code of a dialog does not come, and what was typed below it stays', async () => {
    await page.goto(`${studio}/site-settings`)
    const title = page.getByRole('textbox', { name: 'Site title' })
    await title.fill('Half a title')
    await page.route('**/*.js', lose)
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Unable to load. Try again.')).toBeVisible()
    await expect(title).toHaveValue('Half a title')
    await page.unrouteAll()
    await page.keyboard.press('Control+k')
    await expect(page.getByLabel('Search pages, items, orders')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue('Half a title')
    await title.fill('Troubles')
  })

  test('fact 8.interface.16: the browser cannot list the time zones', async () => {
    const old = await context.newPage()
    await old.addInitScript(() => {
      Reflect.deleteProperty(Intl, 'supportedValuesOf')
    })
    await old.goto(`${studio}/site-settings`)
    await expect(old.getByText('Unable to load time zones')).toBeVisible()
    const zone = old.getByRole('textbox', { name: 'Time zone' })
    await zone.fill('Europe/Paris')
    await old.getByRole('button', { name: 'Save' }).first().click()
    await expect(old.getByText('Site settings saved. They are live.')).toBeVisible()
    await old.close()
  })
})

test.describe('files', () => {
  const upload = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles([PICTURE])
  }
  /** Lets the server look at the file for as long as the test wants, or answers in its place. */
  const onUpload = (answer: (route: Route) => unknown) =>
    page.route('**/api/assets?*', (route) =>
      route.request().method() === 'POST' ? answer(route) : route.continue(),
    )

  test.beforeEach(() => page.goto(`${studio}/files`))

  test('fact 8.interface.05: the pictures of a file could not be made', async () => {
    await onUpload((route) => route.fulfill({ status: 500 }))
    await upload()
    await expect(alert()).toContainText('File processing failed')
  })

  test('fact 8.interface.08: the answer has nothing in it', async () => {
    await onUpload((route) => route.fulfill({ status: 200 }))
    await upload()
    await expect(alert()).toContainText('No response data from job request')
  })

  test('fact 8.interface.06: its owner takes it back before the server has answered', async () => {
    await onUpload(() => {})
    await upload()
    await page.getByRole('button', { name: 'Stop uploading Clay.svg' }).click()
    await expect(alert()).toContainText('File processing cancelled')
    await takePicture(page, 'upload-cancelled-1280')
    await page.getByRole('button', { name: 'Put the message about Clay.svg away' }).click()
    await expect(alert()).toHaveCount(0)
  })
})

test.describe('the panels of the editor', () => {
  const settings = () => page.getByRole('complementary', { name: 'Settings' })

  async function open(on: Page, path = 'pages') {
    await on.goto(`${studio}/${path}`)
    await on.getByText('News', { exact: true }).first().click()
    const block = on.frameLocator('iframe').locator('[data-block-id]').first()
    await expect(block).toBeVisible()
    await expect(saveState(on)).toHaveText('Saved')
    return block
  }

  test('fact 5.editor-messages.07: the list of a sign-up is gone', async () => {
    const block = await open(page)
    await block.click({ position: { x: 5, y: 5 } })
    await expect(settings().getByText('A List must be selected')).toBeVisible()
    await takePicture(page, 'list-gone-1280')
  })

  test('fact 8.interface.10: the list of fonts does not come', async () => {
    await page.route('**/api/fonts', lose)
    await page.getByRole('button', { name: 'Styles', exact: true }).first().click()
    const panel = page.getByRole('complementary', { name: 'Styles' })
    await panel.getByRole('searchbox').fill('font')
    await expect(panel.getByText('Unable to load fonts').first()).toBeVisible()
    await expectAccessible(page, ['iframe'])
    await takePicture(page, 'fonts-failed-1280')
    await page.unrouteAll()
    await panel.getByRole('button', { name: 'Try again' }).first().click()
    await expect(panel.getByText('Unable to load fonts')).toHaveCount(0)
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  test('fact 8.interface.11: the list of collections does not come', async () => {
    const [, pageId] = /\/edit\/(\w+)/.exec(page.url()) ?? []
    await page.route(/\/api\/pages$/, lose)
    await page.goto(`${studio}/edit/${pageId}`)
    await page.getByRole('button', { name: 'Add Summary', exact: true }).click()
    await expect(settings().getByText('Unable to load collections')).toBeVisible()
    await takePicture(page, 'collections-failed-1280')
    await page.unrouteAll()
    await settings().getByRole('button', { name: 'Try again' }).click()
    await expect(settings().getByRole('button', { name: 'From' })).toBeVisible()
  })

  test('fact 8.interface.15: code on a device with Android', async ({ browser }) => {
    const device = await browser.newContext({
      userAgent: ANDROID,
      viewport: { width: 1280, height: 900 },
    })
    await site.signIn(device)
    const tablet = await device.newPage()
    await tablet.goto(`${studio}/site-settings/code`)
    await expect(
      tablet.getByText('Code editing is not available on Android.').first(),
    ).toBeVisible()
    await expect(tablet.getByRole('textbox').first()).not.toBeEditable()
    await takePicture(tablet, 'code-on-android-1280')
    await device.close()
  })
})
