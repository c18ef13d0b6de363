import { createTestBrowser } from '@sitewright/testing/test-browser'
import { startNameServer, type TestNameServer } from '@sitewright/testing/test-name-server'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let dns: TestNameServer
let world: TestWorld
let neighbour: Awaited<ReturnType<TestWorld['createOwner']>>

beforeAll(async () => {
  dns = await startNameServer()
  world = await createTestWorld({
    config: {
      dnsStandIn: dns.address,
      platformNames: { isNamed: true, hosts: ['edge.sites.example'], addresses: ['192.0.2.10'] },
    },
  })
  neighbour = await world.createOwner('neighbour@example.com')
  await world.owner.post(api('/publish'), {})
})
afterAll(async () => {
  await world.close()
  await dns.close()
})
beforeEach(async () => {
  const { domains } = await list()
  for (const { id } of domains) await world.owner.delete(api(`/domains/${id}`))
  dns.names.clear()
})

const api = (path: string, siteId = world.site.id) => `/s/${siteId}/api${path}`
const list = async () => (await world.owner.get(api('/domains'))).body
const add = (domain: string) => world.owner.post(api('/domains'), { domain })

interface Shown {
  readonly id: string
  readonly host: string
  readonly proof: { readonly name: string; readonly value: string }
}
const added = async (domain: string): Promise<Shown> => (await add(domain)).body.domains.at(-1)
const check = (id: string) => world.owner.post(api(`/domains/${id}/check`))
/** Sets the records that the studio shows, and lets the platform look. */
const prove = async (domain: string): Promise<Shown> => {
  const claim = await added(domain)
  dns.names.set(claim.proof.name, { TXT: [claim.proof.value] })
  dns.names.set(claim.host, { CNAME: ['edge.sites.example'] })
  await check(claim.id)
  return claim
}
const choose = (domainId: string | null) => world.owner.put(api('/primary-domain'), { domainId })
/** Lets a time of the site's domains lie further back. */
const makeOlder = (column: 'created_at' | 'missing_since', days: number) =>
  world.inSite(({ db }) =>
    db
      .updateTable('domain_claim')
      .set({ [column]: sql`${sql.ref(column)} - make_interval(days => ${days})` })
      .execute(),
  )
const at = (host: string) => createTestBrowser(world.server, `${host}:3000`, '/api/crumb')

describe('a domain of the owner’s own', () => {
  it('comes with the records to set', async () => {
    const { status, body } = await add('WWW.Bücher.example')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      freeHost: `${world.site.identifier}.localhost`,
      aliasOf: 'edge.sites.example',
      addresses: ['192.0.2.10'],
      domains: [
        {
          host: 'www.xn--bcher-kva.example',
          shownAs: 'www.bücher.example',
          state: 'waiting',
          problem: '',
          isPrimary: false,
          proof: { name: '_sitewright.www.xn--bcher-kva.example' },
        },
      ],
    })
    expect(body.domains[0].proof.value.length).toBeGreaterThanOrEqual(22)
  })

  it.each([
    ['shop', 'Enter a whole domain such as www.example.com, without a path or spaces.'],
    ['192.0.2.1', 'Enter the name of the domain, not an IP address.'],
    ['sub.edge.sites.example', 'This name belongs to the platform. Enter a domain of your own.'],
    ['sites.example', 'This name belongs to the platform. Enter a domain of your own.'],
    [
      'clay.localhost',
      'This name leads nowhere on the internet: enter one that you have registered.',
    ],
  ])('is not %s', async (domain, message) => {
    expect(await add(domain)).toMatchObject({ status: 400, body: { errors: { domain: message } } })
  })

  it('is on the list once', async () => {
    await added('www.shop.example')
    expect(await add('https://WWW.shop.example/')).toMatchObject({
      status: 400,
      body: { errors: { domain: 'This domain is on the list already.' } },
    })
  })

  it('is one of 20 at most', async () => {
    for (let number = 1; number <= 20; number += 1) await added(`shop-${number}.example`)
    expect(await add('one-more.example')).toMatchObject({
      status: 409,
      body: { code: 'tooManyDomains' },
    })
  })

  it.each([
    ['noProof', {}],
    ['otherProof', { TXT: ['another value'] }],
    ['noAnswer', 'away'],
  ] as const)('waits with the problem %s', async (problem, records) => {
    const claim = await added('www.shop.example')
    dns.names.set(claim.proof.name, records)
    const { body } = await check(claim.id)
    expect(body.domains[0]).toMatchObject({ state: 'waiting', problem })
    expect((await at('www.shop.example').get('/')).status).toBe(404)
  })

  it('is proved by the record, and is found by itself', async () => {
    // Jobs go by the database's clock, so the domain was added three minutes ago.
    world.clock.advance(-3 * 60_000)
    const claim = await added('www.shop.example')
    world.clock.advance(3 * 60_000)
    dns.names.set(claim.proof.name, { TXT: ['v=spf1 -all', claim.proof.value] })
    dns.names.set(claim.host, { A: ['192.0.2.10'] })
    await world.runJobs()
    expect((await list()).domains[0]).toMatchObject({
      state: 'proved',
      problem: '',
      leadsHere: true,
    })
  })

  it('is proved and says so where it leads elsewhere', async () => {
    const claim = await added('www.shop.example')
    dns.names.set(claim.proof.name, { TXT: [claim.proof.value] })
    dns.names.set(claim.host, { A: ['198.51.100.7'] })
    const { body } = await check(claim.id)
    expect(body.domains[0]).toMatchObject({
      state: 'proved',
      problem: 'leadsElsewhere',
      leadsHere: false,
    })
  })

  it('is not proved any more by a value that is 14 days old', async () => {
    const claim = await added('www.shop.example')
    await makeOlder('created_at', 14)
    dns.names.set(claim.proof.name, { TXT: [claim.proof.value] })
    expect(await check(claim.id)).toMatchObject({ status: 409, body: { code: 'proofExpired' } })
    expect((await list()).domains[0]).toMatchObject({ state: 'expired' })
  })
})

describe('one host for each site', () => {
  it('sends every other host to the primary one, with path and query', async () => {
    const { id } = await prove('www.shop.example')
    await prove('shop.example')
    expect(await choose(id)).toMatchObject({ status: 200 })
    for (const host of ['shop.example', `${world.site.identifier}.localhost`]) {
      const { status, headers } = await at(host).get('/about?x=1')
      expect([status, headers.location]).toEqual([301, 'http://www.shop.example:3000/about?x=1'])
    }
    const home = await at('www.shop.example').get('/')
    expect(home.status).toBe(200)
    expect(home.text).toContain('<link rel="canonical" href="http://www.shop.example:3000')
    const sitemap = await at('www.shop.example').get('/sitemap.xml')
    expect(sitemap.text).toContain('<loc>http://www.shop.example:3000')
    expect(sitemap.text).not.toContain('.localhost')
    const { body } = await world.owner.get(`/api/sites`)
    expect(JSON.stringify(body)).toContain('"url":"http://www.shop.example:3000"')
  })

  it('sends pages of the shop there, and answers calls where they were asked', async () => {
    const { id } = await prove('www.shop.example')
    await choose(id)
    const free = at(`${world.site.identifier}.localhost`)
    const cart = await free.get('/cart?from=mail')
    expect([cart.status, cart.headers.location]).toEqual([
      301,
      'http://www.shop.example:3000/cart?from=mail',
    ])
    expect((await free.get('/api/crumb')).status).toBe(200)
    const origin = `http://${world.site.identifier}.localhost:3000`
    const own = await free.post('/api/commerce/shopping-cart/entries', {}, { headers: { origin } })
    expect(own.status).toBe(400)
    const foreign = await free.post(
      '/api/commerce/shopping-cart/entries',
      {},
      { headers: { origin: 'http://www.other.example:3000' } },
    )
    expect(foreign).toMatchObject({ status: 403, body: { code: 'foreignOrigin' } })
  })

  it('goes back to the free host', async () => {
    const { id } = await prove('www.shop.example')
    await choose(id)
    await choose(null)
    const { status, headers } = await at('www.shop.example').get('/')
    expect([status, headers.location]).toEqual([301, `http://${world.site.host}/`])
    expect((await world.visitor().get('/')).status).toBe(200)
  })

  it('is none that is not proved', async () => {
    const { id } = await added('www.shop.example')
    expect(await choose(id)).toMatchObject({ status: 409, body: { code: 'notProved' } })
  })

  it('is left by a domain that is removed, also where visitors came by it a moment ago', async () => {
    const { id } = await prove('www.second.example')
    const visit = async (host: string) => (await at(host).get('/')).status
    expect([await visit('www.second.example'), (await world.visitor().get('/')).status]).toEqual([
      301, 200,
    ])
    await world.owner.delete(api(`/domains/${id}`))
    expect((await world.visitor().get('/')).status).toBe(200)
    expect(await visit('www.second.example')).toBe(404)
  })

  it('follows when the primary domain is removed', async () => {
    const { id } = await prove('www.shop.example')
    await choose(id)
    await world.owner.delete(api(`/domains/${id}`))
    expect((await at('www.shop.example').get('/')).status).toBe(404)
    expect((await world.visitor().get('/')).status).toBe(200)
  })
})

describe('a domain belongs to one site', () => {
  const addThere = (domain: string) =>
    neighbour.browser.post(api('/domains', neighbour.site.id), { domain })

  it('is refused to another one without telling whose it is', async () => {
    await prove('www.shop.example')
    const { status, body, text } = await addThere('www.shop.example')
    expect([status, body.code]).toEqual([409, 'domainTaken'])
    expect(text).not.toContain(world.site.identifier)
    expect(text).not.toContain(world.site.id)
  })

  it('belongs to whoever proves it first', async () => {
    const { body } = await addThere('www.race.example')
    const theirs = body.domains[0]
    const mine = await added('www.race.example')
    dns.names.set(mine.proof.name, { TXT: [mine.proof.value, theirs.proof.value] })
    await check(mine.id)
    const late = await neighbour.browser.post(api(`/domains/${theirs.id}/check`, neighbour.site.id))
    expect(late.body.domains[0]).toMatchObject({ state: 'waiting', problem: 'taken' })
    await neighbour.browser.delete(api(`/domains/${theirs.id}`, neighbour.site.id))
  })

  it('is not taken over by records that its last site left behind', async () => {
    const { id, host, proof } = await prove('www.left.example')
    await world.owner.delete(api(`/domains/${id}`))
    expect(dns.names.get(proof.name)).toBeDefined()
    const { body } = await addThere(host)
    const [theirs] = body.domains
    expect(theirs.proof.value).not.toBe(proof.value)
    const looked = await neighbour.browser.post(
      api(`/domains/${theirs.id}/check`, neighbour.site.id),
    )
    expect(looked.body.domains[0]).toMatchObject({ state: 'waiting', problem: 'otherProof' })
    expect((await at(host).get('/')).status).toBe(404)
    await neighbour.browser.delete(api(`/domains/${theirs.id}`, neighbour.site.id))
  })

  it('is let go 14 days after its proof went away, and not while name servers are silent', async () => {
    const { id, host, proof } = await prove('www.shop.example')
    dns.names.set(proof.name, 'away')
    await makeOlder('created_at', 20)
    expect((await check(id)).body.domains[0]).toMatchObject({ state: 'proved' })
    dns.names.delete(proof.name)
    expect((await check(id)).body.domains[0]).toMatchObject({
      state: 'proved',
      problem: 'proofGone',
    })
    await makeOlder('missing_since', 14)
    expect((await check(id)).body.domains[0]).toMatchObject({ state: 'expired' })
    expect((await at(host).get('/')).status).toBe(404)
  })
})
