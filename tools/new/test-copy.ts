/** A copy of the project to try generators in. It shares the installed packages and nothing else. */

import { execFile } from 'node:child_process'
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Folders of the project that are installed, built or kept while it runs, so not part of its sources. */
const LEFT_OUT = new Set([
  '.cache',
  '.git',
  'data',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
])

/** These tests, so that the check of a copy makes no copies. */
const THIS_TEST = /^new\..*test\.ts$/

/** Instead of npm's own program: a copy that would install packages fails, before it writes through its links. */
const NO_NPM = join(ROOT, 'a-copy-installs-nothing')

export interface Copy {
  readonly folder: string
  /** Runs a program of Node in it. */
  node(...args: string[]): Promise<{ code: number; output: string }>
  remove(): void
}

/** Copies the project, and leaves `CI` out: with it, golden files that are not there yet are missed, not written. */
export function copyProject(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-new-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) && !THIS_TEST.test(basename(path)),
  })
  linkPackages(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { CI: _, ...inherited } = process.env
  const env = { ...inherited, npm_execpath: NO_NPM }
  return {
    folder,
    node: (...args) =>
      new Promise((done) => {
        const options = { cwd: folder, env, maxBuffer: Infinity }
        execFile(process.execPath, args, options, (error, stdout, stderr) =>
          done({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
        )
      }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Links to packages, but for the project's own, which are links themselves and lead into the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    const kind = lstatSync(source)
    if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (kind.isFile()) cpSync(source, target)
    else if (name === '.bin' || name === '@sitewright') linkPackages(source, target)
    else symlinkSync(source, target)
  }
}
