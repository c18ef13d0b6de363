/**
 * Helpers are begun by a small process, not by the server: whoever begins a process stands still for as long as it takes to
 * copy what he is, which for a server with 400 MB is some 20 ms and for this one next to nothing.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { BeginHelper, HelperListener, HelperOptions } from '@sitewright/core/helper-process'
import { PROJECT_ROOT } from './project-root.ts'

const PROGRAM = join(PROJECT_ROOT, 'apps/server/src/platform/helper-starter.mjs')

export type StarterOrder =
  | { readonly kind: 'begin'; readonly id: number; readonly options: HelperOptions }
  | { readonly kind: 'send'; readonly id: number; readonly message: never }
  | { readonly kind: 'kill'; readonly id: number }

export type StarterReport =
  | { readonly kind: 'begun'; readonly id: number; readonly pid: number }
  | { readonly kind: 'message'; readonly id: number; readonly message: unknown }
  | { readonly kind: 'exit'; readonly id: number }

interface Helper {
  pid: number | undefined
  listener: HelperListener | undefined
}

const helpers = new Map<number, Helper>()
let starter: ChildProcess | undefined
let count = 0

/** The first one begins the starter, which stays. */
export const beginHelper: BeginHelper = (options) => {
  starter ??= beginStarter()
  count += 1
  const id = count
  const helper: Helper = { pid: undefined, listener: undefined }
  helpers.set(id, helper)
  tell({ kind: 'begin', id, options })
  return {
    get pid() {
      return helper.pid
    },
    send: (message) => tell({ kind: 'send', id, message: message as never }),
    listen: (listener) => {
      helper.listener = listener
    },
    kill: () => {
      if (helpers.delete(id)) tell({ kind: 'kill', id })
    },
  }
}

function tell(order: StarterOrder): void {
  // Where it is gone, its helpers are too, and whoever listens is told so.
  if (starter?.connected) starter.send(order, () => undefined)
}

function beginStarter(): ChildProcess {
  const begun = fork(PROGRAM, {
    serialization: 'advanced',
    // It knows nothing of the server: no settings, no secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  begun.unref()
  begun.channel?.unref()
  begun.on('message', hear)
  begun.once('exit', () => lose(begun))
  begun.once('error', () => lose(begun))
  return begun
}

function hear(message: unknown): void {
  const report = message as StarterReport
  const helper = helpers.get(report.id)
  if (!helper) return
  if (report.kind === 'begun') helper.pid = report.pid
  else if (report.kind === 'message') helper.listener?.message?.(report.message)
  else {
    helpers.delete(report.id)
    helper.listener?.exit()
  }
}

/** The next helper gets a starter anew. */
function lose(ended: ChildProcess): void {
  if (starter !== ended) return
  starter = undefined
  const lost = [...helpers.values()]
  helpers.clear()
  for (const { pid, listener } of lost) {
    if (pid !== undefined) endNow(pid)
    listener?.exit()
  }
}

/** One that is busy does not notice that it has lost its starter. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
