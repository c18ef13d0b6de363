/** The doctor finds each trouble that is made, says it in one sentence, and finds none in a healthy server. */

import { chmod, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProduct } from '@sitewright/testing/sold-something'
import { createTestWorld, TEST_SECRET_KEY, type TestWorld } from '@sitewright/testing/test-world'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSecretKey } from '../platform/db/key-check.ts'
import { createLog } from '../platform/log/log.ts'
import type { Environment } from '../platform/settings/config.ts'
import { createClosers } from '../platform/start/closers.ts'
import { examine } from './examine.ts'
import type { Finding } from './finding.ts'

let world: TestWorld
let elsewhere: string
let owner: pg.Client

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  await checkSecretKey(world.app.database.global, TEST_SECRET_KEY, { isNew: false })
  elsewhere = await mkdtemp(join(tmpdir(), 'sitewright-doctor-'))
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  const color = { width: 300, height: 200, channels: 3, background: '#b5651d' } as const
  const picture = await sharp({ create: color }).png().toBuffer()
  await world.owner.post(`/s/${world.site.id}/api/assets?filename=clay.png`, picture)
  await makeProduct(world, { sku: 'MUG-1', left: 5 })
})
afterAll(async () => {
  await owner.end()
  await world.close()
  await rm(elsewhere, { recursive: true })
})

async function findings(changes: Environment = {}): Promise<Finding[]> {
  const closers = createClosers((error) => {
    throw error
  })
  const found: Finding[] = []
  const env = {
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.app.config.dataDir,
    SECRET_KEY: TEST_SECRET_KEY,
    ...changes,
  }
  for await (const finding of examine(env, { closers, log: createLog('silent'), say: () => {} })) {
    found.push(finding)
  }
  await closers.run()
  return found
}

/** Without the room on the disk, which is the machine's own. */
const troublesOf = (found: readonly Finding[]) =>
  found.filter(({ kind, says }) => kind === 'trouble' && !says.includes(' are free for '))

/** As the owner of the tables, bound to the site. */
async function change(statement: string): Promise<void> {
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [world.site.id])
  const { rowCount } = await owner.query(statement)
  expect(rowCount).toBeGreaterThan(0)
}

const files = () => join(world.app.config.dataDir, 'files')

it('finds no trouble in a healthy server, and looks at rows and files', async () => {
  const found = await findings()
  expect(troublesOf(found)).toEqual([])
  expect(found.map(({ says }) => says)).toEqual(
    expect.arrayContaining([
      'The tables are those of this version.',
      'The key is that of the database.',
      'Every file that is named is there.',
      'There is no file that nothing names.',
    ]),
  )
})

describe('settings and places that are wrong', () => {
  it.each<[string, () => Promise<Environment> | Environment, RegExp]>([
    ['a setting', () => ({ PORT: 'high' }), /^PORT must be .+\.$/],
    ['a folder', () => ({ DATA_DIR: join(elsewhere, 'nowhere') }), /is no folder: .+\.$/],
    [
      'a database',
      () => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }),
      /^The database is away .+\.$/,
    ],
    [
      'a key',
      () => ({ SECRET_KEY: 'another key that is long enough to be one' }),
      /is not the key of this database/,
    ],
    [
      'a folder that was not restored to its end',
      async () => {
        await writeFile(join(elsewhere, 'restore-unfinished'), '')
        return { DATA_DIR: elsewhere }
      },
      /^The restore into .+ was cut short/,
    ],
    [
      'a folder without a database',
      async () => {
        await writeFile(join(elsewhere, 'secret-key'), 'k'.repeat(64), { mode: 0o600 })
        return { DATA_DIR: elsewhere, DATABASE_URL: undefined }
      },
      /^There is no database in DATA_DIR/,
    ],
    [
      'a key that others can read',
      async () => {
        await chmod(join(elsewhere, 'secret-key'), 0o644)
        return { DATA_DIR: elsewhere, DATABASE_URL: undefined, SECRET_KEY: undefined }
      },
      /^Others can read .+secret-key: run `chmod 600 .+`\.$/,
    ],
  ])('%s', async (_what, make, sentence) => {
    const found = troublesOf(await findings(await make()))
    expect(found.map(({ says }) => says)).toContainEqual(expect.stringMatching(sentence))
  })
})

describe('what is wrong with the data', () => {
  it('books that do not add up', async () => {
    await change(
      `UPDATE stock_level SET on_hand = on_hand + 1 WHERE website_id = '${world.site.id}'`,
    )
    const [first] = troublesOf(await findings())
    await change(
      `UPDATE stock_level SET on_hand = on_hand - 1 WHERE website_id = '${world.site.id}'`,
    )
    expect(first?.says).toMatch(
      /^The books of site [0-9a-f]{24} do not add up: stock on hand .+\.$/,
    )
  })

  it('tables of a newer version', async () => {
    await owner.query(`INSERT INTO kysely_migration VALUES ('9999-newer', '2026-11-27')`)
    const found = troublesOf(await findings())
    await owner.query(`DELETE FROM kysely_migration WHERE name = '9999-newer'`)
    expect(found.map(({ says }) => says)).toEqual([
      'The tables are those of a newer version (9999-newer): run that version, or a newer one.',
    ])
  })

  it('a file that nothing names, but for one that may be under way', async () => {
    const stray = join(files(), world.site.id, 'images', '0'.repeat(24))
    await mkdir(stray, { recursive: true })
    await writeFile(join(stray, 'original'), 'lost')
    const isNote = (finding: Finding) => finding.kind === 'note'
    expect((await findings()).filter(isNote)).toEqual([])
    await utimes(join(stray, 'original'), 0, 0)
    const [note] = (await findings()).filter(isNote)
    expect(note?.says).toMatch(/^1 files \(1 MB\) in .+ are named by nothing: .+\.$/)
  })

  it('a file that is missing', async () => {
    const images = join(files(), world.site.id, 'images')
    const [first = ''] = (await readdir(images)).filter((name) => name !== '0'.repeat(24))
    await rm(join(images, first, 'original'))
    const found = troublesOf(await findings())
    expect(found.map(({ says }) => says)).toEqual([
      `The file ${world.site.id}/images/${first}/original is missing: put it back from a backup.`,
    ])
  })
})
