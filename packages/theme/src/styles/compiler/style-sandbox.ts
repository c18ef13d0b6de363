/** The sandbox in which untrusted styles are compiled: a process that caches the themes it was sent. */

import type { StartProcess } from '@sitewright/sandbox/process-starter'
import { Sandbox } from '@sitewright/sandbox/sandbox'
import type { StyleChoices, StyledTheme } from '../compile-styles.ts'
import type { FinishedStyles } from '../finish-styles.ts'

/** A theme as it is sent; its revision is the key under which it is remembered. */
export type SentTheme = Omit<StyledTheme, 'styleRevision'>

export type StyleSandbox = Sandbox<StyleChoices, FinishedStyles, SentTheme>

export interface StyleSandboxOptions {
  /** Path of the built program, `dist/style-worker/worker.js`. */
  readonly program: string
  readonly start: StartProcess
  readonly memoryMb: number
  /** Factor on the time a process may take to start. */
  readonly patience: number
}

/** Scheduling priority (`nice`) of the process: below the server, which runs at 0, so that pages come first. */
const NICENESS = 10
/**
 * Milliseconds without work after which a process ends: frees some 60 MB; starting again takes a quarter of a second.
 */
const IDLE_MS = 120_000
/** Themes that a process caches. Each may take as much memory as its texts, which are 3 MB at most. */
const REMEMBERED_THEMES = 4
/** Milliseconds that starting may take; a slower machine compiles nothing in time. */
const START_MS = 20_000

export function createStyleSandbox({
  program,
  start,
  memoryMb,
  patience,
}: StyleSandboxOptions): StyleSandbox {
  const process = {
    program,
    memoryMb,
    niceness: NICENESS,
    isQuiet: true,
    metered: 'mainThread',
  } as const
  return new Sandbox({
    start: () => start(process),
    startMs: patience * START_MS,
    idleMs: IDLE_MS,
    remembers: REMEMBERED_THEMES,
  })
}
