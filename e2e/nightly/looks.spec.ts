/**
 * Every screen of the studio, and dialogs that no other journey looks at, as wide as a phone, a tablet and a desk, in the light and in the
 * dark: nothing is wider than its window or cut off, axe finds nothing, and the console says nothing. `SCREENSHOTS=folder` keeps pictures.
 */

import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { cutOffTexts } from '../cut-off.ts'
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
  owner = await (await browser.newContext()).newPage()
  guest = await (await browser.newContext()).newPage()
  site = await makeLivedInSite(owner.context())
  for (const page of [owner, guest]) {
    page.on('pageerror', (error) => said.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text())
    })
  }
})
test.afterAll(async () => {
  await owner.context().close()
  await guest.context().close()
})

/** A preview is a page in which nothing runs, of which the browser tells; that is not a mistake of the studio's. */
const PREVIEW = /^Blocked script execution in 'http:\/\/[^/]+--canvas\./

/** Looks at what the page shows, in each size and scheme; sites in frames are the business of other tests, and forms of this one. */
async function seen(page: Page, name: string): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    for (const width of WIDTHS) {
      const where = `${name} ${colorScheme} ${width}`
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await overflow(page), where).toBe(0)
      expect.soft(await cutOffTexts(page), where).toEqual([])
      await expectAccessible(page, name.endsWith('forms/id') ? [] : ['iframe']).catch(
        ({ message }) => {
          expect.soft(message, where).toBe('')
        },
      )
      await takePicture(page, `${name}-${colorScheme}-${width}`)
    }
  }
  expect
    .soft(
      said.splice(0).filter((words) => !PREVIEW.test(words)),
      name,
    )
    .toEqual([])
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

type Role = 'button' | 'menuitem' | 'link' | 'row' | 'radio' | 'tab'

/** A button, unless it says otherwise. */
type Press = string | RegExp | readonly [Role, string | RegExp]

/** Dialogs and panels: the screen that has each, and what is pressed there. */
const DIALOGS: Readonly<Record<string, readonly [path: string, ...presses: Press[]]>> = {
  'share-preview': ['pages', /(to publish|published)$/, 'Share a preview'],
  publish: ['pages', /(to publish|published)$/],
  'add-page': ['pages', 'Add page', ['menuitem', /^Page/]],
  'save-template': ['pages', 'More for Home', ['menuitem', 'Save as a template']],
  'remove-page': ['pages', 'More for About', ['menuitem', 'Remove page']],
  'invite-somebody': ['site-settings/people', 'Invite somebody'],
  file: ['files', ['row', 'hero.jpg']],
  'edit-picture': ['files', ['row', 'hero.jpg'], 'Edit picture'],
  'describe-pictures': ['files', /without description/],
  'order-sent': ['orders/$orderId', 'Mark as sent'],
  'order-note': ['orders/$orderId', 'Add a note'],
  'order-refund': ['orders/$orderId', 'Mark as paid', 'Give money back'],
  'answer-reply': ['forms/$formId/answers/$answerId', 'Reply by mail'],
  'answer-labels': ['forms/$formId/answers/$answerId', 'Labels'],
  'answers-filter': ['forms/$formId/answers', 'Filter'],
  'add-subscriber': ['lists/$listId', 'Add person'],
  'import-subscribers': ['lists/$listId', 'Import'],
  'new-form': ['forms', 'Add a form'],
  history: ['edit/$pageId', 'History'],
  'section-library': ['edit/$pageId', /^Add( a)? section/],
  styles: ['edit/$pageId?panel=styles'],
  outline: ['edit/$pageId?panel=outline'],
  settings: ['edit/$pageId?panel=settings'],
}

test('dialogs and panels', async () => {
  test.setTimeout(1_800_000)
  for (const [name, [path, ...presses]] of Object.entries(DIALOGS)) {
    await test.step(name, async () => {
      const below = path.replaceAll(/\$(\w+)/g, (_, id) => site.ids[id]?.[0] ?? '')
      await open(owner, `/sites/${site.id}/${below}`)
      for (const press of presses) {
        const [role, said] =
          typeof press === 'string' || press instanceof RegExp
            ? (['button', press] as const)
            : press
        await owner.getByRole(role, { name: said }).first().click()
      }
      if (presses.length > 0)
        await expect(
          owner.getByRole('dialog').or(owner.getByRole('alertdialog')).first(),
        ).toBeVisible()
      await seen(owner, `dialog-${name}`)
    })
  }
})
