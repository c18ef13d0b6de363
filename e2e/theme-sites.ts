/** A site for each theme that comes with the project. */

import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { world } from './world.ts'

/** Each theme by the starting point that shows it best, with its title and what its pages are called. */
export const THEME_SITES = [
  {
    theme: 'hearth',
    start: 'shop',
    title: 'Clay & Co',
    // Other pages in this theme are in `every-kind.spec.ts`.
    paths: ['/', '/shop', '/about'],
    post: '/journal/three-weeks-in-the-life-of-a-bowl',
    product: '/shop/p/everyday-mug',
  },
  {
    theme: 'gazette',
    start: 'magazine',
    title: 'The Lowland Review',
    paths: ['/', '/shop', '/?category=Places', '/evenings', '/pictures', '/about', '/contact'],
    post: '/seven-minutes-to-sandholm',
    product: '/shop/p/the-crossing-a-print',
  },
  {
    theme: 'saffron',
    start: 'restaurant',
    title: 'Orchard Street',
    paths: ['/', '/menu', '/shop', '/notes', '/evenings', '/gallery', '/about', '/visit'],
    post: '/notes/why-the-squash-is-on-again',
    product: '/shop/p/supper-for-two',
  },
] as const

/** A published site that begins with what the starting point has. */
export async function makeThemeSite(
  request: APIRequestContext,
  startingPointId: string,
  title: string,
) {
  const { studio } = world().demo
  const crumb = async () => (await (await request.get(`${studio}/api/session`)).json()).crumb
  const post = async (path: string, data: unknown) => {
    const headers = { 'x-csrf-token': await crumb() }
    const response = await request.post(studio + path, { data, headers })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  const email = `${startingPointId}-${randomBytes(4).toString('hex')}@example.com`
  await post('/api/sign-up', { name: 'Ana Owner', email, password: 'correct horse battery' })
  const { site } = await post('/api/sites', { title, startingPointId })
  await post(`/s/${site.id}/api/publish`, {})
  return site as { id: string; identifier: string }
}
