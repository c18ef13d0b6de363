import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import { expectAccessible } from './accessible.ts'
import { overflow } from './overflow.ts'
import { makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePicture, takePictures } from './picture.ts'
import { makeThemeSite, THEME_SITES } from './theme-sites.ts'
import { world } from './world.ts'

const list = (page: Page, name: string) => page.getByRole('treegrid', { name })

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

test('fact 3.navigation-item.02: rename and arrange the navigation in the editor, and take it back after a reload', async ({
  page,
}) => {
  await makeSite(page, { email: 'navigation-editor@example.com', title: 'Ways About' })
  const canvas = await openEditor(page, 'Home')
  const header = canvas.locator('header').first()
  const main = list(page, 'Main Navigation')
  const row = (title: string) => main.getByRole('row', { name: title, exact: true })

  await page.getByRole('button', { name: 'Edit header' }).click()
  await choose(page, 'Contact', 'Rename')
  await page.getByLabel('Name in the navigation').fill('Write to us')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(row('Write to us')).toBeVisible()
  await expect(header).toContainText('Write to us')

  await page.getByRole('button', { name: 'Add to “Main Navigation”' }).click()
  await page.getByRole('menuitem', { name: 'Add link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog.getByText('Please enter a title.')).toBeVisible()
  await dialog.getByLabel('Title', { exact: true }).fill('Elsewhere')
  await dialog.getByText('Another address').click()
  await dialog.getByLabel('Address', { exact: true }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(dialog.getByText(/^Choose a page, or enter/)).toBeVisible()
  await dialog.getByLabel('Address', { exact: true }).fill('https://example.com/away')
  await dialog.getByRole('button', { name: 'Add link' }).click()
  await expect(row('Elsewhere')).toBeVisible()
  await expect(header.locator('a[href="https://example.com/away"]').first()).toBeAttached()

  // With the keyboard alone: the link moves up, then a page goes under it.
  await expect(dialog).toBeHidden()
  await row('Elsewhere').focus()
  const more = page.getByRole('button', { name: 'More for Elsewhere' })
  while (!(await more.evaluate(hasFocus))) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).focus()
  await page.keyboard.press('Enter')
  await choose(page, 'Write to us', 'Put under “Elsewhere”')
  await expect(row('Write to us')).toHaveAttribute('aria-level', '2')
  await takePictures(page, 'editor-navigation')
  await expectAccessible(page)
  await expect(saveState(page)).toHaveText('Saved')

  await page.getByRole('button', { name: 'Undo change navigation' }).click()
  await expect(row('Write to us')).toHaveAttribute('aria-level', '1')
  await expect(saveState(page)).toHaveText('Saved')
  await page.reload()
  await expect(header).toContainText('Write to us')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeEnabled()
  while (await undo.isEnabled()) await undo.click()
  await expect(header).toContainText('Contact')
  await expect(header.locator('a[href="https://example.com/away"]')).toHaveCount(0)
  const redo = page.getByRole('button', { name: /^Redo/ })
  while (await redo.isEnabled()) await redo.click()
  await expect(header).toContainText('Write to us')

  await publish(page)
  const address = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
  const live = await page.context().newPage()
  await live.goto(address ?? world().demo.studio)
  await expect(live.locator('header a[href="https://example.com/away"]').first()).toBeAttached()
})

test('change the settings of a page in the editor: what would be refused is said, everything else is undone', async ({
  page,
}) => {
  await makeSite(page, { email: 'page-panel@example.com', title: 'Panels' })
  await openEditor(page, 'Studio')
  const panel = page.getByRole('region', { name: 'Page', exact: true })

  await panel.getByLabel('Title', { exact: true }).fill('Our studio')
  await expect(page.getByRole('button', { name: 'Page: Our studio' })).toBeVisible()
  const address = panel.getByLabel('Address', { exact: true })
  await address.fill('contact')
  await expect(panel.getByText('Another page already has that address.')).toBeVisible()
  await address.fill('cart')
  await expect(panel.getByText('cart is not a valid page URL')).toBeVisible()
  await panel.getByLabel('Title in search results').fill('A studio')
  await expect(saveState(page)).toHaveText('Saved')
  await address.fill('our-studio')
  await expect(panel.getByText('is not a valid page URL')).toBeHidden()
  await takePictures(page, 'editor-page-settings')
  await expectAccessible(page)
  await expect(saveState(page)).toHaveText('Saved')

  await page.reload()
  await expect(address).toHaveValue('our-studio')
  await expect(panel.getByLabel('Title in search results')).toHaveValue('A studio')
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeEnabled()
  while (await undo.isEnabled()) await undo.click()
  await expect(panel.getByLabel('Title', { exact: true })).toHaveValue('Studio')
  await expect(address).toHaveValue('studio')
  await expect(saveState(page)).toHaveText('Saved')
})

for (const width of rowsOf([1280, 390], (width) => width === 390)) {
  test(`links on the list of pages, ${width} wide, by mouse and keyboard`, async ({ page }) => {
    await makeSite(page, { email: `links-${width}@example.com`, title: 'Links' })
    await page.setViewportSize({ width, height: 900 })
    const main = list(page, 'Main Navigation')
    const row = (title: string) => main.getByRole('row', { name: title })
    await page.getByRole('button', { name: 'Add page' }).click()
    await page.getByRole('menuitem', { name: /^Link/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title', { exact: true }).fill('Elsewhere')
    await dialog.getByText('Another address').click()
    await dialog.getByLabel('Address', { exact: true }).fill('/elsewhere')
    await dialog.getByRole('button', { name: 'Add link' }).click()
    await expect(row('Elsewhere')).toContainText('/elsewhere')

    await choose(page, 'Elsewhere', 'Edit link')
    await dialog.getByLabel('Title', { exact: true }).fill('Away')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row('Away')).toBeVisible()

    // A page is dragged onto the link, then taken from it with keys.
    await row('Contact').dragTo(row('Away'), {
      sourcePosition: { x: 80, y: 20 },
      targetPosition: { x: 80, y: 24 },
    })
    await expect(row('Contact')).toHaveAttribute('aria-level', '2')
    await takePicture(page, `pages-links-${width}`)
    expect(await overflow(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More for Contact' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move out of “Away”' }).focus()
    await page.keyboard.press('Enter')
    await expect(row('Contact')).toHaveAttribute('aria-level', '1')

    await choose(page, 'Away', 'Remove from the navigation')
    await expect(row('Away')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Away')).toBeVisible()
  })
}

for (const { theme, start, title } of rowsOf(THEME_SITES, ({ theme }) => theme === 'hearth')) {
  test(`${theme} shows a link with another one under it in its header`, async ({
    page,
    request,
  }) => {
    const { identifier } = await siteWithLink(request, start, `${title} links`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`http://${identifier}.localhost:${world().port}/`)
    const header = page.locator('header').first()
    const menu = header.locator('details:visible', { hasText: 'Elsewhere' }).first()
    await menu.locator('summary').click()
    await expect(menu.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
      'href',
      'https://example.com/away',
    )
    await expect(menu.getByRole('link', { name: 'Under it' })).toBeVisible()
    await takePicture(page, `navigation-link-${theme}`)
    await expectAccessible(page)
  })
}

/** A published site whose main navigation ends with a link that has another one under it. */
async function siteWithLink(request: APIRequestContext, start: string, title: string) {
  const site = await makeThemeSite(request, start, title)
  const { studio } = world().demo
  const api = `${studio}/s/${site.id}/api`
  const { crumb } = await (await request.get(`${studio}/api/session`)).json()
  const headers = { 'x-csrf-token': crumb }
  const { navigations } = await (await request.get(`${api}/pages`)).json()
  const link = (name: string, url: string) => ({ externalLink: { title: name, url } })
  const below = [link('Under it', '/under-it')]
  const added = { ...link('Elsewhere', 'https://example.com/away'), items: below }
  const items = navigations.main.map((item: { items: Record<string, unknown>[] }) => ({
    ...item,
    items: item.items.map(({ items: _, ...target }) => target),
  }))
  for (const [path, data] of [
    ['/widget/UpdateNavigation', { navigation: { items: [...items, added] } }],
    ['/publish', {}],
  ] as const) {
    const answer = await request.post(api + path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return site
}
