/** Globals of scripts, read off a page that has run the platform's scripts for themes. */

import { build } from 'esbuild'
import { Window } from 'happy-dom'

const SOURCES = ['apps/storefront/src/theme-globals.ts', 'apps/storefront/src/yui-globals.ts']
/** A name that nothing has: what answers to it answers to any. */
const UNKNOWN = 'anythingElse'
const NAMESPACES = ['Squarespace', 'SQS', 'ImageLoader', 'UserAccountApi', 'Class', 'Singleton']

export interface Globals {
  /** Names that do what they did. */
  readonly there: readonly string[]
  /** Names that do nothing, and say so in the console. */
  readonly notices: readonly string[]
}

export async function globals(root: string): Promise<Globals> {
  const notices: string[] = []
  const window = new Window({ url: 'http://localhost/' })
  const page = window as unknown as Record<string, unknown>
  const console = { ...globalThis.console, info: (text: string) => void notices.push(text) }
  page.Y = { Global: { fire() {}, on() {} }, Node: { prototype: {} } }
  const before = new Set(Object.getOwnPropertyNames(page))
  await run(root, page, console)
  const added = Object.getOwnPropertyNames(page).filter((name) => !before.has(name))
  const roots = [...new Set([...NAMESPACES, ...added])].filter((name) => page[name] !== undefined)
  const { Y } = page as { Y: Record<string, unknown> }
  const paths: [string, unknown][] = [
    ...roots.map((name): [string, unknown] => [name, page[name]]),
    ['Y.Squarespace', Y.Squarespace],
    ['Y.Data', Y.Data],
  ]
  const there = paths.flatMap(([path, value]) => [path, ...below(path, value)])
  probe(page, paths)
  await window.happyDOM.close()
  return { there: [...new Set(there)].sort(), notices: [...new Set(notices)].sort() }
}

async function run(root: string, page: object, console: object): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: SOURCES,
    outdir: '.cache',
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  // The scripts are not modules, so their globals are names that `with` can answer.
  for (const { text } of outputFiles) {
    new Function('page', 'own', `with (page) with (own) { ${text} }`)(page, {
      window: page,
      console,
    })
  }
}

/** Names below one, two levels deep. */
function below(path: string, value: unknown, depth = 2): string[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) => {
    const own = `${path}.${name}`
    return [own, ...below(own, (value as Record<string, unknown>)[name], depth - 1)]
  })
}

/** Asks every namespace for what it does not have, and everything that only tells for what it tells. */
function probe(page: Record<string, unknown>, paths: readonly [string, unknown][]): void {
  for (const [, value] of paths) {
    const spaces = [value, ...Object.values((value ?? {}) as object)]
    for (const space of spaces) {
      if (typeof space === 'object' && space !== null) Reflect.get(space, UNKNOWN)
    }
  }
  const { Gallery2 } = (page.Y as { Squarespace: Record<string, unknown> }).Squarespace
  if (typeof Gallery2 === 'function') {
    const gallery = Reflect.construct(Gallery2, [{}])
    const method = Reflect.get(gallery, UNKNOWN)
    if (typeof method === 'function') method.call(gallery)
  }
  const api = page.UserAccountApi as { openAccountScreen?(): void } | undefined
  api?.openAccountScreen?.()
}
