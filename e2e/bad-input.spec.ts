import { expect, type Page, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, saveState, typeAndSave } from './owner.ts'
import { takePictures } from './picture.ts'
import { attention, secondWindow, typeInHeading } from './windows.ts'

const PASSWORD = 'correct horse battery'

/** Signs in again in whatever asks for it, and goes on from there. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
}

test(
  'a session that ends amid a conflict: after signing in again nothing is lost',
  NIGHTLY,
  async ({ page, browser }) => {
    const email = 'signed-out@example.com'
    await makeSite(page, { email, title: 'Signed Out' })
    const canvas = await openEditor(page, 'Home')
    const { other, canvas: otherCanvas, context } = await secondWindow(browser, page)
    const lines = canvas.locator('.sqs-block-horizontalrule')
    const count = await lines.count()

    // Both write in one heading, and the session of one ends before that is saved.
    await context.setOffline(true)
    await typeInHeading(other, otherCanvas, ' by Ben')
    await other.getByRole('button', { name: 'Add Line' }).click()
    await typeAndSave(page, ' by Ana', () => typeInHeading(page, canvas, ' by Ana'))
    await context.clearCookies()
    await context.setOffline(false)
    const question = other.getByRole('dialog').filter({ has: other.getByLabel('Password') })
    await expect(question).toBeVisible()
    await takePictures(other, 'signed-out')
    await signInAgain(other, email)
    await expect(attention(other, 1)).toBeVisible()
    await expect(lines).toHaveCount(count + 1)

    // It ends once more while the conflict is settled, and the owner would rather not sign in now.
    await context.setOffline(true)
    await context.clearCookies()
    await attention(other, 1).click()
    const conflict = other.getByRole('dialog', { name: 'Needs attention' })
    await conflict.getByRole('button', { name: /^Keep both/ }).click()
    await expect(conflict).toContainText('Everything is settled.')
    await other.keyboard.press('Escape')
    await context.setOffline(false)
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Not now' }).click()
    await expect(other.getByText('Sign in again to go on saving.').first()).toBeVisible()
    other.on('dialog', (dialog) => void dialog.accept())
    await other.reload()
    await signInAgain(other, email)
    await expect(otherCanvas.getByText(/by Ben/)).toBeVisible()
    await expect(saveState(other)).toHaveText('Saved')
    await expect(canvas.getByText(/by Ben/)).toBeVisible()
    await expect(canvas.locator('h1').first()).toContainText('by Ana')
    await context.close()
  },
)

/** The server has moved on: what this tab sends has a form of before, and the studio's page names another script. */
async function beOlderThanTheServer(
  page: Page,
  age: (operation: Record<string, unknown>) => void,
): Promise<void> {
  await page.route('**/operations', async (route) => {
    const body = route.request().postDataJSON()
    age(body.operations[0])
    await route.continue({ postData: JSON.stringify(body) })
  })
  const start = (address: URL) => address.pathname === '/'
  await page.route(start, async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(/main-\w+\.js/g, 'main-NEWER.js')
    await route.fulfill({ response, body: html })
  })
}

test('a tab of an older version of the studio says so, keeps what is done, and goes on after a reload', async ({
  page,
}) => {
  await makeSite(page, { email: 'older-studio@example.com', title: 'Older Studio' })
  const canvas = await openEditor(page, 'Home')
  const blocks = canvas.locator('[data-block-id]')
  const count = await blocks.count()

  await beOlderThanTheServer(page, (operation) => {
    operation.ofAnOlderStudio = true
  })
  await typeInHeading(page, canvas, ' typed before')
  await expect(page.getByText('There is a newer version of the studio.')).toBeVisible()
  await expect(saveState(page)).toHaveText('Needs attention')
  await page.getByRole('button', { name: 'Add Line' }).click()
  await expect(blocks).toHaveCount(count + 1)
  await typeInHeading(page, canvas, ' and after')
  await takePictures(page, 'older-studio')

  await page.unrouteAll()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect(canvas.locator('h1').first()).toContainText('typed before')
  await expect(canvas.locator('h1').first()).toContainText('and after')
  await expect(blocks).toHaveCount(count + 1)
  await expect(page.getByText(/changes? from your last visit/)).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(canvas.locator('h1').first()).toContainText('typed before')
})

test(
  'a tab in which a block has the settings of an older version says what to do, and its words are offered back',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'older-block@example.com', title: 'Older Block' })
    const canvas = await openEditor(page, 'Home')
    const blocks = canvas.locator('[data-block-id]')
    const count = await blocks.count()
    const heading = canvas.locator('h1').first()
    const before = await heading.textContent()
    await beOlderThanTheServer(page, ({ props }) => Object.assign(props ?? {}, { ofOldVersion: 1 }))
    await typeInHeading(page, canvas, ' by an older tab')
    await expect(
      page.getByText('There is a newer version of the studio. Load it to go on saving'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Add Line' }).click()
    await expect(blocks).toHaveCount(count + 1)

    // The newer studio does not read these settings any more, and shows the words to whoever wrote them.
    await page.evaluate(ageStorage)
    await page.unrouteAll()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Load it' }).click()
    await attention(page, 1).click()
    const dialog = page.getByRole('dialog', { name: 'Needs attention' })
    await expect(dialog).toContainText('by an older tab')
    await expect(dialog).toContainText('settings that are not valid')
    await expect(dialog).toContainText('nothing of yours is lost: copy what you need')
    await takePictures(page, 'older-block')
    await page.keyboard.press('Escape')
    await expect(heading).toHaveText(before ?? '')
    await expect(blocks).toHaveCount(count + 1)
    await page.reload()
    await expect(attention(page, 1)).toBeVisible()
  },
)

test('what the browser keeps is damaged: it is said, and the page opens with the rest', async ({
  page,
  context,
}) => {
  await makeSite(page, { email: 'damaged@example.com', title: 'Damaged' })
  const canvas = await openEditor(page, 'Home')
  for (const words of [' one', ' two']) {
    await typeAndSave(page, words, () => typeInHeading(page, canvas, words))
  }
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add Line' }).click()
  await expect(page.getByText('Offline – kept on this device').first()).toBeVisible()
  await page.evaluate(damageStorage)
  // The next visit alone saves what is left.
  await page.route('**/operations', (route) => route.abort())
  await context.setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unrouteAll()
  await page.reload()
  await expect(
    page.getByText(/of an earlier visit that this device kept cannot be read/),
  ).toBeVisible()
  await expect(page.getByText(/earlier steps cannot be undone any more/)).toBeVisible()
  await takePictures(page, 'damaged-storage')
  for (const words of ['one', 'two']) {
    await expect(canvas.locator('h1').first()).toContainText(words)
  }
  await expect(canvas.locator('.sqs-block-horizontalrule').last()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')

  // It goes on as ever, and the next visit hears nothing of it.
  await typeAndSave(page, ' three', () => typeInHeading(page, canvas, ' three'))
  await page.reload()
  await expect(canvas.locator('h1').first()).toContainText('three')
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
  await expect(page.getByText(/cannot be (read|undone)/)).toHaveCount(0)
})

/** In the browser: spoils a step of undo, and leaves things of a visit that has ended which are no edits, batches or conflicts. */
async function damageStorage(): Promise<void> {
  const databases = await indexedDB.databases()
  const { name = '' } = databases.find((one) => one.name?.startsWith('sitewright-editor-')) ?? {}
  const finished = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await finished(indexedDB.open(name))
  const on = database.transaction(['entries', 'batches', 'conflicts', 'historySteps'], 'readwrite')
  const visitId = 'a-visit-that-has-ended'
  on.objectStore('entries').put({ visitId, sequence: 1, change: { documentId: 'site' } })
  on.objectStore('entries').put({ visitId, sequence: 2, change: null })
  on.objectStore('batches').put({ visitId, batchId: 'broken', sequences: 'none' })
  on.objectStore('conflicts').put({ visitId, id: 'broken', item: { id: 'broken', done: 3 } })
  const steps = on.objectStore('historySteps')
  for (const step of await finished(steps.getAll())) {
    if (step.index === 1) steps.put({ ...step, step: { label: 'type', changes: 'none' } })
  }
  await new Promise<void>((resolve, reject) => {
    on.oncomplete = () => resolve()
    on.onabort = () => reject(on.error)
  })
  database.close()
}

/** In the browser: gives the settings of blocks in kept edits a field of an older version. */
async function ageStorage(): Promise<void> {
  const databases = await indexedDB.databases()
  const { name = '' } = databases.find((one) => one.name?.startsWith('sitewright-editor-')) ?? {}
  const finished = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await finished(indexedDB.open(name))
  const entries = database.transaction('entries', 'readwrite').objectStore('entries')
  for (const entry of await finished(entries.getAll())) {
    if (entry.change.operation.kind !== 'setProps') continue
    entry.change.operation.props.ofOldVersion = 1
    await finished(entries.put(entry))
  }
  database.close()
}
