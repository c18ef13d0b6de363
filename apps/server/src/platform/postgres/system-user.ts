/** PostgreSQL refuses to run as root, so a server started as root runs it as somebody else. */

import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartProblem } from '../start/start-problem.ts'

export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** Accounts to fall back on, best first. Both exist on common systems, and `initdb` insists on a named one. */
const ACCOUNTS = ['postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** User who is to run PostgreSQL; `undefined` means the user of this process. */
export async function databaseUser(cluster: string): Promise<SystemUser | undefined> {
  if (!isRoot()) return undefined
  return (await ownerOf(cluster)) ?? (await firstAccount())
}

/** Owner of a cluster: one made by an ordinary user stays that user's when root starts the server later. */
async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return uid === 0 ? undefined : { uid, gid }
  } catch {
    return undefined
  }
}

async function firstAccount(): Promise<SystemUser> {
  for (const account of ACCOUNTS) {
    const [uid, gid] = await Promise.all([idOf('-u', account), idOf('-g', account)])
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new StartProblem(
    'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it: ' +
      'start the server as an ordinary user, or set DATABASE_URL.',
  )
}

async function idOf(flag: '-u' | '-g', account: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('id', [flag, account])
    const id = Number(stdout)
    return id > 0 ? id : undefined
  } catch {
    return undefined
  }
}

/** Whether the user passes `test` on a path, tried by being that user. */
export async function userCan(
  user: SystemUser | undefined,
  test: '-r' | '-w' | '-x',
  path: string,
): Promise<boolean> {
  try {
    await promisify(execFile)('test', [test, path], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}
