/** Comments and likes: visitors write and press, their owner looks through it, with script and without. */

import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { ROLES } from '@sitewright/core/roles'
import { DEFAULT_SITE_SETTINGS } from '@sitewright/core/site/site-settings'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

interface BlogSite {
  readonly id: string
  readonly url: string
}

/** A site with one post, on which comments and likes are on; its owner is signed in at the page. */
async function makeBlog(page: Page): Promise<BlogSite> {
  const { studio } = world().demo
  const owner = ownerBy(page.request, studio)
  const made = async (method: 'post' | 'put', path: string, data: object) => {
    const { status, body } = await owner[method](path, data)
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const email = `comments-${randomBytes(5).toString('hex')}@example.com`
  await made('post', '/api/sign-up', {
    name: 'Fay Owner',
    email,
    password: 'correct horse battery',
  })
  const { site } = await made('post', '/api/sites', {
    title: 'Kiln Notes',
    startingPointId: 'studio',
  })
  const api = `/s/${site.id}/api`
  await made('put', `${api}/settings`, {
    ...{ ...DEFAULT_SITE_SETTINGS, commentsEnabled: true, likesEnabled: true },
    ...{ title: 'Kiln Notes', timeZone: 'UTC' },
  })
  const { page: blog } = await made('post', `${api}/pages`, { title: 'Notes', kind: 'blog' })
  await made('post', `${api}/publish`, {})
  await made('post', `${api}/collections/${blog.id}/items`, {
    ...{ title: 'A new kiln', urlId: 'kiln', status: 'public' },
  })
  return { id: site.id, url: `${site.url}/notes/kiln` }
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email address (optional)').fill('ada@example.com')
  await page.getByLabel('Your comment').fill(words)
  await page.getByRole('button', { name: 'Send comment' }).click()
}

test('fact 1.rendered-markup.10: like buttons work, and a comment waits, is let through and answered', async ({
  page,
  browser,
}) => {
  const site = await makeBlog(page)
  const visitor = await browser.newPage()
  await visitor.goto(site.url)

  await test.step('what is missing is said at its field, and what was typed stays', async () => {
    await visitor.getByLabel('Your comment').fill('What do you fire first?')
    await visitor.getByRole('button', { name: 'Send comment' }).click()
    await expect(visitor.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(visitor.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      'Enter your name.',
    )
    await look(visitor, 'comment-refused')
    await visitor.reload()
    // The form comes to life once it is seen.
    await visitor.getByLabel('Your comment').scrollIntoViewIfNeeded()
    await expect(visitor.getByLabel('Your comment')).toHaveValue('What do you fire first?')
  })

  await test.step('the visitor is told that it waits', async () => {
    await write(visitor, 'What do you fire first?\n\nSee https://kiln.example/first.')
    await expect(visitor.getByText('Your comment is shown once somebody')).toBeVisible()
    await expect(visitor.getByLabel('Your comment')).toHaveValue('')
    await visitor.reload()
    await expect(visitor.locator('.sw-thread-comment')).toHaveCount(0)
  })

  await test.step('its owner lets it through, takes that back, and answers', async () => {
    await page.goto(`${world().demo.studio}/sites/${site.id}/comments`)
    const waiting = page.getByRole('listitem').filter({ hasText: 'What do you fire first?' })
    await expect(waiting).toBeVisible()
    await look(page, 'comments-waiting')
    await waiting.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Nothing waits for you')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(waiting).toBeVisible()
    await waiting.getByRole('button', { name: 'Reply' }).click()
    await page.getByLabel('Your answer to Ada Lovelace').fill('The small cups.')
    await look(page, 'comment-answered')
    await page.getByRole('button', { name: 'Publish both' }).click()
    await expect(page.getByText('Nothing waits for you')).toBeVisible()
    await page.getByRole('button', { name: /Waiting/ }).click()
    await page.getByRole('option', { name: 'Published' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'The small cups.' })).toBeVisible()
    await look(page, 'comments-published')
  })

  await test.step('who was let through once is shown at once, below what they answer', async () => {
    await expect(async () => {
      await visitor.goto(site.url)
      await expect(visitor.locator('.sw-thread-comment')).toHaveCount(2, { timeout: 1_000 })
    }).toPass()
    const answer = visitor.locator('.sw-thread-comment .sw-thread-comment')
    await expect(answer).toContainText('Team')
    await answer.getByRole('link', { name: /^Reply/ }).press('Enter')
    await expect(visitor.getByLabel('Your comment')).toBeFocused()
    await write(visitor, 'Thank you!')
    const written = answer.locator('.sw-thread-comment')
    await expect(written).toContainText('Thank you!')
    await expect(written).toBeFocused()
    await expect(visitor.getByRole('heading', { name: 'Comments (3)' })).toBeVisible()
    await look(visitor, 'comments-thread')
  })

  await test.step('a heart is pressed by keyboard, says so, and stays pressed', async () => {
    const heart = visitor.getByRole('button', { name: /^Like/ })
    await heart.focus()
    await heart.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toHaveText('1')
    await visitor.reload()
    await visitor.getByRole('button', { name: /^Like/ }).scrollIntoViewIfNeeded()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })
  await visitor.close()
})

test('a moderator goes through the queue by keys, and edits what was written', async ({
  page,
  browser,
}) => {
  const site = await makeBlog(page)
  const visitor = await browser.newPage()
  for (const words of ['First', 'Second', 'Third', 'Fourth']) {
    await visitor.goto(site.url)
    await write(visitor, `${words} thought`)
    await expect(visitor.getByText('Your comment is shown once somebody')).toBeVisible()
  }

  const { studio } = world().demo
  const email = `moderator-${randomBytes(5).toString('hex')}@example.com`
  const { body: invited } = await ownerBy(page.request, studio).post(
    `/s/${site.id}/api/invitations`,
    { email, role: ROLES.moderator },
  )
  const moderator = await (await browser.newContext()).newPage()
  await ownerBy(moderator.request, studio).post('/api/sign-up', {
    ...{ name: 'Mo Derator', email, password: 'correct horse battery' },
  })
  await moderator.goto(invited.link)
  await moderator.getByRole('button', { name: 'Accept', exact: true }).click()
  await moderator.getByRole('link', { name: 'Comments' }).click()

  const queue = moderator.getByRole('list').filter({ hasText: 'thought' })
  const comment = (words: string) => queue.getByRole('listitem').filter({ hasText: words })
  await expect(queue.getByRole('listitem')).toHaveText([/Fourth/, /Third/, /Second/, /First/])
  await moderator.keyboard.press('j')
  await expect(comment('Fourth')).toBeFocused()
  await moderator.keyboard.press('p')
  await expect(comment('Fourth')).toHaveCount(0)
  await expect(comment('Third')).toBeFocused()
  await moderator.keyboard.press('s')
  await expect(comment('Third')).toHaveCount(0)
  await expect(comment('Second')).toBeFocused()

  await moderator.keyboard.press('e')
  const words = moderator.getByRole('textbox', { name: 'Comment of Ada Lovelace' })
  await expect(words).toBeFocused()
  // Keys of the queue are letters where somebody types.
  await words.press('End')
  await words.pressSequentially(', kept as it is')
  await look(moderator, 'comment-edited')
  await moderator.getByRole('button', { name: 'Save' }).click()
  await expect(comment('Second thought, kept as it is')).toBeFocused()
  await expect(comment('Second').getByText('As it was sent')).toBeVisible()
  await moderator.keyboard.press('j')
  await expect(comment('First')).toBeFocused()
  await moderator.keyboard.press('k')
  await moderator.keyboard.press('p')
  await expect(queue.getByRole('listitem')).toHaveText([/First/])
  await expect(comment('First')).toBeFocused()

  await expect(async () => {
    await visitor.goto(site.url)
    const shown = visitor.locator('.sw-thread-comment').filter({ hasText: 'Second' })
    await expect(shown).toContainText('edited by the site', { timeout: 1_000 })
  }).toPass()
  await expect(visitor.locator('.sw-thread-comment').filter({ hasText: 'Third' })).toHaveCount(0)
  await look(visitor, 'comment-edited-seen')
  await moderator.context().close()
  await visitor.close()
})

test('comments are written without script', async ({ page, browser }) => {
  const site = await makeBlog(page)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(site.url)
  await visitor.getByLabel('Your comment').fill('Hello')
  await visitor.getByRole('button', { name: 'Send comment' }).click()
  await expect(visitor.getByText('Enter your name.')).toBeVisible()
  await expect(visitor.getByLabel('Your comment')).toHaveValue('Hello')
  await write(visitor, 'Hello')
  await expect(visitor.getByText('Your comment is shown once somebody')).toBeVisible()
  await visitor.getByRole('link', { name: 'Back to the page' }).click()
  await expect(visitor).toHaveURL(site.url)
  await context.close()
})
