/**
 * Markers in every text field of every call, then every page and theme: no marker becomes an element. The same site is looked
 * at in a browser, with everything else that shows it, by `e2e/nightly/markup-everywhere.spec.ts`.
 */

import { ALARM } from '@sitewright/testing/markup/marked-fields'
import { callsNotFilled, MarkedSite } from '@sitewright/testing/markup/marked-site'
import { rowsOf } from '@sitewright/testing/matrix'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let site: MarkedSite
let shopper: TestBrowser
let paths: string[]

beforeAll(async () => {
  world = await createTestWorld()
  site = new MarkedSite(world.guest())
  await site.fill()
  await site.wear('hearth')
  const { siteId: id, identifier } = site
  shopper = world.visitor({ id, identifier, host: `${identifier}.${world.app.config.sitesDomain}` })
  await site.buy(shopper)
  paths = await site.paths()
}, 240_000)
afterAll(() => world.close())

/** Elements that came from markup in a field; each has a handler that no page of ours has. */
function planted(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      const isPlanted = Object.entries(attributes).some(
        ([key, value]) => /^on/.test(key) && value.includes(ALARM),
      )
      if (isPlanted) found.push(name)
    },
  })
  parser.end(html)
  return found
}

it('has an example, or a reason, for every call that takes text', () => {
  expect(
    callsNotFilled(site),
    'Fill each of these calls in packages/testing/src/markup/marked-site.ts, or give its reason in LEFT_OUT there',
  ).toEqual([])
})

it('has put markers where people write words', () => {
  const wanted = [
    'signUp',
    'createSite',
    'createAuthor',
    'createItem',
    'updatePage',
    'createProduct',
    'createCategory',
    'updateAsset',
    'putSiteHeaderFooter',
    'putSiteSettings',
    'putSiteStatus',
    'putPaymentMethod',
    'putShippingZones',
    'putTaxSettings',
    'createDeveloperKey',
    'createFund',
    'block html',
    'block button',
    'saveTypedCheckout',
    'startCheckout',
  ]
  expect(wanted.filter((name) => (site.filled[name] ?? []).length === 0)).toEqual([])
})

/** Whether the page shows markers, and the elements that came from them. */
async function look(url: string) {
  const { status, text, headers } = await shopper.get(url)
  expect(status, url).toBeLessThan(500)
  if (!String(headers['content-type']).includes('html')) return { isShown: false, planted: [] }
  return { isShown: text.includes(ALARM), planted: planted(text).map((name) => `${name} ${url}`) }
}

describe.each(rowsOf(['hearth', 'gazette', 'saffron'], (theme) => theme === 'hearth'))(
  'in the theme %s',
  (theme) => {
    it('nothing of them becomes an element, on any page', async () => {
      await site.wear(theme)
      const seen = []
      for (const path of paths) {
        seen.push(await look(path))
        seen.push(await look(`${path}${path.includes('?') ? '&' : '?'}format=main-content`))
      }
      expect(seen.flatMap((page) => page.planted)).toEqual([])
      // Most pages show some markers.
      expect(seen.filter(({ isShown }) => isShown).length).toBeGreaterThan(seen.length / 2)
    }, 120_000)
  },
)
