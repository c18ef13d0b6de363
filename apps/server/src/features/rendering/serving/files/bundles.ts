/** The build's output for browsers: its files, and which of them a page needs. */

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as z from 'zod'
import { BUILD_FOLDER } from '../../../../platform/build-folder.ts'

export interface Bundle {
  /** Files by name; none where it has not been built. */
  readonly files: ReadonlyMap<string, Buffer>
  entry(name: string): BundleEntry | undefined
}

export interface BundleEntry {
  readonly js: string
  readonly css: readonly string[]
  readonly preloads: readonly string[]
}

const manifestShape = z.record(
  z.string(),
  z.object({ js: z.string(), css: z.array(z.string()), preloads: z.array(z.string()) }),
)

const bundles = new Map<string, Promise<Bundle>>()

/** Bundle `dist/<name>`, read once for a process, however many servers begin in it. */
export function readBundle(name: string, below = ''): Promise<Bundle> {
  const key = join(name, below)
  const bundle = bundles.get(key) ?? read(name, below)
  bundles.set(key, bundle)
  return bundle
}

async function read(name: string, below: string): Promise<Bundle> {
  const folder = join(BUILD_FOLDER, name)
  const manifest = await readManifest(join(folder, 'manifest.json'))
  const names = existsSync(join(folder, below)) ? await readdir(join(folder, below)) : []
  const served = names.filter((file) => Object.hasOwn(CONTENT_TYPES, extname(file)))
  const readOne = async (file: string) => [file, await readFile(join(folder, below, file))] as const
  return {
    files: new Map(
      await Promise.all(served.filter((file) => file !== 'manifest.json').map(readOne)),
    ),
    entry: (entry) => (Object.hasOwn(manifest, entry) ? manifest[entry] : undefined),
  }
}

async function readManifest(path: string): Promise<z.infer<typeof manifestShape>> {
  if (!existsSync(path)) return {}
  return manifestShape.parse(JSON.parse(await readFile(path, 'utf8')))
}

/** Content types of the files that are served; files of any other kind are not. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
