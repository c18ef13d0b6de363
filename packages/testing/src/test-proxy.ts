/** A proxy to the database that a test can cut or freeze. */

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface TestProxy {
  /** URL of the database through the proxy. */
  readonly url: string
  /** Ends every connection, and refuses new ones until `mend`. */
  cut(): void
  /** Accepts connections and data, and forwards nothing until `mend`. */
  freeze(): void
  mend(): void
  close(): Promise<void>
}

export async function createTestProxy(databaseUrl: string): Promise<TestProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let state: 'open' | 'cut' | 'frozen' = 'open'

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
    if (state === 'frozen') for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = new URL(databaseUrl)
  // The folder of a Unix socket stands before the host.
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut: () => {
      state = 'cut'
      destroyAll()
    },
    freeze: () => {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    mend: () => {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      destroyAll()
      await new Promise((closed) => server.close(closed))
    },
  }
}
