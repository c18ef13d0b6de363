/**
 * Folders of tests in memory, where there is room. Each file of tests has a database of its own, of a thousand files, which a disk
 * makes and removes ten times as slowly as memory does. A script, because `npm test` needs it before packages are installed.
 */

import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
const PREFIX = 'sitewright-'
/** Bytes that a run may take there: each of its clusters has databases and a log of up to 1 GB. */
const ROOM = 4 * 2 ** 30
/** Milliseconds after which a folder is of a run that was killed: a day, far more than any takes. */
const ABANDONED_MS = 86_400_000

/** @type {string | undefined} */
let chosen

/** @param {string} name @returns {string} path of a new folder, which whoever asks removes */
export function makeQuickFolder(name) {
  chosen ??= hasRoom() ? MEMORY : tmpdir()
  return mkdtempSync(join(chosen, `${PREFIX}${name}-`))
}

function hasRoom() {
  try {
    removeAbandoned()
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && canRunPrograms()
  } catch {
    // Another system than Linux, or one that lets nobody in there.
    return false
  }
}

/** Containers often let no program run there, and PostgreSQL's may be copied into its folder. */
function canRunPrograms() {
  const folder = mkdtempSync(join(MEMORY, PREFIX))
  try {
    const program = join(folder, 'program')
    writeFileSync(program, '', { mode: 0o700 })
    accessSync(program, constants.X_OK)
    return true
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const folder = join(MEMORY, name)
    if (name.startsWith(PREFIX) && Date.now() - statSync(folder).mtimeMs > ABANDONED_MS) {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
