/** Builds sandbox programs from the current sources, as `npm run build` does, for tests that run without a build. */

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ProcessStarter, type StartProcess } from '@sitewright/sandbox/process-starter'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../..')
/** Output folder, inside the project so that packages are resolved from there. */
const FOLDER = join(ROOT, '.cache/test-programs')
const STARTER = join(ROOT, 'packages/sandbox/src/starter.ts')

export interface BuiltProgram {
  readonly program: string
  /** Starts processes as the server does, by a starter of its own. */
  readonly start: StartProcess
  remove(): Promise<void>
}

/** @param source absolute path of the program's source */
export async function buildProgram(source: string): Promise<BuiltProgram> {
  await mkdir(FOLDER, { recursive: true })
  const folder = await mkdtemp(join(FOLDER, 'p-'))
  await build({
    entryPoints: { program: source, starter: STARTER },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [packagesOutside],
    logLevel: 'silent',
  })
  const starter = new ProcessStarter(join(folder, 'starter.mjs'))
  return {
    program: join(folder, 'program.mjs'),
    start: starter.start,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * An esbuild plugin: our own packages are bundled, since they are TypeScript; all others are imported at run time.
 */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sitewright/') ? null : { path, external: true },
    )
  },
}
