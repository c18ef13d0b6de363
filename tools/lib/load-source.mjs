/** Imports TypeScript modules of the project where nothing has been built: bundles them into `.cache` first. */

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packagesOutside } from './bundle.mjs'
import { inProject, ROOT } from './project.mjs'

/**
 * @param {string} name of the bundle
 * @param {string} source path in the project
 * @returns {Promise<any>} what the module exports
 */
export async function loadSource(name, source) {
  // Only here, because it needs installed packages.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: { [name]: source },
    outdir: '.cache',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    loader: { '.html': 'text', '.css': 'text' },
    plugins: [packagesOutside],
    logLevel: 'warning',
  })
  return import(pathToFileURL(inProject(join('.cache', `${name}.js`))).href)
}
