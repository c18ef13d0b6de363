/** Shoppers that buy through HTTP, over connections that stay open. */

import { Agent, request } from 'node:http'

export interface Shop {
  readonly port: number
  readonly host: string
  readonly item: { readonly itemId: string; readonly sku: string }
}

export interface Shopper {
  /** Puts one unit into a new cart. */
  add(): Promise<void>
  /** Adds to the cart, then gives address and payment, until the order is there. */
  buy(): Promise<void>
  /** Adds to the cart and gives the address; the function it gives pays, and answers with the status of that. */
  queueUp(token?: string): Promise<() => Promise<number>>
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly cookies: readonly string[]
}

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  country: 'GB',
}

/** `uses`: how often one browser comes, below the limits of a minute, before another takes its place. */
export function createShoppers(shop: Shop, uses: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const waiting: Shopper[] = []
  const invite = async () => {
    const shopper = await openBrowser(shop, agent)
    for (let use = 0; use < uses; use += 1) waiting.push(shopper)
  }
  return {
    /** Opens browsers ahead, so that it happens outside of what is measured. */
    async prepare(visits: number): Promise<void> {
      while (waiting.length < visits) await invite()
    },
    async next(): Promise<Shopper> {
      if (waiting.length === 0) await invite()
      const shopper = waiting.pop()
      if (!shopper) throw new Error('A browser that was just opened is gone')
      return shopper
    },
    leave: () => agent.destroy(),
  }
}

/** Addresses of shoppers, each a machine of its own as behind a proxy: a limit counts what comes from one. */
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

async function openBrowser(shop: Shop, agent: Agent): Promise<Shopper> {
  const from = { 'x-forwarded-for': newAddress() }
  const crumbPath = '/api/crumb'
  const welcome = answered(
    crumbPath,
    await exchange(shop, agent, { method: 'GET', path: crumbPath, headers: from }),
  )
  const { crumb } = JSON.parse(welcome.text) as { crumb: string }
  const ask = (path: string, cookies: readonly string[], body: object) =>
    exchange(shop, agent, {
      method: 'POST',
      path,
      headers: {
        ...from,
        cookie: [...welcome.cookies, ...cookies].join('; '),
        'x-csrf-token': crumb,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const post = async (path: string, cookies: readonly string[], body: object) =>
    answered(path, await ask(path, cookies, body))
  const add = () => post('/api/commerce/shopping-cart/entries', [], { ...shop.item, quantity: 1 })
  const checkOut = async (paymentToken = 'practice-approve') => {
    const { cookies } = await add()
    const details = { email: 'ada@example.com', shippingAddress: ADDRESS }
    const { id, totalMinor } = checkoutIn(await post('/api/commerce/checkout', cookies, details))
    const payment = { paymentToken, agreedTotalMinor: totalMinor }
    return { cookies, path: `/api/commerce/checkout/${id}/pay`, payment }
  }
  return {
    add: async () => void (await add()),
    buy: async () => {
      const { cookies, path, payment } = await checkOut()
      const { state } = checkoutIn(await post(path, cookies, payment))
      if (state !== 'completed') throw new Error(`Paid, but the checkout is ${state}`)
    },
    queueUp: async (token) => {
      const { cookies, path, payment } = await checkOut(token)
      return async () => (await ask(path, cookies, payment)).status
    },
  }
}

/** The answer, which must be a good one. */
function answered(path: string, answer: Answer): Answer {
  if (answer.status === 200) return answer
  throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
}

function checkoutIn({ text }: Answer): { id: string; state: string; totalMinor: number } {
  return JSON.parse(text).checkout
}

interface Question {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function exchange(shop: Shop, agent: Agent, { method, path, headers, body }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: shop.port,
        agent,
        method,
        path,
        headers: { host: shop.host, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const status = response.statusCode ?? 0
          const text = Buffer.concat(chunks).toString()
          const cookies = (response.headers['set-cookie'] ?? []).map(
            (one) => one.split(';')[0] ?? '',
          )
          resolve({ status, text, cookies })
        })
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
