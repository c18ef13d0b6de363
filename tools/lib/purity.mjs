/** `packages/core` is pure: checks that it uses nothing of its surroundings, and that the check would notice. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { runPackage } from './run.mjs'

const SETTINGS = 'packages/core/tsconfig.pure.json'

/** One bad use for each kind of surroundings: each of these lines has to be refused. */
const PLANTED = [
  'setTimeout(() => {}, 1)',
  'setInterval(() => {}, 1)',
  'queueMicrotask(() => {})',
  'process.exit()',
  'new Worker("program.js")',
  'new AbortController()',
  'performance.now()',
  'fetch("https://a.example")',
  'console.log("a")',
  'document.title',
  'localStorage.clear()',
  'Buffer.from("a")',
]

/** @returns {Promise<string>} what is wrong; empty when nothing is */
export async function checkPurity() {
  const real = await compile(inProject(SETTINGS))
  return [real, ...(await unnoticed())].filter(Boolean).join('\n')
}

/** @param {string} settings @returns {Promise<string>} what the compiler says */
async function compile(settings) {
  const { code, output } = await runPackage('typescript-native/bin/tsc', ['-p', settings])
  return code === 0 ? '' : output || `The compiler ended with ${code}.`
}

/** @returns {Promise<string[]>} the planted uses that were not refused */
async function unnoticed() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-purity-'))
  try {
    const settings = join(folder, 'tsconfig.json')
    const include = [join(folder, 'planted.ts'), inProject('packages/core/surroundings')]
    writeFileSync(settings, JSON.stringify({ extends: inProject(SETTINGS), include }))
    writeFileSync(join(folder, 'planted.ts'), PLANTED.join('\n'))
    const refused = new Set(
      [...(await compile(settings)).matchAll(/planted\.ts\((\d+),/g)].map(([, line]) =>
        Number(line),
      ),
    )
    return PLANTED.filter((_use, index) => !refused.has(index + 1)).map(
      (use) => `core-is-pure: a planted use was not noticed, ${use}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
