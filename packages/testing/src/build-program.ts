/** Builds programs of sandboxes of today's sources, as `npm run build` does it, for tests that run where nothing was built. */

import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ProcessStarter, type StartProcess } from '@sitewright/sandbox/process-starter'
import { build, type Plugin } from 'esbuild'

const ROOT = join(import.meta.dirname, '../../..')
/** Below the project, so that packages are found from there. */
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

/** Our own packages are TypeScript and become part of the program; all others are imported as they are. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sitewright/') ? null : { path, external: true },
    )
  },
}
