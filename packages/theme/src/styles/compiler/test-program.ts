import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** The path of the worker's program, built of today's sources as `npm run build` does it. */
export async function buildProgram(): Promise<{ program: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-styles-'))
  const program = join(folder, 'worker.mjs')
  const worker = join(import.meta.dirname, 'worker.ts')
  await build({
    entryPoints: [worker],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  return { program, remove: () => rm(folder, { recursive: true, force: true }) }
}
