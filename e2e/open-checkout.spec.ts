import { expect, test } from '@playwright/test'
import { fillCheckout, PAY } from './shopper.ts'
import { world } from './world.ts'

const EMAIL = 'opened@example.com'

test('a script of a page that opens checkout reads nothing of what is typed there', async ({
  context,
  page,
}) => {
  const { demo } = world()
  await page.goto(`${demo.site}/shop/p/dinner-plate`)
  await page.locator('.sqs-add-to-cart-button').click()
  await expect(page.locator('.sw-cart-pill')).toHaveText('1 item')

  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void Object.assign(globalThis, { opened: open('/checkout') })),
  ])
  await expect(checkout.getByRole('button', { name: PAY })).toBeVisible()
  await fillCheckout(checkout, EMAIL)
  await checkout.reload()
  await expect(checkout.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(EMAIL)

  const read = await page.evaluate(async () => {
    const { opened } = globalThis as unknown as { opened: Window }
    const attempts: (() => unknown)[] = [
      () => opened.document.documentElement.outerHTML,
      () => [...opened.document.querySelectorAll('input')].map(({ value }) => value),
      () => open('', opened.name)?.document.documentElement.outerHTML,
      async () => (await fetch('/checkout')).text(),
      async () => (await fetch('/api/commerce/shopping-cart')).text(),
      () => JSON.stringify([localStorage, sessionStorage, document.cookie]),
      () =>
        new Promise((loaded) => {
          const frame = document.createElement('iframe')
          frame.onload = () => loaded(frame.contentDocument?.documentElement.outerHTML)
          frame.src = '/checkout'
          document.body.append(frame)
        }),
    ]
    const tried = attempts.map(async (attempt) => attempt())
    const results = await Promise.allSettled(tried)
    return results.map((result) => JSON.stringify(Reflect.get(result, 'value') ?? ''))
  })
  expect(read.filter((text) => text.includes(EMAIL))).toEqual([])
  // To the page the window is closed, and the window knows of nobody.
  expect(
    await page.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed),
  ).toBe(true)
  expect(await checkout.evaluate(() => opener)).toBeNull()
})
