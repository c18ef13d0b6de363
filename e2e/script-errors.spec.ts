/** The script error reporter: what it sends of errors that no script caught, how often, and that the owner sees it. */

import { expect, type Page, test } from '@playwright/test'
import { look } from './look.ts'
import { ownerBy } from './people.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

interface Sent {
  readonly event: string
  readonly timestamp: number
  readonly data: Readonly<Record<string, unknown>>
}

const PATH = '**/api/events/RecordJavascriptErrors'

/** A page whose clock stands, with what it reports. */
async function watch(page: Page): Promise<Sent[][]> {
  const batches: Sent[][] = []
  await page.route(PATH, (route) => {
    batches.push(route.request().postDataJSON())
    return route.fulfill({ json: {} })
  })
  await page.clock.install()
  await page.goto(world().demo.site)
  await page.clock.pauseAt(Date.now() + 60_000)
  // The reporter is fetched with the first error.
  const fetched = page.waitForResponse(/chunk-.*\.js/)
  await fail(page, 'First')
  await fetched
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(batches).toHaveLength(1)
  }).toPass()
  return batches
}

const fail = (page: Page, message: string, stack = '') =>
  page.evaluate(
    ([message = '', stack = '']) => {
      const error = Object.assign(new Error(message), stack && { stack })
      const place = { filename: '/broken.js', lineno: 3, colno: 7 }
      dispatchEvent(new ErrorEvent('error', { message, error, ...place }))
    },
    [message, stack],
  )

test('fact 9.error-reporter.04: waits until 1 s has passed without another error', async ({
  page,
}) => {
  const batches = await watch(page)
  await fail(page, 'One')
  await page.clock.runFor(900)
  await fail(page, 'Two')
  await page.clock.runFor(900)
  expect(batches).toHaveLength(1)
  await page.clock.runFor(100)
  await expect.poll(() => batches[1]?.map(({ data }) => data.message)).toEqual(['One', 'Two'])
})

test('fact 9.error-reporter.02: holds at most 10 errors', async ({ page }) => {
  const batches = await watch(page)
  for (let at = 0; at < 12; at += 1) await fail(page, `Error ${at}`)
  await page.clock.runFor(1000)
  await expect.poll(() => batches[1]?.length).toBe(10)
})

test('fact 9.error-reporter.03: sends 5000 characters of a stack', async ({ page }) => {
  const batches = await watch(page)
  await fail(page, 'Deep', 'x'.repeat(6000))
  await page.clock.runFor(1000)
  await expect.poll(() => batches[1]?.[0]?.data.stack).toBe('x'.repeat(5000))
})

test('fact 9.error-reporter.01: sends at most 20 batches', async ({ page }) => {
  const batches = await watch(page)
  for (let at = 2; at <= 20; at += 1) {
    await fail(page, `Error ${at}`)
    await page.clock.runFor(1000)
    await expect.poll(() => batches.length).toBe(at)
  }
  await fail(page, 'One too many')
  await page.clock.runFor(2000)
  // Whatever is sent goes before the answer to a later question.
  await page.evaluate(() => fetch('/robots.txt'))
  expect(batches).toHaveLength(20)
})

test('fact 8.script-errors.01: tells app, message, stack, file, line and column, which the owner reads', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const site = await makeThemeSite(context.request, 'studio', 'Broken')
  const { studio } = world().demo
  const owner = ownerBy(context.request, studio)
  const code = { header: '', footer: '<script>throw new Error("The carousel fell over")</script>' }
  await owner.put(`/s/${site.id}/api/code`, code)
  const page = await context.newPage()
  const told = page.waitForResponse(PATH)
  await page.goto(`http://${site.identifier}.localhost:${world().port}/about?email=a@b.c`)
  const answer = await told
  expect(answer.status()).toBe(200)
  const [sent] = answer.request().postDataJSON() as Sent[]
  expect(sent?.event).toBe('javascript-error')
  expect(sent?.data).toEqual({
    appName: 'storefront',
    message: 'Uncaught Error: The carousel fell over',
    stack: expect.stringContaining('Error: The carousel fell over'),
    file: page.url().replace(/\?.*/, ''),
    line: expect.any(Number),
    column: expect.any(Number),
  })

  await page.goto(`${studio}/sites/${site.id}/site-settings/code`)
  await expect(page.getByText('Uncaught Error: The carousel fell over')).toBeVisible()
  await expect(page.getByText(/^Once, last on \/about/)).toBeVisible()
  await look(page, 'script-errors')
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByText('Nothing has broken.')).toBeVisible()
  await context.close()
})
