import { expect, test } from '@playwright/test'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

/** As scripts of themes for the developer platform are written. */
const SCRIPT = `<script>
Y.on('domready', function () { Y.one('body').addClass('from-yui') })
Y.use('node-event-simulate', function (Y) { Y.one('body').setAttribute('data-lazy', typeof Y.Node.prototype.simulate) })
Y.Global.on('tweak:change', function (f) { Y.one('body').setAttribute('data-tweak', f.getName() + '=' + f.getValue()) })
Squarespace.onInitialize(Y, function () { Y.one('body').setAttribute('data-price', Y.Squarespace.Commerce.moneyString(1250)) })
Y.Squarespace.Lightbox.open(new Y.Squarespace.Gallery({}))
</script>`

test('scripts written for YUI run, and no other site loads it', async ({ page, request }) => {
  const site = await makeThemeSite(request, 'studio', 'Old Scripts')
  const { studio } = world().demo
  const address = `http://${site.identifier}.localhost:${world().port}`
  const asked: string[] = []
  const failures: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).pathname))
  page.on('pageerror', (error) => failures.push(error.message))

  await page.goto(address)
  expect(asked.filter((path) => /yui|globals/.test(path))).toEqual([])

  const { crumb } = await (await request.get(`${studio}/api/session`)).json()
  const put = await request.put(`${studio}/s/${site.id}/api/code`, {
    data: { header: '', footer: SCRIPT },
    headers: { 'x-csrf-token': crumb },
  })
  expect(put.ok()).toBe(true)

  await page.goto(address)
  const body = page.locator('body')
  await expect(body).toHaveClass(/from-yui/)
  await expect(body).toHaveAttribute('data-lazy', 'function')
  await expect(body).toHaveAttribute('data-price', '$12.50')
  await page.evaluate(() =>
    dispatchEvent(new CustomEvent('tweak:change', { detail: { name: 'width', value: '40px' } })),
  )
  await expect(body).toHaveAttribute('data-tweak', 'width=40px')
  expect(failures).toEqual([])
})
