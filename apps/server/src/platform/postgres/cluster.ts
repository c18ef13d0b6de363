/** Makes the cluster: the files of one PostgreSQL server. */

import { execFile } from 'node:child_process'
import { chown, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '../start/start-problem.ts'
import type { Places } from './places.ts'
import type { ProgramFiles } from './program-files.ts'

/** Environment of PostgreSQL's programs: nothing from the operator's shell, such as LD_LIBRARY_PATH or PGDATA, reaches them. */
export const PLAIN_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Makes the cluster where there is none. Under its final name it is always complete. */
export async function ensureCluster(
  places: Places,
  programs: ProgramFiles,
  onProgress: (line: string) => void,
): Promise<void> {
  const { cluster } = places
  const major = await majorOf(cluster)
  if (major === programs.major) return
  if (major !== undefined) {
    throw new StartProblem(
      `The database in ${cluster} was made by PostgreSQL ${major}, this server brings ${programs.major}: ` +
        'take a backup with the version of the server that made it (sitewright backup), and restore that with this one into an empty DATA_DIR.',
    )
  }
  onProgress('Making the database')
  await removeDrafts(cluster)
  const draft = `${cluster}.${process.pid}.new`
  await initialise(draft, places, programs)
  await rename(draft, cluster)
}

async function majorOf(cluster: string): Promise<string | undefined> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartProblem(
      `The database in ${cluster} belongs to another user (${code}): start the server as the user that made it.`,
    )
  }
}

async function removeDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster)
  const drafts = (await readdir(folder)).filter(
    (name) => name.startsWith(`${basename(cluster)}.`) && name.endsWith('.new'),
  )
  for (const name of drafts) await rm(join(folder, name), { recursive: true, force: true })
}

async function initialise(
  folder: string,
  { record, user }: Places,
  { initdb }: ProgramFiles,
): Promise<void> {
  const passwordFile = join(dirname(folder), 'password')
  try {
    await writeFile(passwordFile, record.superuserPassword, { mode: 0o600 })
    if (user) await chown(passwordFile, user.uid, user.gid)
    await promisify(execFile)(
      initdb,
      [
        `--pgdata=${folder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: '/', env: PLAIN_ENVIRONMENT },
    )
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n')
    const reason = said?.find((line) => line.includes('error')) ?? (error as Error).message
    throw new StartProblem(`The database could not be made in ${folder}: ${reason}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}
