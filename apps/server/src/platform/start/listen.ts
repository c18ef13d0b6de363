/** Listens on the server's port, or says in one sentence why it cannot. */

import { createServer } from 'node:net'
import type { Config } from '../settings/config.ts'
import { StartProblem } from './start-problem.ts'

type Address = Pick<Config, 'host' | 'port'>

/** Name of the port's setting, as the person who started the server knows it. */
type PortSetting = 'PORT' | '--port'

/** Accept queue: connections that may wait; a client that finds it full comes again only after a second, then after more. */
const MOST_WAITING = 4_096

const REASONS: Readonly<Record<string, (address: Address, setting: PortSetting) => string>> = {
  EADDRINUSE: ({ port }, setting) =>
    `Port ${port} is taken by another program: stop that one, or set ${setting} to another.`,
  EACCES: ({ port }, setting) =>
    `${setting} ${port} may not be used by this user: choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
}

/** Fails before the slow part of the start when the port cannot be had. */
export async function checkPort(address: Address, setting: PortSetting = 'PORT'): Promise<void> {
  const probe = createServer()
  await explained(address, setting, async () => {
    await new Promise<void>((done, failed) => {
      probe.once('error', failed)
      probe.listen(address.port, address.host, done)
    })
    await new Promise((done) => probe.close(done))
  })
}

export async function listen(
  server: { listen(address: Address & { backlog: number }): Promise<unknown> },
  { host, port }: Address,
  setting: PortSetting = 'PORT',
): Promise<void> {
  await explained({ host, port }, setting, () =>
    server.listen({ host, port, backlog: MOST_WAITING }),
  )
}

async function explained(
  address: Address,
  setting: PortSetting,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new StartProblem(reason(address, setting)) : error
  }
}
