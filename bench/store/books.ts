/** The operator's proof that stock, payments, orders and mail agree. */

import { get } from 'node:http'

interface Books {
  readonly ok: boolean
  readonly sites: readonly { readonly orders: number; readonly violations: readonly unknown[] }[]
}

/** Prints whether the books balance; where they do not, the process ends with 1. */
export async function proveBooks(opsPort: number): Promise<void> {
  const { ok, sites } = await readBooks(opsPort)
  const orders = sites.reduce((sum, site) => sum + site.orders, 0)
  console.log(`the books ${ok ? 'balance' : 'DO NOT BALANCE'} over ${orders} orders of both sides`)
  if (ok) return
  console.error(sites.flatMap(({ violations }) => violations).slice(0, 20))
  process.exitCode = 1
}

function readBooks(port: number): Promise<Books> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: '/internal/invariants' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        // 500 comes with a report of what is wrong, anything else with none.
        if (response.statusCode === 200 || response.statusCode === 500) resolve(JSON.parse(text))
        else reject(new Error(`The books answered ${response.statusCode}`))
      })
    })
    asked.once('error', reject)
  })
}
