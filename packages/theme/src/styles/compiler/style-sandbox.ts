/** The sandbox in which strangers' styles are compiled: a process that remembers the themes it was sent. */

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
  /** How many times longer than usual a process may take to start. */
  readonly patience: number
}

/** Pages come first: the server itself runs at 0. */
const NICENESS = 10
/** Gives back some 60 MB after two minutes without styles to compile; starting again takes a quarter of a second. */
const IDLE_MS = 120_000
/** Each theme may take as much memory as its texts, which are 3 MB at most. */
const REMEMBERED_THEMES = 4
/** Milliseconds; a machine on which starting takes longer than this compiles nothing in time. */
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
