import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'

/** First of the ports that Linux gives to outgoing connections. */
const EPHEMERAL = 32_768

it('gives ports that can be listened on, and that no outgoing connection is ever given', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort))
  for (const port of new Set(ports)) {
    expect(port).toBeLessThan(EPHEMERAL)
    const server = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
  }
})
