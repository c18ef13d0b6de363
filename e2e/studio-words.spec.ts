/** Labels and messages of the studio, each for itself. */

import { expect, type Page, test } from '@playwright/test'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

const PDF = { name: 'Menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nMenu') }
const LATER = Date.now() + 86_400_000

/** One owner's page for all tests; each opens the screen that it looks at. */
let page: Page
let studio: string
let siteId: string
let blogId: string

test.beforeAll(async ({ browser }) => {
  studio = world().demo.studio
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const owner = ownerBy(context.request, studio)
  const account = { name: 'Wren', email: 'words@example.com', password: 'correct horse battery' }
  await owner.post('/api/sign-up', account)
  const made = await owner.post('/api/sites', { title: 'Words', startingPointId: 'studio' })
  siteId = made.body.site.id
  const blog = await owner.post(`/s/${siteId}/api/pages`, { title: 'Notes', kind: 'blog' })
  blogId = blog.body.page.id
  for (const [title, status] of [
    ['Later', 'scheduled'],
    ['To be read', 'needsReview'],
    ['Begun', 'draft'],
    ['Hidden', 'private'],
  ]) {
    const item = { title, status, ...(status === 'scheduled' && { publishOn: LATER }) }
    await owner.post(`/s/${siteId}/api/collections/${blogId}/items`, item)
  }
  page = await context.newPage()
})
test.afterEach(() => page.unrouteAll())
test.afterAll(() => page.context().close())

test.describe('posts', () => {
  for (const [fact, label, title] of [
    ['4.content-status.01', 'Scheduled', 'Later'],
    ['4.content-status.02', 'Needs Review', 'To be read'],
    ['4.content-status.03', 'Draft', 'Begun'],
    ['4.content-status.04', 'Private', 'Hidden'],
  ] as const) {
    test(`fact ${fact}: the status is called ${label}`, async () => {
      const path = `${studio}/sites/${siteId}/pages/${blogId}/items`
      if (page.url() !== path) await page.goto(path)
      const row = page.getByRole('row', { name: title })
      await expect(row.getByText(label, { exact: true })).toBeVisible()
    })
  }

  test('fact 5.editor-messages.11: a tag, or a category, that is there already', async () => {
    await page.goto(`${studio}/sites/${siteId}/pages/${blogId}/items/new`)
    for (const [name, words] of [
      ['Tags', 'This tag already exists'],
      ['Categories', 'This category already exists'],
    ] as const) {
      const field = page.getByRole('combobox', { name })
      for (const term of ['Sea', 'sea']) {
        await field.fill(term)
        await field.press('Enter')
      }
      await expect(page.getByText(words)).toBeVisible()
    }
  })

  test('fact 5.editor-messages.12: a second tag, or category, while one is being changed', async () => {
    for (const [name, first, second, words] of [
      ['Tags', 'Gull', 'Heron', 'You may only edit one tag at a time'],
      ['Categories', 'Oak', 'Elm', 'You may only edit one category at a time'],
    ] as const) {
      const field = page.getByRole('combobox', { name })
      for (const term of [first, second]) {
        await field.fill(term)
        await field.press('Enter')
      }
      await page.getByRole('button', { name: `Edit ${first}` }).click()
      const changed = page.getByRole('textbox', { name: `Edit ${first}` })
      await changed.fill(`${first} by the water`)
      await page.getByRole('button', { name: `Edit ${second}` }).click()
      await expect(page.getByText(words)).toBeVisible()
      await changed.press('Enter')
      await expect(page.getByText(words)).toHaveCount(0)
      await expect(page.getByRole('button', { name: `Edit ${first} by the water` })).toBeVisible()
    }
  })
})

test.describe('files', () => {
  const dialog = () => page.getByRole('dialog')
  const file = () => page.getByRole('grid', { name: 'Files' }).getByRole('row').first()

  test.beforeEach(() => page.goto(`${studio}/sites/${siteId}/files`))

  async function uploadInVain() {
    await page.route('**/api/assets?*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles([PDF])
    return page.getByRole('alert')
  }

  test('fact 8.interface.13: the title of an upload that failed', async () => {
    const alert = await uploadInVain()
    await expect(alert.locator('strong')).toHaveText('Unable to Upload File')
  })

  test('fact 8.interface.07: an upload that was cut off', async () => {
    await expect(await uploadInVain()).toContainText('File upload failed to complete')
  })

  /** Saves another name, and the server answers with no words. */
  async function renameInVain() {
    await page.route('**/api/assets/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await file().click()
    await dialog().getByLabel('Name').fill('Another name.png')
    await dialog().getByRole('button', { name: 'Save' }).click()
    return dialog().getByRole('alert')
  }

  test('fact 8.interface.12: the title of a name that was not taken', async () => {
    const alert = await renameInVain()
    await expect(alert.locator('strong')).toHaveText('Unable to Rename File')
  })

  test('fact 8.interface.03: a refusal without words', async () => {
    await expect(await renameInVain()).toContainText('Something went wrong')
  })

  test('fact 8.interface.01: what could not be looked up', async () => {
    await page.route('**/api/assets/*/uses', (route) => route.fulfill({ status: 404 }))
    await file().click()
    await expect(dialog().getByText('Unable to load results')).toBeVisible()
  })

  test('fact 4.data-fetch.01: what is asked for is pending, then failed or there', async () => {
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/assets/*/uses', async (route) => {
      await isAnswered
      await route.fulfill({ status: 404 })
    })
    await file().click()
    await expect(dialog().getByText('Looking where it is shown…')).toBeVisible()
    answer()
    await expect(dialog().getByText('Unable to load results')).toBeVisible()
    await page.unrouteAll()
    await dialog().getByRole('button', { name: 'Try again' }).click()
    await expect(dialog().getByRole('link', { name: /^Page: / })).toBeVisible()
  })
})
