/** Items that others change are followed at once: in another tab, and by another person; and two people at one post lose nothing. */

import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { look } from './look.ts'
import { makeSite, saveState } from './owner.ts'
import { ownerOn } from './people.ts'
import { attention } from './windows.ts'

/** Another window of the same person at the same place, which knows of the first and the first of it. */
async function besides(browser: Browser, page: Page) {
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const other = await context.newPage()
  await other.setViewportSize({ width: 1280, height: 900 })
  await other.goto(page.url())
  for (const one of [page, other]) {
    await expect(one.getByRole('list', { name: 'Also editing' })).toBeVisible()
    await expect(saveState(one)).toHaveText('Saved')
  }
  return { context, other }
}

/** A site with a page of a kind, and items on it; gives its address in the studio and its calls. */
async function withItems(page: Page, kind: string, titles: readonly string[]) {
  const owner = ownerOn(page)
  const siteId = /\/sites\/([^/]+)/.exec(page.url())?.[1] ?? ''
  const api = `/s/${siteId}/api`
  const made = (await owner.post(`${api}/pages`, { title: 'Notes', kind })).body.page
  const ids: string[] = []
  for (const title of titles) {
    const input = { title, status: kind === 'gallery' ? 'public' : 'draft' }
    ids.push((await owner.post(`${api}/collections/${made.id}/items`, input)).body.item.id)
  }
  return {
    owner,
    api,
    ids,
    pageId: made.id,
    studio: `${new URL(page.url()).origin}/sites/${siteId}`,
  }
}

test('moves, additions and removals in a collection are seen in another tab at once', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'two-curators@example.com', title: 'Two Curators' })
  const { owner, api, ids, pageId, studio } = await withItems(page, 'gallery', [
    'Oak',
    'Elm',
    'Ash',
  ])
  await page.goto(`${studio}/edit/${pageId}`)
  const { other, context } = await besides(browser, page)
  const order = (window: Page) =>
    window
      .frameLocator('iframe')
      .locator('[data-item-id]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
  const [oak, elm, ash] = ids
  await expect.poll(() => order(other)).toEqual([oak, elm, ash])

  await page.bringToFront()
  await page.frameLocator('iframe').locator('[data-item-id]').first().click()
  await expect(page.getByRole('toolbar', { name: /^Tools for/ })).toBeVisible()
  await page.keyboard.press('Alt+ArrowRight')
  for (const window of [page, other]) {
    await expect.poll(() => order(window)).toEqual([elm, oak, ash])
  }
  await page.keyboard.press('Delete')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect.poll(() => order(other)).toEqual([elm, ash])
  const added = await owner.post(`${api}/collections/${pageId}/items`, {
    ...{ title: 'Yew', status: 'public' },
  })
  for (const window of [page, other]) {
    await expect.poll(() => order(window)).toEqual([elm, ash, added.body.item.id])
  }
  await context.close()
})

test('two people at one post see each other’s settings, and choose where both changed the same', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'two-writers@example.com', title: 'Two Writers' })
  const { owner, api, ids, studio } = await withItems(page, 'blog', ['Low tide', 'Ebb'])
  const [itemId = '', otherId = ''] = ids
  await page.goto(`${studio}/items/${itemId}/edit`)
  const { other, context } = await besides(browser, page)
  const title = (window: Page) =>
    window.frameLocator('iframe').locator('[data-content-field="title"]')
  const drawer = (window: Page) => window.getByRole('complementary', { name: 'Settings' })
  const featured = (window: Page) => drawer(window).getByRole('switch', { name: /Featured/ })
  const kept = async () => (await owner.get(`${api}/items/${itemId}`)).body.item
  const typeTitle = async (window: Page, words: string) => {
    await expect(async () => {
      await window.bringToFront()
      await title(window).click()
      await expect(
        window.frameLocator('iframe').getByRole('textbox', { name: 'Title' }),
      ).toBeFocused({ timeout: 3_000 })
    }).toPass()
    await window.keyboard.press('End')
    await window.keyboard.type(words)
    await window.keyboard.press('Escape')
  }

  await test.step('title and settings appear in the other tab', async () => {
    await typeTitle(page, ' at noon')
    await expect(title(other)).toHaveText('Low tide at noon')
    await featured(page).press('Space')
    await expect(featured(other)).toBeChecked()
  })

  await test.step('both change the title: neither is lost, and the rest goes on', async () => {
    await context.setOffline(true)
    await typeTitle(other, ' by Ben')
    await featured(other).press('Space')
    await typeTitle(page, ' by Ana')
    await expect.poll(async () => (await kept()).title).toBe('Low tide at noon by Ana')
    await context.setOffline(false)
    await expect(attention(other, 1)).toBeVisible()
    await expect(title(other)).toHaveText('Low tide at noon by Ben')
    await expect(featured(page)).not.toBeChecked()
    await expect.poll(kept).toMatchObject({ title: 'Low tide at noon by Ana', starred: false })
  })

  await test.step('the choice is made by keyboard, and the other tab follows it', async () => {
    await other.bringToFront()
    await attention(other, 1).focus()
    await other.keyboard.press('Enter')
    const choice = drawer(other).getByRole('region', {
      name: 'Somebody else has changed this, too',
    })
    await expect(choice).toBeFocused()
    await expect(choice).toContainText('Low tide at noon by Ana')
    await expectAccessible(other, ['iframe'])
    await look(other, 'item-clash')
    await choice.getByRole('button', { name: 'Keep mine: Title' }).focus()
    await other.keyboard.press('Enter')
    await expect(choice).toHaveCount(0)
    await expect(title(page)).toHaveText('Low tide at noon by Ben')
    await expect.poll(async () => (await kept()).title).toBe('Low tide at noon by Ben')
  })

  await test.step('what is typed into a draft waits once somebody else has published it', async () => {
    const unheard = await context.newPage()
    await unheard.route('**/api/editing/events*', (route) => route.abort())
    await unheard.setViewportSize({ width: 1280, height: 900 })
    await unheard.goto(`${studio}/items/${otherId}/edit`)
    await expect(title(unheard)).toHaveText('Ebb')
    await expect(saveState(unheard)).toHaveText('Saved')
    const published = await owner.post(`${api}/items/${otherId}/publish`, { publishOn: 'now' })
    expect(published.status).toBe(200)
    await typeTitle(unheard, ' and')
    const save = drawer(unheard).getByRole('button', { name: 'Save changes' })
    await expect(save).toBeVisible()
    await expect(title(unheard)).toHaveText('Ebb and')
    const live = async () => (await owner.get(`${api}/items/${otherId}`)).body.item
    expect(await live()).toMatchObject({ title: 'Ebb', status: 'public' })
    await save.click()
    await expect.poll(async () => (await live()).title).toBe('Ebb and')
    await unheard.close()
  })

  await test.step('a post that is deleted says so', async () => {
    await owner.delete(`${api}/items/${itemId}`)
    await expect(other.getByText(/Somebody else has deleted it/).first()).toBeVisible()
  })
  await context.close()
})
