/**
 * Every screen of the studio, and dialogs that no other journey looks at, as wide as a phone, a tablet and a desk, in the light and in the
 * dark: nothing is wider than its window, axe finds nothing, and the console says nothing. `SCREENSHOTS=folder` keeps pictures.
 */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { studioAddresses } from '../studio-addresses.ts'
import { world } from '../world.ts'
import { type LivedInSite, makeLivedInSite } from './lived-in-site.ts'

const WIDTHS = [390, 768, 1280]
const SCHEMES = ['light', 'dark'] as const

/** Windows of the owner, and of somebody who is not signed in. */
let owner: Page
let guest: Page
let site: LivedInSite
const said: string[] = []

test.beforeAll(async ({ browser }) => {
  owner = await browser.newPage()
  guest = await browser.newPage()
  site = await makeLivedInSite(owner.context())
  for (const page of [owner, guest]) {
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
  }
})
test.afterAll(async () => {
  await owner.close()
  await guest.close()
})

/** Looks at what the page shows, in each size and scheme; pages in frames are the business of other tests. */
async function seen(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await expect.soft(overflow(page), `${name} at ${width}`).resolves.toBe(0)
      await takePicture(page, `${name}-${colorScheme}-${width}`)
      if (width !== 768) {
        await test.step(`axe ${name} ${colorScheme} ${width}`, async () => {
          await expectAccessible(page, ['iframe']).catch((error) => {
            expect.soft(error.message, `${name} ${colorScheme} ${width}`).toBe('')
          })
        })
      }
    }
  }
  expect.soft(said.splice(0), name).toEqual([])
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(new URL(path, world().demo.studio).href)
  await expect(page.locator('main').first()).toBeVisible()
  await expect(page.getByText(/^(Loading|Opening|Looking).*…$/)).toHaveCount(0)
  if (path.includes('/edit')) await expect(page.locator('[aria-busy=false]').first()).toBeVisible()
}

/** Names of pictures have no ids. */
function nameOf(path: string): string {
  return path.replaceAll(/[\da-f]{24}/g, 'id').replaceAll(/^\/|\/$/g, '') || 'sites'
}

const PARTS: readonly (readonly [name: string, test: RegExp])[] = [
  ['the entrance', /^\/(sign|forgot|reset|confirm|restore|invitation)/],
  ['the account and its sites', /^\/(account|sites\/new)?$/],
  ['the editor', /\/edit/],
  ['the store', /\/(settings|products|orders)/],
  ['answers and lists', /\/(forms|lists|comments|mail)/],
  ['settings', /\/site-settings/],
  ['content', /./],
]

const partOf = (path: string) => PARTS.find(([, rule]) => rule.test(path))?.[0]

for (const [part] of PARTS) {
  test(`screens: ${part}`, async () => {
    test.setTimeout(1_800_000)
    const isEntrance = part === 'the entrance'
    const paths = studioAddresses(site.ids).filter((path) => partOf(path) === part)
    for (const path of new Set(paths)) {
      await test.step(path, async () => {
        const page = isEntrance ? guest : owner
        await open(page, path === '/invitation' ? site.invitation : path)
        await seen(page, nameOf(path))
      })
    }
  })
}
