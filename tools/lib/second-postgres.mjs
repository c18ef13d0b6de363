/** A PostgreSQL 15 beside the embedded 18: the oldest that an operator's DATABASE_URL may lead to. */

import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeQuickFolder } from '../../packages/testing/src/quick-folder.mjs'
import { aptInstall, hasApt } from './chromium.mjs'

const BIN = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'test'
/** Looks at a PostgreSQL that starts before it counts as hanging: a minute of pauses, because the machine may be busy. */
const START_TRIES = 600
/** Milliseconds between two of those looks. */
const START_PAUSE_MS = 100

/** Ends the server when the pipe to this process closes, however this process ends. */
const KEEPER = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server'

/** Like an operator's: owns its database, makes roles and databases, is no superuser. */
const SETUP = [
  `create role sitewright login createrole createdb password '${PASSWORD}';`,
  'create database sitewright owner sitewright;',
].join('\n')

/** @typedef {{url: string, stop(): Promise<void>}} SecondPostgres */

/** Installs its programs where they are not there and can be. @param {(line: string) => void} say @returns {Promise<unknown>} */
export async function fetchSecondPostgres(say) {
  if (!existsSync(BIN) && hasApt()) await aptInstall('postgresql-15', say)
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<SecondPostgres | undefined>} nothing when there is none, having said why
 */
export async function startSecondPostgres(say) {
  const given = process.env.DATABASE_URL_SECOND
  if (given) return { url: given, stop: async () => {} }
  await fetchSecondPostgres(say)
  if (existsSync(BIN)) return startThrowaway()
  say('Skipped the second PostgreSQL: there is no PostgreSQL 15; set DATABASE_URL_SECOND to one.')
  return undefined
}

/** Root may not run PostgreSQL; Debian's package brings the user `postgres`. */
function postgresUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres']).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** @returns {Promise<SecondPostgres>} */
async function startThrowaway() {
  const user = postgresUser()
  const folder = makeQuickFolder('pg15')
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const cluster = join(folder, 'cluster')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const options = { ...user, env, cwd: '/' }
  must(
    `${BIN}/initdb`,
    [
      '-D',
      cluster,
      '-U',
      'postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C',
      '-N',
    ],
    options,
  )
  must(`${BIN}/postgres`, ['--single', '-D', cluster, 'postgres'], { ...options, input: SETUP })

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    // Cheaper for both sides than TCP, which stays for tests that put a proxy between them.
    `unix_socket_directories=${folder}`,
    'fsync=off',
    // Test files with two servers of their own run beside each other, and each server has a whole pool.
    'max_connections=400',
    `port=${port}`,
  ]
  const child = spawn(
    '/bin/sh',
    ['-c', KEEPER, 'pg15', `${BIN}/postgres`, '-D', cluster, ...settings.flatMap((s) => ['-c', s])],
    { ...options, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const address = `postgres://sitewright:${PASSWORD}@127.0.0.1:${port}/sitewright`
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (spawnSync(`${BIN}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).status === 0) {
      return { url: `${address}?host=${folder}`, stop }
    }
    await sleep(START_PAUSE_MS)
  }
  await stop()
  throw new Error('The second PostgreSQL did not start.')
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function must(command, args, options) {
  const { status, stderr, error } = spawnSync(command, args, options)
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
