/** Runs one PostgreSQL server process, and never leaves one behind. */

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartProblem } from '../start/start-problem.ts'
import { PLAIN_ENVIRONMENT } from './cluster.ts'
import { freePort } from './free-port.ts'
import type { Places } from './places.ts'
import type { ProgramFiles } from './program-files.ts'

/**
 * Watchdog script: runs its arguments until they end, or until its own input ends, which happens when Node stops in any way,
 * `kill -9` included. SIGINT is PostgreSQL's "fast" stop: open transactions are rolled back, everything is saved.
 */
const KEEPER = `
trap '' HUP INT TERM
exec 3<&0
"$@" 3<&- &
server=$!
(cat <&3 >/dev/null; kill -INT $server) &
watch=$!
wait $server
status=$?
kill -KILL $watch 2>/dev/null
exit $status
`

/** Milliseconds for which a start is tried again while an earlier server is still stopping. */
const RETRY_LIMIT_MS = 60_000
/** Milliseconds that a server may take to stop. */
const STOP_LIMIT_MS = 30_000
/** Log rotation: bytes from which PostgreSQL's log is renamed to `….1` at a start. */
const LOG_LIMIT_BYTES = 10_000_000

/** PostgreSQL's messages when the last server on the cluster is not quite gone, or the port was just taken. */
const PASSING_COMPLAINTS =
  /postmaster\.pid|shared memory block|could not bind|in use|could not create any/

export interface Postmaster {
  readonly port: number
  /** Settles when the process has ended, with the reason where it could not even start. */
  readonly ended: Promise<string>
  stop(): Promise<void>
}

export interface StartOptions {
  readonly places: Places
  readonly programs: ProgramFiles
  /** Port to listen on; a free one when absent. */
  readonly port?: number | undefined
  /** Folder of its Unix socket; it listens on TCP alone when absent. */
  readonly sockets: string | undefined
  readonly maxConnections: number
  readonly onProgress: (line: string) => void
}

/** Starts the server, trying again while the last one is still stopping. */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { cluster } = options.places
  const deadline = Date.now() + RETRY_LIMIT_MS
  for (;;) {
    await stopEarlier(cluster)
    const earlier = identityIn(await pidFile(cluster))
    const log = await openLog(options.places.log)
    const postmaster = run(options, log.fd, options.port ?? (await freePort()))
    const ended = await endedBeforeReady(cluster, postmaster, earlier, options.onProgress)
    if (ended === undefined) return postmaster
    const complaint = ended || (await lastComplaint(options.places.log, log.end))
    if (!PASSING_COMPLAINTS.test(complaint) || Date.now() > deadline) {
      throw new StartProblem(`PostgreSQL does not start (see ${options.places.log}): ${complaint}`)
    }
    await sleep(200)
  }
}

function run(
  { places, programs, sockets = '', maxConnections }: StartOptions,
  log: number,
  port: number,
): Postmaster {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    max_connections: maxConnections,
    // A list, whose names may hold anything between quotes.
    unix_socket_directories: sockets && `"${sockets.replaceAll('"', '""')}"`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A client that vanished must not hold its locks for the hours TCP takes to notice.
    client_connection_check_interval: '10s',
    // A shop's first carts make its tables grow from nothing. Plans kept from before read all of them for one, until statistics are
    // gathered, which is otherwise looked at once a minute.
    autovacuum_naptime: '10s',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(
    '/bin/sh',
    ['-c', KEEPER, 'sitewright-postgres', programs.postgres, '-D', places.cluster, ...flags],
    {
      ...places.user,
      cwd: '/',
      env: PLAIN_ENVIRONMENT,
      stdio: ['pipe', log, log],
      // Detached from the terminal: Ctrl-C is for Node, which stops PostgreSQL when it has drained.
      detached: true,
    },
  )
  closeSync(log)
  child.stdin?.on('error', () => {})
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message))
    child.once('exit', () => done(''))
  }).finally(() => child.stdin?.end())
  return { port, ended, stop: () => stop(places.cluster, child, ended) }
}

async function stop(cluster: string, child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.stdin?.end()
  const limit = sleep(STOP_LIMIT_MS, 'late' as const, { ref: false })
  if ((await Promise.race([ended, limit])) !== 'late') return
  // Without a last checkpoint the next start replays the write-ahead log: slower, nothing is lost.
  const pid = await runningPid(cluster)
  if (pid !== undefined) signal(pid, 'SIGQUIT')
  await ended
}

/** Waits until the server accepts connections (`undefined`) or has ended (the reason). Recovery may take its time. */
async function endedBeforeReady(
  cluster: string,
  postmaster: Postmaster,
  earlier: string,
  onProgress: (line: string) => void,
): Promise<string | undefined> {
  let ended: string | undefined
  void postmaster.ended.then((reason) => {
    ended = reason
  })
  const slow = setTimeout(() => onProgress('PostgreSQL is recovering what was not yet saved'), 3000)
  try {
    while (ended === undefined) {
      const lines = await pidFile(cluster)
      if (identityIn(lines) !== earlier && lines[7]?.trim() === 'ready') return undefined
      await sleep(20)
    }
    return ended
  } finally {
    clearTimeout(slow)
  }
}

/** Lines of PostgreSQL's pid file: process id, folder, start time, port, …, and in the eighth line its state. */
export async function pidFile(cluster: string): Promise<string[]> {
  return (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
}

const identityIn = (lines: readonly string[]) => `${lines[0]} ${lines[2]}`

/**
 * Ends a server that an earlier, killed process left on this cluster. The caller holds the lock of the data folder, so nobody
 * else can have started it.
 */
export async function stopEarlier(cluster: string): Promise<void> {
  const pid = await runningPid(cluster)
  if (pid === undefined) return removeStranger(cluster)
  signal(pid, 'SIGINT')
  const deadline = Date.now() + STOP_LIMIT_MS
  while (Date.now() < deadline && (await runningPid(cluster)) === pid) await sleep(20)
}

/**
 * Removes a stale pid file whose id another program has now: PostgreSQL takes any living process of its user with that id for the
 * server, and would not start. The file of a dead id must stay: with it PostgreSQL finds surviving workers.
 */
async function removeStranger(cluster: string): Promise<void> {
  const pid = Number((await pidFile(cluster))[0])
  if (pid && signal(pid, 0)) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/** Process id of a living server on this cluster. */
export async function runningPid(cluster: string): Promise<number | undefined> {
  const pid = Number((await pidFile(cluster))[0])
  if (!pid) return undefined
  return (await servesCluster(pid, cluster)) ? pid : undefined
}

async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    // A server's working folder is its cluster.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return folder === (await realpath(cluster))
  }
  const answer = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
    () => null,
  )
  return answer?.stdout.includes(cluster) ?? false
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

async function openLog(file: string): Promise<{ fd: number; end: number }> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`)
  return { fd: openSync(file, 'a', 0o600), end: size > LOG_LIMIT_BYTES ? 0 : size }
}

async function lastComplaint(file: string, from: number): Promise<string> {
  const lines = (await readFile(file)).subarray(from).toString().trim().split('\n')
  return (
    lines.findLast((line) => /FATAL|PANIC|rror/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  )
}
