import { expect, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

interface OldPage {
  readonly Y: { Squarespace: { Commerce: { moneyString(hundredths: number): string } } }
}

/** A script as themes for the developer platform have it. */
const SCRIPT = `<script>
Y.on('domready', function () { Y.one('body').addClass('from-yui') })
Y.use('node-event-simulate', 'gallery-of-others', function (Y) { Y.one('body').setAttribute('data-lazy', typeof Y.Node.prototype.simulate) })
Y.Global.on('tweak:change', function (f) { Y.one('body').setAttribute('data-tweak', f.getName() + '=' + f.getValue()) })
Squarespace.onInitialize(Y, function () { Y.one('body').setAttribute('data-price', Y.Squarespace.Commerce.moneyString(1250)) })
Y.Squarespace.Lightbox.open(new Y.Squarespace.Gallery({}))
new Y.Squarespace.Lightbox2({ set: [] }).render().on('close', function () {})
</script>`

/** A script as themes of the platform itself begin: nothing is seen before it has run. */
const SITE_SCRIPT = `<style>body:not(.is-ready) { opacity: 0 }</style><script>
Y.use('node', 'squarespace-gallery-ng', function (Y) {
  window.Site = Singleton.create({
    ready: function () { document.addEventListener('DOMContentLoaded', this.initialize.bind(this)) },
    initialize: function () {
      if (!Modernizr.touch && Modernizr.csstransforms) Y.one('body').setAttribute('data-height', Y.one('body').height() > 0)
      Y.one('body').plug(Y.Squarespace.TextShrink, { triggerWidth: 640 })
      new Y.Squarespace.ResizeEmitter({ timeout: 10 }).on('resize:end', function () { Y.one('body').addClass('is-resized') })
      SQS.Lifecycle.destroy()
      SQS.Lifecycle.init()
      Squarespace.initializeCommerce(Y)
      Squarespace.addLoadTrigger('.sqs-block.calendar-block', ['squarespace-calendar-block-renderer'])
      Y.one('body').addClass('is-ready')
    }
  })
})
</script>`

test(
  'scripts written for YUI run, and no other site loads it',
  NIGHTLY,
  async ({ page, request }) => {
    const site = await makeThemeSite(request, 'studio', 'Old Scripts')
    const { studio } = world().demo
    const address = `http://${site.identifier}.localhost:${world().port}`
    const asked: string[] = []
    const failures: string[] = []
    const elsewhere: string[] = []
    page.on('request', (one) => {
      const { hostname, pathname } = new URL(one.url())
      asked.push(pathname)
      if (!hostname.endsWith('localhost')) elsewhere.push(one.url())
    })
    page.on('pageerror', (error) => failures.push(error.message))

    await page.goto(address)
    expect(asked.filter((path) => /yui|globals/.test(path))).toEqual([])

    const { crumb } = await (await request.get(`${studio}/api/session`)).json()
    const put = await request.put(`${studio}/s/${site.id}/api/code`, {
      data: { header: '', footer: SITE_SCRIPT + SCRIPT },
      headers: { 'x-csrf-token': crumb },
    })
    expect(put.ok()).toBe(true)

    await page.goto(address)
    const body = page.locator('body')
    await expect(body).toHaveClass(/from-yui/)
    await expect(body).toHaveAttribute('data-lazy', 'function')
    await expect(body).toHaveAttribute('data-price', '$12.50')
    await expect(body).toHaveClass(/is-ready/)
    await expect(body).toHaveAttribute('data-height', 'true')
    await page.setViewportSize({ width: 700, height: 700 })
    await expect(body).toHaveClass(/is-resized/)
    await page.evaluate(() =>
      dispatchEvent(new CustomEvent('tweak:change', { detail: { name: 'width', value: '40px' } })),
    )
    await expect(body).toHaveAttribute('data-tweak', 'width=40px')

    const { settings } = await (
      await request.get(`${studio}/s/${site.id}/api/store-settings`)
    ).json()
    for (const [currency, written] of [
      ['JPY', '¥1,250'],
      ['COP', 'COP\u00a01,250.00'],
    ]) {
      const changed = await request.put(`${studio}/s/${site.id}/api/store-settings`, {
        data: { ...settings, currency },
        headers: { 'x-csrf-token': crumb },
      })
      expect(changed.ok()).toBe(true)
      await page.goto(address)
      const shown = () =>
        page.evaluate(() =>
          (window as never as OldPage).Y.Squarespace.Commerce.moneyString(125_000),
        )
      await expect.poll(shown).toBe(written)
    }
    expect(failures).toEqual([])
    expect(elsewhere).toEqual([])
  },
)
