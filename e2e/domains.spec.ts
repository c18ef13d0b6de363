/** An owner gives a site a domain: added, its records shown, missed and found, chosen as the address, and removed on a phone. */

import { get } from 'node:http'
import { expect, test } from '@playwright/test'
import { startNameServer, type TestNameServer } from '@sitewright/testing/test-name-server'
import { closeOthers } from './close-others.ts'
import { look } from './look.ts'
import { openDemoShop } from './owner.ts'
import { demoSignIn, type RunningServer, removeFolder, startDemoServer } from './server.ts'

test.afterEach(({ browser, context }) => closeOthers(browser, context))

const DOMAIN = 'www.töpfe.example'
const HOST = 'www.xn--tpfe-5qa.example'

let dns: TestNameServer
let server: RunningServer

test.beforeAll(async () => {
  dns = await startNameServer()
  server = await startDemoServer({
    env: { TEST_DNS: dns.address, PLATFORM_NAMES: 'edge.sites.example 192.0.2.10' },
  })
})
test.afterAll(async () => {
  await server.stop()
  await dns.close()
  await removeFolder(server.dataDir)
})

/** Names that browsers do not find are asked for at the server itself. */
function visit(host: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: server.port, path: '/shop?x=1', headers: { host } }
    get(options, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
    }).on('error', reject)
  })
}

test('an owner adds a domain, proves it, and makes it the address of the site', async ({
  page,
}) => {
  const demo = await demoSignIn(server.dataDir)
  const free = new URL(demo.site).host
  await openDemoShop(page, demo)
  await page.getByRole('link', { name: 'Site settings' }).click()
  await page.getByRole('link', { name: 'Domains' }).click()
  await page.getByRole('button', { name: 'Add domain' }).press('Enter')
  const name = page.getByRole('dialog').getByLabel('Domain')
  await name.fill('192.0.2.1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the name of the domain, not an IP address.')).toBeVisible()
  await name.fill(DOMAIN)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: DOMAIN })).toContainText(HOST)
  const proof = page.getByRole('row').filter({ hasText: 'TXT' })
  await expect(proof).toContainText(`_sitewright.${HOST}`)
  await look(page, 'domains-waiting')

  const check = page.getByRole('button', { name: `Check ${DOMAIN} now` })
  await check.click()
  await expect(page.getByText('The TXT record is not there yet.')).toBeVisible()
  const value = (await proof.locator('code').last().textContent()) ?? ''
  dns.names.set(`_sitewright.${HOST}`, { TXT: [value] })
  dns.names.set(HOST, { CNAME: ['edge.sites.example'] })
  await check.click()
  await expect(page.getByText('Yours')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)

  await page.getByRole('button', { name: `Make ${DOMAIN} the address of the site` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make it the address' }).click()
  await expect(page.getByText(`${DOMAIN} is the address of the site now`)).toBeVisible()
  await look(page, 'domains-chosen')
  const own = `${HOST}:${server.port}`
  expect(await visit(free)).toEqual({ status: 301, location: `http://${own}/shop?x=1` })
  expect((await visit(own)).status).toBe(200)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: `Remove ${DOMAIN}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: DOMAIN })).toHaveCount(0)
  expect((await visit(free)).status).toBe(200)
  expect((await visit(own)).status).toBe(404)
})
