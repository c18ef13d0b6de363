import { createTestWorld } from '@sitewright/testing/test-world'
import { sql } from 'kysely'
import { it } from 'vitest'
import { buy } from './test-purchase.ts'
import { createTestShop, ENTRIES } from './test-shop.ts'

it('bench', async () => {
  const world = await createTestWorld()
  const shop = createTestShop(world)
  const products = await Promise.all(Array.from({ length: 20 }, (_, i) => shop.stock(`P${i}`, 100000)))
  const timed = async (name: string, n: number, par: number, work: (i: number) => Promise<unknown>) => {
    const t = performance.now()
    const cpu = process.cpuUsage()
    let next = 0
    const lat: number[] = []
    await Promise.all(Array.from({ length: par }, async () => {
      while (next < n) { const i = next++; const s = performance.now(); await work(i); lat.push(performance.now() - s) }
    }))
    lat.sort((a, b) => a - b)
    const used = process.cpuUsage(cpu)
    console.log(name, Math.round(n / ((performance.now() - t) / 1000)), '/s p50', lat[n >> 1]?.toFixed(1), 'p99', lat[Math.floor(n * .99)]?.toFixed(1), 'node cpu ms each', ((used.user + used.system) / 1000 / n).toFixed(2))
  }
  const visitors = Array.from({ length: 300 }, () => world.visitor())
  for (const v of visitors) await v.crumb()
  await timed('add par1', 100, 1, (i) => visitors[i]!.post(ENTRIES, { itemId: products[i % 20]!.id, quantity: 1 }))
  await timed('add par8', 200, 8, (i) => visitors[100+i]!.post(ENTRIES, { itemId: products[i % 20]!.id, quantity: 1 }))
  await timed('buy par1', 50, 1, (i) => buy(visitors[i]!))
  await timed('buy par8', 200, 8, (i) => buy(visitors[100+i]!))
  const bare = async () => world.inSite(async (site) => { for (let i = 0; i < 8; i++) await sql`SELECT 1`.execute(site.db); await sql`INSERT INTO order_counter VALUES (${site.id}, 1) ON CONFLICT (website_id) DO UPDATE SET last_number = order_counter.last_number + 1`.execute(site.db) })
  await timed('bare tx of 9 par8', 200, 8, bare)
  await world.inSite(async (site) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(site.db)
    await sql`INSERT INTO cart (website_id,id,token_hash) SELECT ${site.id}, 'c'||g, 'h'||g FROM generate_series(1,30000) g`.execute(site.db)
    await sql`INSERT INTO checkout (website_id,id,cart_id,state,token_hash,email) SELECT ${site.id}, 'k'||g, 'c'||g, 'completed','t'||g,'' FROM generate_series(1,30000) g`.execute(site.db)
    await sql`INSERT INTO payment (website_id,id,checkout_id,provider,state,currency,amount_minor,expires_at) SELECT ${site.id}, 'p'||g, 'k'||g, 'none','captured','USD',0,now() FROM generate_series(1,30000) g`.execute(site.db)
    await sql`INSERT INTO shop_order SELECT ${site.id}, 'o'||g, 10000+g, 'c'||g,'k'||g,'p'||g, 'user'||g||'@example.com','user'||g||'@example.com','x','placed','paid','PENDING','USD',0,0,0,0,0,'',null,1,now() FROM generate_series(1,30000) g`.execute(site.db)
  })
  await world.inSite(async (site) => {
    const { rows } = await sql`EXPLAIN ANALYZE SELECT * FROM shop_order WHERE website_id=${site.id} AND email_ci >= ${'user555'} AND email_ci < ${'user555\u{10ffff}'} ORDER BY number DESC LIMIT 51`.execute(site.db)
    console.log(rows.map((r: any) => r['QUERY PLAN']).join('\n'))
    const p = await sql`SELECT proname, proleakproof FROM pg_proc WHERE proname IN ('text_ge','text_lt','texteq')`.execute(site.db)
    console.log(JSON.stringify(p.rows))
  })
  await timed('orders list', 50, 1, () => world.owner.get(shop.api('/orders')))
  await timed('orders search', 50, 1, () => world.owner.get(shop.api('/orders?search=user555')))
  const { checkInvariants } = await import('./invariants.ts')
  await timed('invariants', 1, 1, () => checkInvariants(world.app))
  await world.close()
}, 200_000)
