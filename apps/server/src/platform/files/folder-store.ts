/** Files in a folder: of this machine, or one that several nodes share. */

import { close, createReadStream, open } from 'node:fs'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isId } from '@sitewright/core/id'
import { newToken } from '../keys.ts'
import { StartProblem } from '../start/start-problem.ts'
import type { FileStore } from './file-store.ts'
import { createPieceReader } from './piece-reader.ts'
import { resolveInside } from './resolve-inside.ts'
import { sweepFolder } from './sweep-folder.ts'
import { syncToDisk } from './sync-to-disk.ts'

/** Setting that names the folder, for sentences about it. */
export interface FolderOptions {
  readonly setting: 'DATA_DIR' | 'FILES_DIR'
}

export function createFolderStore(
  folder: string,
  { setting }: FolderOptions = { setting: 'DATA_DIR' },
): FileStore {
  const root = resolve(folder)
  const drafts = join(root, '.drafts')
  const pieces = createPieceReader()
  const at = (path: string) => join(root, path)
  const siteOf = (path: string) => path.split('/', 1)[0] ?? path

  // Atomic write: a crash never leaves half a file under its name, and a power cut afterwards takes neither bytes nor name.
  const name = async (draft: string, path: string) => {
    const to = at(path)
    const firstMade = await mkdir(dirname(to), { recursive: true })
    await rename(draft, to)
    const highest = firstMade === undefined ? dirname(to) : dirname(firstMade)
    for (let place = dirname(to); ; place = dirname(place)) {
      await syncToDisk(place)
      if (place === highest || place === root) return
    }
  }
  const adopt = async (path: string, draft: string) => {
    await syncToDisk(draft)
    await name(draft, path)
  }

  async function* walk(below: string): AsyncGenerator<string> {
    for await (const entry of entriesOf(at(below))) {
      const path = `${below}/${entry.name}`
      if (resolveInside(root, path) === undefined) continue
      if (entry.isDirectory()) yield* walk(path)
      else if (entry.isFile()) yield path
    }
  }

  const facts = async (path: string) => {
    const found = await stat(at(path)).catch(absent)
    return found?.isFile() ? { bytes: found.size, changedAt: found.mtime } : undefined
  }
  async function* files(inside?: string): AsyncGenerator<string> {
    if (inside !== undefined) return yield* walk(inside)
    for await (const entry of entriesOf(root)) {
      if (entry.isDirectory() && isId(entry.name)) yield* walk(entry.name)
    }
  }

  return {
    kind: 'folder',
    title: `the folder ${root}`,
    drafts,
    open: async (path, range) => {
      const found = await stat(at(path)).catch(absent)
      if (!found?.isFile()) return undefined
      const fs = { open, close, read: pieces.readFor(siteOf(path)) }
      return { size: found.size, body: createReadStream(at(path), { ...range, fs }) }
    },
    stat: facts,
    find: async (path) => (await stat(at(path)).catch(absent)) && at(path),
    put: async (path, bytes) => {
      await mkdir(drafts, { recursive: true })
      const draft = join(drafts, newToken())
      try {
        await writeFile(draft, bytes)
        await adopt(path, draft)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    adopt,
    stage: async (draft) => {
      await syncToDisk(draft)
      return { adopt: (path) => name(draft, path), discard: () => rm(draft, { force: true }) }
    },
    remove: (path) => rm(at(path), { force: true, recursive: true }),
    names: async (inside) => (await readdir(at(inside)).catch(absent)) ?? [],
    walk: files,
    bytes: async (inside) => {
      let bytes = 0
      for await (const path of files(inside)) bytes += (await facts(path))?.bytes ?? 0
      return bytes
    },
    sweep: (olderThanMs) => sweepFolder(drafts, olderThanMs),
    check: async () => {
      const probe = `.probe-${newToken()}`
      try {
        await mkdir(drafts, { recursive: true })
        await writeFile(at(probe), probe, { flush: true })
        if ((await readFile(at(probe), 'utf8')) !== probe) throw new Error('other bytes came back')
        await rm(at(probe))
      } catch (error) {
        throw new StartProblem(
          `${setting} cannot be used: ${(error as Error).message}; let ${root} be a folder that the server's user may write to.`,
        )
      }
    },
    close: async () => {},
  }
}

async function* entriesOf(folder: string) {
  try {
    yield* await opendir(folder)
  } catch (error) {
    absent(error as NodeJS.ErrnoException)
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
