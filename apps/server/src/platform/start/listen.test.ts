import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { checkPort } from './listen.ts'

describe('checkPort', () => {
  const host = '127.0.0.1'
  let other: Server | undefined
  afterEach(() => other?.close())

  async function taken(): Promise<number> {
    const server = createServer()
    other = server
    await new Promise<void>((done) => server.listen(0, host, done))
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  it.each(['PORT', '--port'] as const)(
    'says how to choose another port where it is called %s',
    async (setting) => {
      const port = await taken()
      await expect(checkPort({ host, port }, setting)).rejects.toThrow(
        `Port ${port} is taken by another program: stop that one, or set ${setting} to another.`,
      )
    },
  )

  it('leaves a free port free', async () => {
    const port = await taken()
    await new Promise((done) => other?.close(done))
    await checkPort({ host, port })
    await checkPort({ host, port })
  })
})
