/** The server that shows the theme: a process of its own, which ends with this one. */

import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { FromWorkshop, ToWorkshop } from '@sitewright/theme/workshop'
import type { Terminal } from '../command.ts'

export interface WorkshopOptions {
  readonly port: string
  /** Absolute, as all folders here. */
  readonly dataDir: string
  readonly themeFolder: string
  /** An address or a file. */
  readonly site: string | undefined
  readonly saveTo: string | undefined
}

export interface ShownSite {
  readonly url: string
  /** Paths of pages that are there for this theme alone. */
  readonly ownPaths: readonly string[]
}

export interface WorkshopProcess {
  /** The site, once it answers. */
  readonly ready: Promise<ShownSite>
  /** The exit code. */
  readonly ended: Promise<number>
  tell(message: ToWorkshop): void
  stop(): Promise<void>
}

export function startWorkshop(
  { build, out, err }: Terminal,
  { port, dataDir, themeFolder, site, saveTo }: WorkshopOptions,
): WorkshopProcess {
  const child = fork(join(build, 'server/workshop.js'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      THEME_FOLDER: themeFolder,
      ...(site !== undefined && { WORKSHOP_SITE: site }),
      ...(saveTo !== undefined && { WORKSHOP_SAVE: saveTo }),
    },
    // Ctrl-C reaches the whole group; it is told by this process when to stop.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.on('data', (chunk) => out(String(chunk)))
  child.stderr?.on('data', (chunk) => err(String(chunk)))
  const ended = new Promise<number>((done) => {
    child.once('exit', (code) => done(code ?? 1))
  })
  const ready = new Promise<ShownSite>((done) => {
    child.on('message', (message: FromWorkshop) => {
      if (message.kind === 'ready') done(message)
      else for (const { place, message: text } of message.findings) err(`${place}: ${text}\n`)
    })
  })
  return {
    ready,
    ended,
    tell: (message) => {
      if (child.connected) child.send(message)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
