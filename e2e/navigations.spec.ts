import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { archive, choose, install } from './install-theme.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { takePictures } from './picture.ts'

const list = (page: Page, name: string) => page.getByRole('treegrid', { name })

async function move(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test(
  'fill the navigations of a theme, change the theme, and find them again',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'navigations@example.com', title: 'Many Ways' })
    const [main, footer] = [list(page, 'Main Navigation'), list(page, 'Footer Navigation')]
    const row = (inside: typeof main, title: string) => inside.getByRole('row', { name: title })
    await expect(row(main, 'Contact')).toBeVisible()

    await move(page, 'Contact', 'Put into “Footer Navigation”')
    await expect(row(footer, 'Contact')).toBeVisible()
    await expect(row(main, 'Contact')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row(main, 'Contact')).toBeVisible()
    await expect(row(footer, 'Contact')).toHaveCount(0)
    await move(page, 'Contact', 'Put into “Footer Navigation”')

    // Drag with a mouse, then with keys by the handle.
    await row(main, 'Studio').dragTo(row(footer, 'Contact'), {
      sourcePosition: { x: 80, y: 20 },
      targetPosition: { x: 80, y: 4 },
    })
    await expect(footer.getByRole('row').first()).toContainText('Studio')
    await list(page, 'Home page')
      .getByRole('row', { name: 'Home' })
      .getByRole('button', { name: /^Drag/ })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert|^Drop/)
    while (!(await footer.evaluate(holdsFocus))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(row(footer, 'Home')).toBeVisible()
    await takePictures(page, 'navigations')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Themes' }).click()
    await install(page, await archive({}, 'plain'))
    await choose(page, 'Use Plain', 'Plain')
    await page.getByRole('link', { name: 'Pages' }).click()
    const kept = list(page, 'Footer: not in this theme')
    await expect(kept.getByRole('row')).toHaveCount(3)
    await expect(footer).toHaveCount(0)
    await takePictures(page, 'navigations-kept')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Themes' }).click()
    await choose(page, 'Use Hearth', 'Hearth')
    await page.getByRole('link', { name: 'Pages' }).click()
    await expect(footer.getByRole('row')).toHaveCount(3)
  },
)

function holdsFocus(element: Element): boolean {
  return element.contains(document.activeElement)
}
