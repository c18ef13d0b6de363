/** Looks at the folder, the disk and the key that a server has on its machine. */

import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { megabytes } from '../backup/room.ts'
import { type Config, SHORTEST_SECRET } from '../platform/settings/config.ts'
import { SECRET_KEY_FILE, UNFINISHED } from '../platform/start/data-dir.ts'
import { type Finding, fine, note, trouble } from './finding.ts'

/** Free bytes below which PostgreSQL and uploads may soon be refused. */
const LITTLE_ROOM = 1e9

export async function* checkMachine(config: Config): AsyncGenerator<Finding> {
  const { dataDir } = config
  const folder = await stat(dataDir).catch(() => undefined)
  if (!folder?.isDirectory()) {
    yield trouble(`DATA_DIR ${dataDir} is no folder: set it as the server has it.`)
    return
  }
  yield (await can(dataDir, constants.W_OK))
    ? fine(`DATA_DIR ${dataDir} can be written to.`)
    : trouble(`DATA_DIR ${dataDir} cannot be written to: run this, and the server, as its owner.`)
  if (await can(join(dataDir, UNFINISHED), constants.F_OK)) {
    yield trouble(
      `The restore into ${dataDir} was cut short or is under way: let it end, or empty the folder and the database and restore once more.`,
    )
  }
  yield await roomOf(dataDir)
  yield await keyOf(config)
}

async function roomOf(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${megabytes(free)} are free for ${folder}`
  return free < LITTLE_ROOM
    ? trouble(`${says}: make room, since uploads and orders are refused when the disk is full.`)
    : fine(`${says}.`)
}

async function keyOf({ dataDir, secretKey }: Config): Promise<Finding> {
  if (secretKey !== undefined) return fine('SECRET_KEY is set.')
  const file = join(dataDir, SECRET_KEY_FILE)
  const found = await stat(file).catch(() => undefined)
  if (!found) return note(`There is no ${file} yet: the first start makes it.`)
  // Bits of the mode for others than the owner.
  if ((found.mode & 0o077) !== 0) {
    return trouble(`Others can read ${file}: run \`chmod 600 ${file}\`.`)
  }
  const key = await readFile(file, 'utf8').catch(() => '')
  return key.trim().length >= SHORTEST_SECRET
    ? fine(`${file} holds the key.`)
    : trouble(`${file} cannot be read or is too short: put it back from where you keep it.`)
}

const can = (path: string, mode: number) =>
  access(path, mode).then(
    () => true,
    () => false,
  )
