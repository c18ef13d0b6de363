/** People of a site: somebody without an account is invited, accepts, and sees of the studio what each role may see. */

import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { ROLE_WORDS } from '@sitewright/core/role-words'
import { ROLES, type RoleName } from '@sitewright/core/roles'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite } from './owner.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const unique = () => randomBytes(5).toString('hex')
const PASSWORD = 'correct horse battery'

const people = (page: Page) => page.getByRole('table', { name: 'People' })
const rail = (page: Page) => page.getByRole('navigation', { name: /^Parts of Team/ })

/** Invites by the screen; ends with the link in the owner's hand. */
async function inviteByHand(page: Page, email: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: /Role$/ }).click()
  await page.getByRole('option', { name: new RegExp(`^${role}`) }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await look(page, 'people-invite')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  const link = page.getByLabel('Link of the invitation')
  await expect(link).toHaveValue(/\/invitation#/)
  await look(page, 'people-link')
  const address = await link.inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  return address
}

test('somebody is invited, opens an account, works with a role and is taken off the site', async ({
  page,
  browser,
}) => {
  const [owner, guest] = [`team-${unique()}@example.com`, `guest-${unique()}@example.com`]
  await makeSite(page, { email: owner, title: 'Team' })
  const site = page.url().replace(/\/pages$/, '')

  await page.goto(`${site}/site-settings/people`)
  await expect(page.getByText('Nobody but you works on this site yet')).toBeVisible()
  await look(page, 'people-alone')
  const link = await inviteByHand(page, guest, 'Draft editor')
  await expect(page.getByRole('table', { name: 'Invitations' })).toContainText(guest)
  await look(page, 'people-invited')

  const other = await (await browser.newContext()).newPage()
  await test.step('the link says what it is for, and acceptance goes on after sign-up', async () => {
    await other.goto(link)
    await expect(
      other.getByRole('heading', { name: 'Ana Owner invites you to Team' }),
    ).toBeVisible()
    await look(other, 'invitation-guest')
    await other.getByRole('button', { name: 'Accept with a new account' }).click()
    await other.getByLabel('Your name').fill('Gus Guest')
    await other.getByLabel('Email').fill(guest)
    await other.getByLabel('Password').fill(PASSWORD)
    await other.getByRole('button', { name: 'Create account' }).click()
    await expect(other.getByText('You work on Team now, as: Draft editor')).toBeVisible()
    await expect(rail(other).getByRole('link')).toHaveText([/^Pages/, /^Files/, /^Trash/])
    await look(other, 'role-draft-editor')
  })

  await test.step('a used link is said to be no longer good', async () => {
    await other.goto(link)
    await expect(other.getByText('This invitation is no longer good.')).toBeVisible()
    await look(other, 'invitation-spent')
  })

  await test.step('another role counts at once', async () => {
    await page.reload()
    await expect(people(page)).toContainText('Gus Guest')
    await page.getByRole('button', { name: 'Actions for Gus Guest' }).click()
    await page.getByRole('menuitem', { name: 'Change the role…' }).click()
    await page.getByRole('button', { name: /Role$/ }).click()
    await page.getByRole('option', { name: /^Moderator/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Gus Guest is now: Moderator')).toBeVisible()
    await look(page, 'people-two')
    await other.goto(`${site}/files`)
    await expect(other.getByText('Your role does not let you see this')).toBeVisible()
    await look(other, 'role-refused')
  })

  await test.step('the log says who did it', async () => {
    await page.getByRole('link', { name: 'Activity' }).click()
    const log = page.getByRole('table', { name: 'Activity' })
    await expect(log).toContainText('Ana Owner changed the role of Gus Guest to: Moderator')
    await look(page, 'activity')
    await page.getByRole('button', { name: /Person$/ }).click()
    await page.getByRole('option', { name: /^Gus Guest/ }).click()
    await expect(log).toContainText('Gus Guest accepted an invitation as: Draft editor')
    await expect(log).not.toContainText('Ana Owner')
  })

  await test.step('handed over by the password of the owner alone', async () => {
    const actOnGuest = async (action: string) => {
      await page.getByRole('button', { name: 'Actions for Gus Guest' }).click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await page.getByRole('link', { name: 'People' }).click()
    await actOnGuest('Change the role…')
    await page.getByRole('button', { name: /Role$/ }).click()
    await page.getByRole('option', { name: /^Administrator/ }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await actOnGuest('Make them the owner…')
    await page.getByLabel('Your password').fill('not the password')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That is not your current password.')).toBeVisible()
    await look(page, 'people-hand-over')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('taken off the site is out at once', async () => {
    await page.getByRole('link', { name: 'People' }).click()
    await page.getByRole('button', { name: 'Actions for Gus Guest' }).click()
    await page.getByRole('menuitem', { name: 'Take off the site…' }).click()
    await look(page, 'people-remove')
    await page.getByRole('button', { name: 'Take off the site' }).click()
    await expect(people(page)).not.toContainText('Gus Guest')
    await other.goto(`${site}/comments`)
    await expect(other.getByText('There is nothing at this address')).toBeVisible()
  })
})

/** Places of the rail by role, as their links begin, and the first screen's address. */
const PLACES: readonly (readonly [RoleName, readonly RegExp[]])[] = [
  [
    'editor',
    [/^Pages/, /^Products/, /^Forms/, /^Lists/, /^Comments/, /^Files/, /^Trash/, /^Themes/],
  ],
  ['draftEditor', [/^Pages/, /^Files/, /^Trash/]],
  ['storeManager', [/^Pages/, /^Products/, /^Orders/, /^Files/, /^Trash/, /^Mail/, /^Store/]],
  ['moderator', [/^Pages/, /^Comments/]],
  ['viewer', [/^Pages/]],
  ['commenter', [/^Pages/, /^Comments/]],
]

test(
  'the studio shows to each role what it may do, and says the rest in words',
  NIGHTLY,
  async ({ page, browser }) => {
    const [email, guest] = [`walk-${unique()}@example.com`, `walker-${unique()}@example.com`]
    await makeSite(page, { email, title: 'Team Shop', start: 'Shop' })
    const { studio } = world().demo
    const site = page.url().replace(/\/pages$/, '')
    const api = `/s/${site.split('/').at(-1)}/api`
    const owner = ownerBy(page.request, studio)
    const { body: invited } = await owner.post(`${api}/invitations`, { email: guest, role: 10 })

    const other = await (await browser.newContext()).newPage()
    const person = ownerBy(other.request, studio)
    await person.post('/api/sign-up', { name: 'Wanda Walker', email: guest, password: PASSWORD })
    await other.goto(invited.link)
    await other.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(rail(other)).toBeVisible()
    const { body: team } = await owner.get(`${api}/contributors`)
    const { accountId } = team.contributors.find((one: { email: string }) => one.email === guest)
    const { body: list } = await owner.get(`${api}/pages`)
    const home = list.pages.find(({ isHome }: { isHome: boolean }) => isHome)
    const give = async (role: RoleName) =>
      expect(
        (await owner.put(`${api}/contributors/${accountId}`, { role: ROLES[role] })).status,
      ).toBe(200)

    for (const [role, places] of PLACES) {
      await test.step(role, async () => {
        await give(role)
        await other.goto(site)
        await expect(rail(other).getByRole('link')).toHaveText([...places])
        await look(other, `walk-${role}`)
        // A deep link to what the role may not see.
        await other.goto(`${site}/site-settings/people`)
        await expect(other.getByText('Your role does not let you see this')).toBeVisible()
        await expect(other.getByText(`Your role here: ${ROLE_WORDS[role].title}.`)).toBeVisible()
        const mayEdit = role === 'editor' || role === 'draftEditor'
        await other.goto(`${site}/edit/${home.id}`)
        const frame = other.locator('iframe').contentFrame()
        await expect(frame.locator('[data-block-id]').first()).toBeVisible()
        const readOnly = other.getByText(
          'You can look at this, but your role does not let you change it.',
        )
        await expect(readOnly).toHaveCount(mayEdit ? 0 : 1)
        await look(other, `walk-${role}-editor`)
      })
    }

    await test.step('none', async () => {
      await give('none')
      await other.goto(`${site}/pages`)
      await expect(other.getByText('Your role here: No role.')).toBeVisible()
      await look(other, 'walk-none')
      await other.getByRole('button', { name: 'Leave this site…' }).click()
      await look(other, 'walk-leave')
      await other.getByRole('button', { name: 'Leave the site' }).click()
      await expect(other.getByRole('heading', { name: 'Your sites' })).toBeVisible()
      await expect(other.getByText('You left Team Shop.')).toBeVisible()
    })
  },
)
