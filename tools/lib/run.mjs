import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project.mjs'

/** @typedef {{code: number, output: string}} Finished */
/**
 * Place for a program's output besides being collected: `terminal` passes it through and collects nothing, a function is given
 * it as it comes.
 * @typedef {'terminal' | ((text: string) => void)} Show
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string | undefined>, cwd?: string, show?: Show, uid?: number, gid?: number}} [options]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { env, cwd = ROOT, show, ...user } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      ...user,
      env: { ...process.env, ...env },
      stdio: show === 'terminal' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
        if (typeof show === 'function') show(text)
      })
    }
    child.once('error', (error) => done({ code: 127, output: error.message }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}

/**
 * Runs a script of an installed package.
 * @param {string} script path below `node_modules`
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runPackage = (script, args, options) =>
  run(process.execPath, [join(ROOT, 'node_modules', script), ...args], options)
