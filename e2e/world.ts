/** The server that the whole run shares. */

import type { DemoSignIn } from './server.ts'

export interface World {
  readonly port: number
  readonly dataDir: string
  readonly demo: DemoSignIn
}

export function world(): World {
  const given = process.env.E2E_SERVER
  if (!given) throw new Error('Run this through Playwright, whose global setup starts the server.')
  return JSON.parse(given) as World
}
