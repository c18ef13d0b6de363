import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSomeInvariants } from './features/commerce/index.ts'
import { type BankShop, createBankShop } from './features/commerce/payments/test-bank-shop.ts'
import { createOpsServer, type OpsServer } from './ops.ts'

const PORT = 39_000 + (process.pid % 1000)

let world: TestWorld
let ops: OpsServer

beforeAll(async () => {
  world = await createTestWorld()
  ops = await createOpsServer(world.app)
  await ops.listen(PORT)
})
afterAll(async () => {
  await ops.close()
  await world.close()
})

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${PORT}${path}`, init)

it('proves the books of every site', async () => {
  const response = await get('/internal/invariants')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ok: true,
    sites: [{ siteId: world.site.id, orders: 0, undecided: 0, violations: [] }],
    next: null,
  })
})

it('proves the books of one site', async () => {
  const response = await get(`/internal/invariants?site=${world.site.id}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ ok: true, sites: [{ siteId: world.site.id }] })
  expect((await get('/internal/invariants?site=000000000000000000000000')).status).toBe(404)
  expect((await get('/internal/invariants?site=x')).status).toBe(404)
})

it('proves the books of many sites in parts', async () => {
  const { site } = await world.createOwner('other@example.com')
  const [first, last] = [world.site.id, site.id].sort()
  const part = await checkSomeInvariants(world.app, { after: '', limit: 1 })
  expect(part).toMatchObject({ sites: [{ siteId: first }], next: first })
  const rest = await get(`/internal/invariants?after=${part.next}`)
  expect(await rest.json()).toMatchObject({ sites: [{ siteId: last }], next: null })
})

describe('metrics', () => {
  const metrics = async () => (await get('/metrics')).text()

  it('tell what the process, the database, the queue, mail, pages and money do', async () => {
    const { browser, site } = await world.createOwner('pages@example.com')
    await browser.post(`/s/${site.id}/api/publish`, {})
    await world.visitor(site).get('/')
    const text = await metrics()
    expect(valuesOf(text)).toMatchObject({
      'sitewright_database_connections{state="most"}': 16,
      sitewright_database_there: 1,
      'sitewright_jobs_dead{lane="money"}': 0,
      'sitewright_mails{state="failed"}': 0,
      'sitewright_money_waiting{what="payments"}': 0,
      'sitewright_page_cache_total{event="miss"}': expect.any(Number),
      'sitewright_requests_total{route="site:/*",method="GET",status="200"}': expect.any(Number),
      'sitewright_render_duration_seconds_count{place="server"}': expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
      sitewright_disk_free_bytes: expect.any(Number),
    })
    expect(text).toContain('sitewright_info{version="0.1.0"')
  })

  it.each([
    'deploy/prometheus-alerts.yaml',
    'deploy/grafana-dashboard.json',
    'docs/guides/watching.md',
  ])('have all that %s names', async (path) => {
    const printed = [...(await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
    const names = printed.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name],
    )
    const text = readFileSync(join(PROJECT_ROOT, path), 'utf8')
    const named = text.match(/\b(?:sitewright|process|nodejs)_[a-z_]*[a-z]\b/g) ?? []
    expect(named.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(named).size).toBeGreaterThan(15)
  })

  it('are the same for two scrapers', async () => {
    const names = (text: string) => Object.keys(valuesOf(text)).sort()
    expect(names(await metrics())).toEqual(names(await metrics()))
  })

  it('stand when the database is away, but for those that are read from it', async () => {
    const away = await world.addNode()
    const second = await createOpsServer(away.app)
    await second.listen(PORT + 1)
    try {
      await away.app.database.close()
      const values = valuesOf(await (await fetch(`http://127.0.0.1:${PORT + 1}/metrics`)).text())
      expect(values).toHaveProperty('process_uptime_seconds')
      expect(values).not.toHaveProperty('sitewright_mails_oldest_seconds')
    } finally {
      await second.close()
    }
  })
})

/** Values of a text in Prometheus' format, by name with labels. */
const valuesOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  )

describe('money that waits for a provider', () => {
  let siteId: string
  let bank: BankShop

  beforeAll(async () => {
    siteId = world.site.id
    bank = await createBankShop(world)
    await bank.setUp()
  })

  const waiting = async () => (await get('/internal/payments')).json()
  const ask = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    get('/internal/payments', { method: 'POST', body: new URLSearchParams(form), headers })

  it('is none at first', async () => {
    expect(await waiting()).toEqual([])
    const page = await get('/internal/payments', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('No payment, refund or news of a provider waits')
  })

  it('is listed with the reason and the next try, and asked about again', async () => {
    const { paymentId } = await bank.buyMug('bank-pending')
    expect(await waiting()).toMatchObject([
      {
        kind: 'payment',
        siteId,
        id: paymentId,
        provider: 'bank',
        state: 'processing',
        trouble: '',
      },
    ])
    bank.bank.isAway = true
    expect(await (await ask({ kind: 'payment', siteId, id: paymentId })).json()).toEqual({
      ok: false,
      trouble: 'The bank is away',
    })
    const [row] = await waiting()
    expect(row).toMatchObject({ trouble: 'The bank is away', orderNumber: null })
    expect(Date.parse(row.nextTryAt)).toBeGreaterThan(0)
    const page = await get('/internal/payments', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('The bank is away')
    bank.bank.isAway = false
    bank.bank.finish(paymentId, 'captured')
    expect(await (await ask({ kind: 'payment', siteId, id: paymentId })).json()).toEqual({
      ok: true,
    })
    expect(await waiting()).toEqual([])
    expect(await bank.newestOrder()).toMatchObject({ payment: 'paid' })
  })

  it('has refunds in it, whose job may have given up', async () => {
    const { id, number } = await bank.newestOrder()
    bank.bank.isAway = true
    await world.owner.post(bank.shop.api(`/orders/${id}/refunds`), {})
    const [{ id: refundId }] = await waiting()
    const form = { kind: 'refund', siteId, id: refundId }
    expect(await (await ask(form)).json()).toMatchObject({ ok: false })
    expect(await waiting()).toMatchObject([{ orderNumber: number, trouble: 'The bank is away' }])
    bank.bank.isAway = false
    const back = await ask(form, { accept: 'text/html' })
    expect(back.url).toMatch(/\/internal\/payments$/)
    expect(await back.text()).toContain('No payment, refund or news of a provider waits')
    expect(await bank.newestOrder()).toMatchObject({ payment: 'refunded' })
  })

  it('has webhooks in it that were not handled in ten minutes', async () => {
    const { paymentId } = await bank.buyMug('bank-approve')
    bank.bank.isAway = true
    bank.bank.dispute(paymentId, 'open')
    await bank.send({ id: 'disputed', payment: paymentId })
    expect(await waiting()).toEqual([])
    world.clock.advance(11 * 60_000)
    const form = { kind: 'event', siteId, id: paymentId }
    expect(await (await ask(form)).json()).toMatchObject({ ok: false })
    const [row] = await waiting()
    expect(row).toMatchObject({ ...form, state: 'captured', trouble: 'The bank is away' })
    const page = await get('/internal/payments', { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('news (webhook) about the payment of')
    bank.bank.isAway = false
    expect(await (await ask(form)).json()).toEqual({ ok: true })
    expect(await waiting()).toEqual([])
    expect(await bank.newestOrder()).toMatchObject({ problems: [{ kind: 'disputed' }] })
  })

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['what is no name', {}, 400],
  ])('is not asked about by %s', async (_what, headers, status) => {
    expect((await ask({ kind: 'payment', siteId: 'x', id: 'y' }, headers)).status).toBe(status)
  })
})

it('answers nothing else', async () => {
  expect((await get('/')).status).toBe(404)
  expect((await get('/internal/invariants', { method: 'POST' })).status).toBe(404)
})

it('says when its port is taken', async () => {
  const second = await createOpsServer(world.app)
  await expect(second.listen(PORT)).rejects.toThrow(/EADDRINUSE/)
  await second.close()
})
