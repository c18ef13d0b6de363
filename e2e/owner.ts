/** Owners' actions, in the words of the studio. */

import { expect, type FrameLocator, type Page } from '@playwright/test'
import { ownerBy } from './people.ts'
import type { DemoSignIn } from './server.ts'
import { world } from './world.ts'

/** On the server that the whole run shares, unless another's studio is named. */
export async function signIn(
  page: Page,
  email: string,
  password: string,
  studio = world().demo.studio,
): Promise<void> {
  await page.goto(`${studio}/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible()
}

/** Signs in as the owner of a server's demo shop, and opens it. */
export async function openDemoShop(
  page: Page,
  { email, password, studio }: DemoSignIn,
): Promise<void> {
  await signIn(page, email, password, studio)
  await page
    .getByRole('link', { name: /Hearth & Clay/ })
    .first()
    .click()
}

/** Opens the store settings of a server's demo shop as its owner. */
export async function openStoreSettings(page: Page, demo: DemoSignIn): Promise<void> {
  await openDemoShop(page, demo)
  await page.getByRole('link', { name: 'Store settings' }).click()
  await expect(page.getByRole('heading', { name: 'Ways to be paid' })).toBeVisible()
}

interface NewSite {
  readonly email: string
  readonly title: string
  /** Starting point of the site, as the studio calls it. */
  readonly start?: string
}

/**
 * Opens an account of its own and a site with the title given; ends at its pages. By calls, which take a tenth of what the
 * screens do: those are `makeSiteByHand`'s business.
 */
export async function makeSite(page: Page, { email, title, start = 'Studio' }: NewSite) {
  const { studio } = world().demo
  const owner = ownerBy(page.request, studio)
  const made = async (path: string, data: object) => {
    const { status, body } = await owner.post(path, data)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  await made('/api/sign-up', { name: 'Ana Owner', email, password: 'correct horse battery' })
  const { site } = await made('/api/sites', { title, startingPointId: start.toLowerCase() })
  await page.goto(`${studio}/sites/${site.id}/pages`)
  await expectPages(page)
}

async function expectPages(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Main navigation' })).toBeVisible()
  // Comes last, and a list that is drawn anew under a click loses it.
  await expect(page.getByRole('button', { name: /to publish$/ })).toBeVisible()
}

/** Opens an account of its own and a site with the title given by the studio's screens; ends on the canvas of its home page. */
export async function makeSiteByHand(page: Page, { email, title, start = 'Studio' }: NewSite) {
  await page.goto(`${world().demo.studio}/sign-up`)
  await page.getByLabel('Your name').fill('Ana Owner')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Name of the site').fill(title)
  await page.getByText(start, { exact: true }).click()
  await page.getByRole('button', { name: 'Make the site' }).click()
  return inEditor(page)
}

/** Opens the editor on a page, and gives the page inside its canvas. */
export async function openEditor(page: Page, title: string): Promise<FrameLocator> {
  await page.getByText(title, { exact: true }).first().click()
  return inEditor(page)
}

/** The page inside the canvas of the editor, once it can be edited. */
async function inEditor(page: Page): Promise<FrameLocator> {
  // Only the window in front has the keyboard.
  await page.bringToFront()
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('[data-block-id]').first()).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  return canvas
}

/**
 * The text that was clicked has the keyboard. The frame asks the browser for it, and a key pressed before it is given goes
 * to the studio instead.
 */
export async function expectTyping(canvas: FrameLocator): Promise<void> {
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()
}

export function saveState(page: Page) {
  return page.getByText(/^(Saved|Saving…|Offline – kept on this device|Needs attention)$/).first()
}

/**
 * Types, and waits until the server has these words: what the canvas tells the studio takes a frame or two, and "Saved"
 * stands there until then. The server is asked, since Firefox does not say what a request had in it.
 */
export async function typeAndSave(
  page: Page,
  words: string,
  type: () => Promise<void>,
): Promise<void> {
  const address = page.url().replace(/\/sites\/(\w+)\/edit\/(\w+).*/, '/s/$1/api/pages/$2/editor')
  const timesKept = async () =>
    (await (await page.request.get(address)).text()).split(words).length - 1
  const before = await timesKept()
  await type()
  await expect.poll(timesKept).toBeGreaterThan(before)
  await expect(saveState(page)).toHaveText('Saved')
}

/** Publishes everything from the editor and waits until it is live. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Your site is live.')).toBeVisible()
}
