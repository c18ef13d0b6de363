import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { WrongUse } from '../command.ts'

/** The path in the first folder that has something of that name, of those a command may have been typed in. */
export function findPath(path: string, folders: readonly string[]): string {
  const places = folders.map((folder) => resolve(folder, path))
  return places.find((place) => existsSync(place)) ?? path
}

/** Reads; a path that cannot be opened is refused as wrong use. */
export async function readOrRefuse<Result>(
  path: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    throw new WrongUse(`${path} cannot be read: ${REASONS[code] ?? code}.`)
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be opened',
  ELOOP: 'it is a link that leads to itself',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
  EPERM: 'it may not be opened',
}
