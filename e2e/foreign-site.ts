import { type APIRequestContext, expect } from '@playwright/test'
import { archive } from './install-theme.ts'
import { makeThemeSite } from './theme-sites.ts'
import { world } from './world.ts'

/** Address of a published site in the theme from elsewhere, with some of its files changed, and an announcement if wanted. */
export async function foreignSite(
  request: APIRequestContext,
  start: 'restaurant' | 'shop',
  changes: Record<string, (text: string) => string> = {},
  announcement = '',
): Promise<string> {
  const site = await makeThemeSite(request, start, 'Moved Here')
  const at = `${world().demo.studio}/s/${site.id}/api`
  const { crumb } = await (await request.get(`${world().demo.studio}/api/session`)).json()
  const headers = { 'x-csrf-token': crumb }
  const installed = await request.post(`${at}/themes`, {
    data: await archive(changes, 'foreign'),
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  })
  expect(installed.ok(), await installed.text()).toBe(true)
  const { version } = await installed.json()
  const look = { theme: version.key, tweaks: {}, css: '' }
  expect((await request.put(`${at}/style`, { data: look, headers })).ok()).toBe(true)
  const header = { title: '', announcement, buttonLabel: '', buttonUrl: '' }
  const said = await request.put(`${at}/site-header-footer`, { data: { header }, headers })
  expect(said.ok(), await said.text()).toBe(true)
  expect((await request.post(`${at}/publish`, { data: {}, headers })).ok()).toBe(true)
  return `http://${site.identifier}.localhost:${world().port}`
}
