/** Files that digital products sell: handed out with the payment, to whoever has the order's link and to nobody else. */

import { DOWNLOAD_DAYS, MAX_DOWNLOADS } from '@sitewright/core/commerce/downloads'
import { PRODUCT_TYPES } from '@sitewright/core/enumerations'
import { newId } from '@sitewright/core/id'
import { asProductInput } from '@sitewright/testing/sold-something'
import type { TestBrowser } from '@sitewright/testing/test-browser'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../invariants.ts'
import { buy } from '../test-purchase.ts'
import { createTestShop, type TestProduct, type TestShop } from '../test-shop.ts'

const PDF = Buffer.from('%PDF-1.7\nthe recipes')
const SECOND = Buffer.from('%PDF-1.7\nthe recipes, second edition')

let world: TestWorld
let shop: TestShop<TestBrowser>
let mug: TestProduct

beforeAll(async () => {
  world = await createTestWorld()
  shop = createTestShop(world)
  mug = await shop.stock('MUG', 1000)
  await world.owner.put(shop.api('/payment-methods/manual'), {
    isEnabled: true,
    title: 'Bank transfer',
    values: { instructions: 'To our account' },
  })
})
afterEach(async () => {
  expect((await checkInvariants(world.app)).sites.flatMap(({ violations }) => violations)).toEqual(
    [],
  )
})
afterAll(() => world.close())

let made = 0
/** A digital product, with a file unless it is to have none. */
async function digital(bytes: Buffer | null = PDF): Promise<TestProduct> {
  made += 1
  const product = await shop.stock(`RECIPES-${made}`, 0, { type: PRODUCT_TYPES.digital })
  if (bytes) expect((await upload(product, bytes)).status).toBe(200)
  return product
}
const fileOf = ({ id }: TestProduct) => shop.api(`/products/${id}/file`)
const upload = (product: TestProduct, bytes: Buffer, name = 'recipes.pdf') =>
  world.owner.put(`${fileOf(product)}?filename=${name}`, bytes)

async function order(products: readonly TestProduct[], token = 'practice-approve') {
  const wanted = products.map((product): [TestProduct, number] => [product, 1])
  const { body, status, text } = await buy(await shop.shopper(...wanted), { token })
  if (status !== 200) throw new Error(text)
  const [{ id }] = (await world.owner.get(shop.api('/orders'))).body.items
  const whole = await look(id)
  return { id, page: body.redirectUrl as string, lines: whole.lines as { id: string }[] }
}
type Bought = Awaited<ReturnType<typeof order>>
const look = async (id: string) => (await world.owner.get(shop.api(`/orders/${id}`))).body.order
const pathOf = ({ page, lines }: Bought) =>
  `${new URL(page, 'http://shop.test').pathname}/files/${lines[0]?.id}`
const download = (bought: Bought, headers: Record<string, string> = {}) =>
  world.visitor().get(pathOf(bought), { headers })
const pageOf = async ({ page }: Bought) => (await world.visitor().get(page)).text
const mails = async (kind: string) => {
  const { body } = await world.owner.get(shop.api('/mail'))
  const some = body.items.filter((one: { kind: string }) => one.kind === kind)
  return Promise.all(
    some.map(async ({ id }: { id: string }) => {
      return (await world.owner.get(shop.api(`/mail/${id}`))).body.message
    }),
  )
}

describe('a download that was bought', () => {
  it('is fulfilled with its payment, and its link is on the order page and in the mail', async () => {
    const bought = await order([await digital()])
    expect(await look(bought.id)).toMatchObject({
      fulfillment: 'FULFILLED',
      lines: [{ download: { filename: 'recipes.pdf', bytes: PDF.length, uses: 0, path: null } }],
    })
    expect(await pageOf(bought)).toContain(`href="${pathOf(bought)}"`)
    const [confirmation] = await mails('order-confirmation')
    for (const words of [confirmation.html, confirmation.text]) {
      expect(words).toContain('Download recipes.pdf')
      expect(words).toContain(pathOf(bought))
    }
  })

  it('comes whole, as a download that nobody on the way keeps', async () => {
    const bought = await order([await digital()])
    const { status, bytes, headers } = await download(bought)
    expect(status).toBe(200)
    expect(bytes.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="recipes.pdf"; filename*=UTF-8''recipes.pdf`,
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it('can be gone on with, which is not counted again', async () => {
    const bought = await order([await digital()])
    await download(bought)
    const rest = await download(bought, { range: 'bytes=5-', 'sec-fetch-dest': 'empty' })
    expect(rest.status).toBe(206)
    expect(rest.bytes.equals(PDF.subarray(5))).toBe(true)
    expect(await look(bought.id)).toMatchObject({ lines: [{ download: { uses: 1 } }] })
  })

  it('is bought once in an order, beside things that are sent', async () => {
    const bought = await order([await digital(), mug])
    expect(await look(bought.id)).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ unitsLeft: 0 }, { unitsLeft: 1 }],
    })
    const { body } = await world.owner.post(shop.api(`/orders/${bought.id}/fulfillments`), {})
    expect(body.order.fulfillment).toBe('FULFILLED')
  })
})

describe('nobody else gets it', () => {
  it('without the token, with another order’s, or for a line that is none of it', async () => {
    const product = await digital()
    const [mine, other] = [await order([product]), await order([await digital()])]
    const [myLine, otherLine] = [mine.lines[0]?.id, other.lines[0]?.id]
    const tokenOf = ({ page }: Bought) => new URL(page, 'http://shop.test').pathname
    for (const path of [
      `/order/made-up/files/${myLine}`,
      `/order//files/${myLine}`,
      `${tokenOf(other)}/files/${myLine}`,
      `${tokenOf(mine)}/files/${otherLine}`,
      `${tokenOf(mine)}/files/${newId()}`,
      `${tokenOf(mine)}/files/..%2f..%2fetc`,
    ]) {
      expect([path, (await world.visitor().get(path)).status]).toEqual([path, 404])
    }
  })

  it('by any address of uploads, whoever knows the file’s id or name', async () => {
    await order([await digital()])
    const files = await world.inSite(({ db }) =>
      db.selectFrom('private_file').select('id').execute(),
    )
    for (const { id } of files) {
      for (const path of [
        `/s/recipes.pdf`,
        `/s/${id}`,
        `/images/${id}/recipes.pdf`,
        `/images/${id}/v1/recipes.pdf`,
        `/private/${id}/v1`,
      ]) {
        expect([path, (await world.visitor().get(path)).status]).toEqual([path, 404])
      }
      const asMember = `/s/${world.site.id}/files/${id}/recipes.pdf`
      expect((await world.owner.get(asMember)).status).toBe(404)
    }
    const { body } = await world.owner.get(shop.api('/assets'))
    expect(JSON.stringify(body)).not.toContain('recipes.pdf')
  })
})

describe('the owner of a product', () => {
  const addressOf = ({ id }: { id: string }, site = world.site.id) =>
    `/s/${site}/products/${id}/file`

  it('downloads the file that is stored for it, which nobody on the way keeps and no script of it runs', async () => {
    const product = await digital()
    const { status, bytes, headers } = await world.owner.get(addressOf(product))
    expect(status).toBe(200)
    expect(bytes.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-disposition': `attachment; filename="recipes.pdf"; filename*=UTF-8''recipes.pdf`,
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
    await upload(product, SECOND, 'second.pdf')
    expect((await world.owner.get(addressOf(product))).bytes.equals(SECOND)).toBe(true)
  })

  it('is the only one who does', async () => {
    const product = await digital()
    const { browser: stranger, site } = await world.createOwner('stranger-of-files@example.com')
    expect((await world.guest().get(addressOf(product))).status).toBe(401)
    expect((await world.visitor().get(addressOf(product))).status).toBe(404)
    expect((await stranger.get(addressOf(product))).status).toBe(404)
    expect((await stranger.get(addressOf(product, site.id))).status).toBe(404)
  })

  it('finds none where there is none', async () => {
    const without = await digital(null)
    const gone = await digital()
    await world.owner.delete(shop.api(`/products/${gone.id}`))
    for (const id of [without.id, mug.id, gone.id, newId(), '..%2f..%2fetc', 'x'.repeat(500)]) {
      expect([id, (await world.owner.get(addressOf({ id }))).status]).toEqual([id, 404])
    }
  })
})

describe('limits', () => {
  it('ends after many downloads, also at once, until the owner sends it again', async () => {
    const bought = await order([await digital()])
    await world.inSite(({ db }) =>
      db
        .updateTable('download_grant')
        .set({ uses: MAX_DOWNLOADS - 2 })
        .where('order_id', '=', bought.id)
        .execute(),
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(bought)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 410, 410, 410])
    expect(await pageOf(bought)).toContain('This download has ended')
    const again = await world.owner.post(shop.api(`/orders/${bought.id}/downloads`))
    expect(again.status).toBe(200)
    expect(again.body.order.timeline.at(-1)).toMatchObject({ text: 'Downloads sent again' })
    expect((await mails('order-downloads'))[0].text).toContain(pathOf(bought))
    expect((await download(bought)).status).toBe(200)
  })

  it('ends after its time', async () => {
    const bought = await order([await digital()])
    const [{ expiresAt }] = (await look(bought.id)).lines.map(
      (line: { download: { expiresAt: number } }) => line.download,
    )
    expect(expiresAt - world.clock.now()).toBeGreaterThan((DOWNLOAD_DAYS - 1) * 24 * 3_600_000)
    await world.inSite(({ db }) =>
      db
        .updateTable('download_grant')
        .set({ expires_at: new Date(world.clock.now()) })
        .where('order_id', '=', bought.id)
        .execute(),
    )
    const over = await download(bought)
    expect(over.status).toBe(410)
    expect(over.text).toContain('Please ask the shop to send you the link again')
  })
})

describe('the file of a product', () => {
  it('is replaced for those who have bought it too', async () => {
    const product = await digital()
    const bought = await order([product])
    expect((await upload(product, SECOND, 'second.pdf')).body.file).toEqual({
      filename: 'second.pdf',
      bytes: SECOND.length,
    })
    await world.runJobs()
    const { bytes, headers } = await download(bought)
    expect(bytes.equals(SECOND)).toBe(true)
    expect(headers['content-disposition']).toContain('second.pdf')
  })

  it('stays with those who have bought it when it is taken off, or the product goes', async () => {
    const product = await digital()
    const bought = await order([product])
    await world.owner.delete(fileOf(product))
    expect((await world.owner.get(fileOf(product))).body).toEqual({ file: null })
    const gone = await digital()
    const kept = await order([gone])
    await world.owner.delete(shop.api(`/products/${gone.id}`))
    await world.runJobs()
    for (const one of [bought, kept]) expect((await download(one)).status).toBe(200)
  })

  it('goes with its bytes when a product that nobody has bought is removed from the trash', async () => {
    const product = await digital()
    const usage = async () => (await world.owner.get(shop.api('/assets-usage'))).body
    const used = await usage()
    const before = await world.inSite(({ db }) =>
      db.selectFrom('private_file').select('id').execute(),
    )
    const { body } = await world.owner.delete(shop.api(`/products/${product.id}`))
    await world.owner.delete(shop.api(`/trash/${body.trashId}`))
    await world.runJobs()
    const after = await world.inSite(({ db }) =>
      db.selectFrom('private_file').select('id').execute(),
    )
    expect(after).toHaveLength(before.length - 1)
    const [{ id } = { id: '' }] = before.filter((one) => !after.some((two) => two.id === one.id))
    expect(await world.app.files.list(world.site.id, `private/${id}`)).toEqual([])
    expect(await usage()).toMatchObject({
      count: used.count - 1,
      bytes: used.bytes - PDF.length,
    })
  })

  it('is kept as it came, whatever kind it is, within the limits of uploads', async () => {
    const product = await digital(null)
    const picture = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(20)])
    expect((await upload(product, picture, 'print.png')).status).toBe(200)
    const { bytes } = await download(await order([product]))
    expect(bytes.equals(picture)).toBe(true)
  })

  it.each([
    ['a program', Buffer.from('MZ\0\0'), 'setup.exe'],
    ['nothing', Buffer.alloc(0), 'empty.pdf'],
    ['a page', Buffer.from('<html>'), 'page.html'],
  ])('refuses %s', async (_what, bytes, name) => {
    expect((await upload(await digital(null), bytes, name)).status).toBe(400)
  })

  it('is only for digital products', async () => {
    expect(await upload(mug, PDF)).toMatchObject({ status: 409, body: { code: 'notDigital' } })
  })

  it('stays when the product is saved', async () => {
    const product = await digital()
    await world.owner.put(shop.api(`/products/${product.id}`), asProductInput(product))
    expect((await world.owner.get(fileOf(product))).body.file).toMatchObject({
      filename: 'recipes.pdf',
    })
  })
})

describe('an order that is paid later', () => {
  it('hands out nothing until the money is there, and mails the links then', async () => {
    const bought = await order([await digital()], 'manual')
    expect(await look(bought.id)).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ download: null }],
    })
    expect((await download(bought)).status).toBe(404)
    expect(await pageOf(bought)).toContain('you get it as soon as your payment is there')
    const path = shop.api(`/orders/${bought.id}`)
    expect(await world.owner.post(`${path}/downloads`)).toMatchObject({
      status: 409,
      body: { code: 'notPaidYet' },
    })
    const before = (await mails('order-downloads')).length
    await world.owner.put(`${path}/paid`)
    expect(await look(bought.id)).toMatchObject({ fulfillment: 'FULFILLED' })
    const sent = await mails('order-downloads')
    expect(sent).toHaveLength(before + 1)
    expect(sent[0].text).toContain(pathOf(bought))
    expect((await download(bought)).status).toBe(200)
  })
})

describe('a product without a file', () => {
  it('is sent by the shop itself, or handed out later once it has one', async () => {
    const product = await digital(null)
    const bought = await order([product])
    const path = shop.api(`/orders/${bought.id}`)
    expect(await look(bought.id)).toMatchObject({
      fulfillment: 'PENDING',
      lines: [{ unitsLeft: 1 }],
    })
    expect(await pageOf(bought)).toContain('the shop sends you the file by email')
    expect(await world.owner.post(`${path}/downloads`)).toMatchObject({
      status: 409,
      body: { code: 'nothingToDownload' },
    })
    await upload(product, PDF)
    await world.owner.post(`${path}/downloads`)
    expect(await look(bought.id)).toMatchObject({ fulfillment: 'FULFILLED' })
    expect((await download(bought)).status).toBe(200)
  })
})

describe('a hand-out that fails', () => {
  it('leaves the order standing, tells its owner, and is made good by sending it again', async () => {
    const product = await digital()
    const client = new pg.Client({ connectionString: world.databaseUrl })
    await client.connect()
    await client.query(
      'ALTER TABLE download_grant ADD CONSTRAINT planted CHECK (uses < 0) NOT VALID',
    )
    const bought = await order([product])
    await client.query('ALTER TABLE download_grant DROP CONSTRAINT planted')
    await client.end()
    const broken = await look(bought.id)
    expect(broken).toMatchObject({ payment: 'paid', fulfillment: 'PENDING', hasProblem: true })
    expect(broken.problems).toMatchObject([{ kind: 'downloads' }])
    const again = await world.owner.post(shop.api(`/orders/${bought.id}/downloads`))
    expect(again.body.order).toMatchObject({ fulfillment: 'FULFILLED' })
    expect((await download(bought)).status).toBe(200)
  })
})
