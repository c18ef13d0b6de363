/** Every page of every theme in languages that are written from right to left, and with words longer than a phone is wide. */

import { type APIRequestContext, expect, test } from '@playwright/test'
import { notMirrored } from '../mirrored.ts'
import { overflow } from '../overflow.ts'
import { takePicture } from '../picture.ts'
import { makeThemeSite, THEME_SITES } from '../theme-sites.ts'
import { world } from '../world.ts'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'

for (const { theme, start, title, paths, post, product } of THEME_SITES) {
  for (const language of ['he-IL', 'ar-BH']) {
    test(`${theme} in ${language}: every page says its direction and is mirrored and fits windows of both widths`, async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000)
      const { id, identifier } = await makeThemeSite(request, start, title)
      await change(request, id, '/settings', 'settings', { language })
      await addProduct(request, id)
      const at = (path: string) => `http://${identifier}.localhost:${world().port}${path}`
      for (const path of [...paths, post, product, '/search?q=the', '/nowhere', '/cart']) {
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(at(path))
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
          expect(await overflow(page), `${path} at ${width}`).toBe(0)
          expect(await notMirrored(page), `${path} at ${width}`).toEqual([])
          await takePicture(page, `${theme}-${language}-${path}-${width}`)
        }
      }
    })
  }
}

async function studio(request: APIRequestContext, id: string) {
  const { studio: origin } = world().demo
  const { crumb } = await (await request.get(`${origin}/api/session`)).json()
  return { api: `${origin}/s/${id}/api`, headers: { 'x-csrf-token': crumb } }
}

/** Puts what a call gives, with something of it changed. */
async function change(
  request: APIRequestContext,
  id: string,
  path: string,
  key: string,
  changed: object,
): Promise<void> {
  const { api, headers } = await studio(request, id)
  const before = await (await request.get(api + path)).json()
  const data = { ...before[key], ...changed }
  const response = await request.put(api + path, { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}

async function addProduct(request: APIRequestContext, id: string): Promise<void> {
  const { api, headers } = await studio(request, id)
  const variants = [{ sku: 'LONG', attributes: {}, priceMinor: 1200, stock: { unlimited: true } }]
  const data = { title: LONG, state: 'public', variants }
  const response = await request.post(`${api}/products`, { data, headers })
  expect(response.ok(), await response.text()).toBe(true)
}
