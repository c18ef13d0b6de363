/** The editor's panels on a desk and on a phone: nothing is out of reach, and the page stays in sight beside what is edited. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { makeSite, openEditor, saveState } from './owner.ts'
import { takePicture } from './picture.ts'

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

let page: Page
let canvas: FrameLocator

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: DESK })).newPage()
  await makeSite(page, { email: 'panels@example.com', title: 'Well Arranged' })
  canvas = await openEditor(page, 'Home')
})
test.afterAll(() => page.context().close())

const bar = (name: string) => page.getByRole('button', { name, exact: true })
const panel = (name: 'Add' | 'Settings' | 'Styles') => page.getByRole('complementary', { name })
const heading = (name: string) => panel('Settings').getByRole('heading', { name, exact: true })
const isPhone = () => page.viewportSize()?.width === PHONE.width

async function open(name: 'Add' | 'Settings' | 'Styles'): Promise<void> {
  if (isPhone()) await bar(name).last().click()
  else if (name === 'Styles') await bar(name).first().click()
  await expect(panel(name)).toBeVisible()
}

async function close(name: 'Add' | 'Settings' | 'Styles'): Promise<void> {
  if (!isPhone() && name !== 'Styles') return
  await panel(name).getByRole('button', { name: 'Close' }).click()
  await expect(panel(name)).toBeHidden()
}

/** From a block over its section to the page, as on a phone, which has no Escape. */
async function outToThePage(): Promise<void> {
  await canvas.locator('.sqs-block-button').first().click()
  await open('Settings')
  await bar('Section settings').first().click()
  await expect(heading('Section')).toBeFocused()
  await bar('Settings of the page').click()
  await expect(heading('Page')).toBeFocused()
}

/** Every state with the way in and the way out. */
const STATES: Readonly<Record<string, () => Promise<void>>> = {
  async page() {
    await outToThePage()
    await look('page')
  },
  async header() {
    await panel('Settings').getByRole('button', { name: 'Edit header' }).click()
    await expect(heading('Header')).toBeVisible()
    await look('header')
    await bar('Settings of the page').click()
    await expect(heading('Page')).toBeFocused()
    await close('Settings')
  },
  async block() {
    await canvas.locator('.sqs-block-button').first().click()
    await open('Settings')
    await expect(heading('Button')).toBeVisible()
    await look('block')
    await bar('Section settings').first().click()
    await look('section')
    await close('Settings')
  },
  async footer() {
    await canvas.locator('footer [data-block-id]').first().click()
    await open('Settings')
    await expect(panel('Settings')).toContainText('This is the footer')
    await look('footer')
    await close('Settings')
  },
  async palette() {
    if (!isPhone()) await bar('Expand the blocks').click()
    await open('Add')
    await look('palette')
    await close('Add')
  },
  async styles() {
    await open('Styles')
    await expect(panel('Styles').getByText('Theme:')).toBeVisible()
    await look('styles')
    await close('Styles')
  },
  async history() {
    await bar('History').click()
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
    await look('history')
    await page.keyboard.press('Escape')
  },
  async publish() {
    await bar('Publish').click()
    await expect(page.getByRole('dialog').getByText('New').first()).toBeVisible()
    await look('publish')
    await page.keyboard.press('Escape')
  },
}

async function look(name: string): Promise<void> {
  await expectAccessible(page, ['iframe'])
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, `${name}: pixels wider than the window`).toBeLessThanOrEqual(0)
  await takePicture(page, `panels-${name}-${page.viewportSize()?.width}`)
}

for (const size of [DESK, PHONE]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.beforeAll(() => page.setViewportSize(size))

    for (const [name, go] of Object.entries(STATES)) {
      test(`axe finds nothing: ${name}`, go)
    }
  })
}

test('two gaps that meet have buttons beside each other', async () => {
  await canvas.locator('footer [data-block-id]').first().click()
  const footer = page.getByRole('button', { name: 'Add section to the footer' }).first()
  const last = page.getByRole('button', { name: /^Add section after section/ }).last()
  const [a, b] = [await footer.boundingBox(), await last.boundingBox()]
  if (!(a && b)) throw new Error('A button is not on the screen')
  await expect(footer).toHaveText('Footer')
  expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(Math.min(a.height, b.height))
})

test.describe('on a phone', () => {
  test.beforeAll(() => page.setViewportSize(PHONE))

  test('a panel leaves what is edited in sight', async () => {
    const block = canvas.locator('footer [data-block-id]').first()
    await block.click()
    await open('Settings')
    await expect
      .poll(async () => {
        const [box, sheet] = [await block.boundingBox(), await panel('Settings').boundingBox()]
        return box !== null && sheet !== null && box.y < sheet.y - 8
      })
      .toBe(true)
    await close('Settings')
  })

  test('closing gives the keyboard back, by the cross and by Escape', async () => {
    await open('Settings')
    await close('Settings')
    await expect(bar('Settings').last()).toBeFocused()
    await open('Styles')
    await expect(panel('Styles').getByRole('heading', { name: 'Styles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel('Styles')).toBeHidden()
    await expect(bar('Styles').last()).toBeFocused()
  })

  test('the back button closes the panel, and leaves only then', async () => {
    await open('Add')
    await page.goBack()
    await expect(panel('Add')).toBeHidden()
    await expect(saveState(page)).toHaveText('Saved')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
    await page.goForward()
    await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  })
})

test('every panel has an address, and none of them adds a step back', async () => {
  await page.setViewportSize(DESK)
  const address = page.url().replace(/\?.*/, '')
  const steps = await page.evaluate(() => history.length)
  await bar('Outline').first().click()
  await expect(page).toHaveURL(`${address}?panel=outline`)
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Outline' })).toBeVisible()
  await bar('Outline').first().click()
  await expect(page).toHaveURL(address)
  expect(await page.evaluate(() => history.length)).toBe(steps)

  await page.setViewportSize(PHONE)
  for (const name of ['Add', 'Settings', 'Styles'] as const) {
    await page.goto(`${address}?panel=${name.toLowerCase()}`)
    await expect(panel(name)).toBeVisible()
  }
  await page.goto(`${address}?panel=nonsense`)
  await expect(page.frameLocator('iframe').locator('[data-block-id]').first()).toBeVisible()
})
