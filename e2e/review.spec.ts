/** A post is reviewed: its writer asks somebody by name, who reads it where it stands and gives it back with a note. */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { makeSite } from './owner.ts'
import { ownerBy } from './people.ts'
import { takePicture } from './picture.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const PASSWORD = 'correct horse battery'

/** Somebody without an account who takes an invitation to write on the site. */
async function writerOf(page: Page, siteId: string, writer: Page): Promise<void> {
  const { studio } = world().demo
  const email = 'wilma@example.com'
  const { body } = await ownerBy(page.request, studio).post(`/s/${siteId}/api/invitations`, {
    email,
    role: 16,
  })
  const guest = ownerBy(writer.request, studio)
  await guest.post('/api/sign-up', { name: 'Wilma Writer', email, password: PASSWORD })
  const token = new URL(body.link).hash.slice(1)
  expect((await guest.post('/api/invitations/accept', { token })).status).toBe(200)
}

const drawerOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

test('a writer asks for a review, and gets the post back with a note', async ({
  page,
  browser,
}) => {
  await makeSite(page, { email: 'reviewer@example.com', title: 'Tide Table' })
  const site = page.url().replace(/\/pages$/, '')
  const siteId = site.split('/').at(-1) ?? ''
  const owner = ownerBy(page.request, world().demo.studio)
  const { body } = await owner.post(`/s/${siteId}/api/pages`, { title: 'Log', kind: 'blog' })
  const writer = await (await browser.newContext()).newPage()
  await writerOf(page, siteId, writer)

  await test.step('the writer writes, and asks by name', async () => {
    await writer.goto(`${site}/pages/${body.page.id}/items/new`)
    const title = writer.frameLocator('iframe').getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await writer.keyboard.type('Spring tides')
    await drawerOf(writer).getByRole('button', { name: 'Ask for a review' }).click()
    await expect(drawerOf(writer).getByText('It waits for Ana Owner.')).toBeVisible()
    await expectAccessible(writer, ['iframe'])
    await takePicture(writer, 'review-asked')
  })

  await test.step('the reviewer finds it, and gives it back', async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: '1 review waits for you' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'For you to review' })).toBeVisible()
    await look(page, 'review-for-me')
    await page.getByRole('link', { name: 'Spring tides' }).click()
    await expect(drawerOf(page).getByText('Wilma Writer asks you to review this.')).toBeVisible()
    await drawerOf(page).getByLabel('Note for who wrote it').fill('Say which harbour.')
    await drawerOf(page).getByRole('button', { name: 'Give back' }).click()
    await expect(drawerOf(page).getByText('gave it back: Say which harbour.')).toBeVisible()
  })

  await test.step('the writer reads why', async () => {
    await writer.goto(`${site}/pages`)
    await expect(writer.getByRole('heading', { name: 'Came back to you' })).toBeVisible()
    await expect(writer.getByText('Ana Owner gave it back: Say which harbour.')).toBeVisible()
    await expect(writer.getByRole('img', { name: /review/ })).toHaveCount(0)
  })
})
