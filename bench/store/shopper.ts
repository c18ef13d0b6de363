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

async function openBrowser(shop: Shop, agent: Agent): Promise<Shopper> {
  const welcome = await send(shop, agent, { method: 'GET', path: '/api/crumb', headers: {} })
  const { crumb } = JSON.parse(welcome.text) as { crumb: string }
  const post = (path: string, cookies: readonly string[], body: object) =>
    send(shop, agent, {
      method: 'POST',
      path,
      headers: {
        cookie: [...welcome.cookies, ...cookies].join('; '),
        'x-csrf-token': crumb,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
  const add = () => post('/api/commerce/shopping-cart/entries', [], { ...shop.item, quantity: 1 })
  return {
    add: async () => void (await add()),
    buy: async () => {
      const { cookies } = await add()
      const details = { email: 'ada@example.com', shippingAddress: ADDRESS }
      const started = await post('/api/commerce/checkout', cookies, details)
      const { id, totalMinor } = checkoutIn(started)
      const pay = { paymentToken: 'practice-approve', agreedTotalMinor: totalMinor }
      const { state } = checkoutIn(await post(`/api/commerce/checkout/${id}/pay`, cookies, pay))
      if (state !== 'completed') throw new Error(`Paid, but the checkout is ${state}`)
    },
  }
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

function send(shop: Shop, agent: Agent, { method, path, headers, body }: Question) {
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
          if (status === 200) resolve({ status, text, cookies })
          else reject(new Error(`${method} ${path} answered ${status}: ${text}`))
        })
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
