/** `sitewright import`: a site that was exported, into a server that goes on serving. */

import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Id, newId } from '@sitewright/core/id'
import { ROLES } from '@sitewright/core/roles'
import { DELETED_SITE_DAYS } from '@sitewright/core/site/deleted-site'
import { isIdentifier, siteIdentifier } from '@sitewright/core/slug'
import { BackupProblem } from '../backup/backup-problem.ts'
import { checkBackup, listedFiles } from '../backup/check-backup.ts'
import { inParallel } from '../backup/in-parallel.ts'
import { FILES } from '../backup/manifest.ts'
import { createProgress } from '../backup/progress.ts'
import { accountByEmail } from '../features/accounts/index.ts'
import { endUndecided } from '../features/commerce/index.ts'
import { requestRebuild } from '../features/search-index/index.ts'
import type { Database, SiteTx } from '../platform/database.ts'
import { brokenConstraint } from '../platform/db/unique-violation.ts'
import { announceChange } from '../platform/events.ts'
import type { Files } from '../platform/files/files.ts'
import { loadRows, loadSiteRow } from './load-rows.ts'
import { contentsOfSite, readSiteManifest, type SiteManifest } from './site-manifest.ts'

export interface ImportOptions {
  /** Folder that an export has made. */
  readonly archive: string
  /** Address of the account that becomes the site’s owner. */
  readonly owner: string
  /** Name below `SITES_DOMAIN`; by default that of the export, or the nearest that is free. */
  readonly as?: string | undefined
  readonly database: Database
  readonly files: Files
  say(line: string): void
}

export interface Imported {
  readonly id: Id
  readonly identifier: string
  readonly manifest: SiteManifest
  /** Payments that were undecided when the site was exported, and are decided by the old site alone. */
  readonly ended: number
}

const FILES_AT_ONCE = 4
const DAY_MS = 24 * 60 * 60 * 1000
/**
 * Days that an import may take. Until it has ended its site is one that was deleted, which nobody sees and which is erased once
 * its days are over: so a killed import leaves nothing for good.
 */
const UNFINISHED_DAYS = 1

/** Settings of PostgreSQL for a transaction that takes as long as the site is large. */
const PATIENT = { statement_timeout: '0', idle_in_transaction_session_timeout: '0' }

/** Checks everything first: until then nothing is written. All rows come at once or not at all. */
export async function importSite(options: ImportOptions): Promise<Imported> {
  const { database, files, say } = options
  const archive = resolve(options.archive)
  const manifest = await readSiteManifest(archive)
  const ownerId = await ownerOf(database, options.owner)
  if (options.as !== undefined) await refuseName(database, options.as)
  say('Checking the export')
  await checkBackup(archive, contentsOfSite(manifest), say)

  const id = await beginSite(database, manifest)
  try {
    say('Copying files')
    await copyFiles(archive, { files, siteId: id, manifest, say })
    say('Loading tables')
    const name = { wanted: options.as, from: manifest.site.identifier }
    const ended = await database.inSite(
      id,
      async (site) => {
        await loadRows(site, { archive, manifest, say })
        await loadSiteRow(site, { archive, manifest })
        return { ended: await settle(site), identifier: await open(site, ownerId, name) }
      },
      PATIENT,
    )
    return { id, manifest, ...ended }
  } catch (error) {
    await forget(database, files, id)
    if (brokenConstraint(error) !== 'site_identifier_key') throw error
    throw new BackupProblem('The name was taken meanwhile: import the site once more.')
  }
}

async function ownerOf(database: Database, email: string): Promise<Id> {
  const account = await accountByEmail(database.global, email)
  if (account) return account.id
  throw new BackupProblem(
    `There is no account with the address ${email}: let its person sign up at the studio first.`,
  )
}

async function refuseName(database: Database, name: string): Promise<void> {
  if (!isIdentifier(name)) {
    throw new BackupProblem(
      `${name} cannot be the name of a site: it takes 3 to 55 small letters, digits and single hyphens, and no name of the platform’s own.`,
    )
  }
  const taken = await namesLike(database.global, name)
  if (!taken.has(name)) return
  throw new BackupProblem(`There is a site named ${name} already: choose another name with --as.`)
}

/** Names of sites that begin alike, those of deleted sites too. */
async function namesLike(db: Database['global'], name: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site')
    .select('identifier')
    .where('identifier', 'like', `${name.slice(0, 3)}%`)
    .execute()
  return new Set(rows.map(({ identifier }) => identifier))
}

/** Makes the row of a site that nobody sees yet. It keeps the id that it had, unless a site here has it. */
async function beginSite(database: Database, { site }: SiteManifest): Promise<Id> {
  const there = await database.global
    .selectFrom('site')
    .select('id')
    .where('id', '=', site.id)
    .executeTakeFirst()
  const id = there === undefined ? site.id : newId()
  await database.global
    .insertInto('site')
    .values({
      id,
      identifier: `import-${id}`,
      title: site.title,
      publication_id: null,
      published_at: null,
      removed_at: new Date(Date.now() - (DELETED_SITE_DAYS - UNFINISHED_DAYS) * DAY_MS),
    })
    .execute()
  return id
}

interface CopyOptions {
  readonly files: Files
  readonly siteId: Id
  readonly manifest: SiteManifest
  say(line: string): void
}

async function copyFiles(
  archive: string,
  { files, siteId, manifest, say }: CopyOptions,
): Promise<void> {
  const tell = createProgress(say)
  let copied = 0
  await inParallel(listedFiles(archive), FILES_AT_ONCE, async ({ path, bytes, sha256 }) => {
    const prefix = `${manifest.site.id}/`
    if (!path.startsWith(prefix)) {
      throw new BackupProblem(
        `The export has ${path}, a file of another site: take another one from the server it came from.`,
      )
    }
    const draft = await files.draft(siteId)
    try {
      const written = await draft.receive(createReadStream(join(archive, FILES, path)), bytes)
      if (written?.hash !== sha256) {
        throw new BackupProblem(`${path} of the export has changed meanwhile: import it once more.`)
      }
      await draft.adopt(path.slice(prefix.length))
    } finally {
      await draft.discard()
    }
    copied += 1
    tell(() => `Copying files: ${copied} of ${manifest.files.count}`)
  })
}

/** Ends what was under way at the old site, and has made anew what an export leaves out. */
async function settle(site: SiteTx): Promise<number> {
  // The old site writes them, so nobody gets a mail twice.
  await site.db
    .updateTable('message')
    .set({ state: 'kept' })
    .where('website_id', '=', site.id)
    .where('state', 'in', ['waiting', 'unsure'])
    .execute()
  await requestRebuild(site)
  return endUndecided(site)
}

interface Name {
  readonly wanted: string | undefined
  /** Name that the site had. */
  readonly from: string
}

/** Opens the site to its owner and to visitors. */
async function open(site: SiteTx, ownerId: Id, { wanted, from }: Name): Promise<string> {
  const taken = await namesLike(site.db, from)
  const identifier = wanted ?? siteIdentifier(from, (name) => taken.has(name))
  await site.db
    .updateTable('site')
    .set({ identifier, founder_id: ownerId, removed_at: null })
    .where('id', '=', site.id)
    .execute()
  await site.db
    .insertInto('membership')
    .values({ account_id: ownerId, website_id: site.id, role: ROLES.admin })
    .execute()
  // Nodes may remember that the host has no site.
  await announceChange(site)
  return identifier
}

/**
 * Removes what an import that failed has left; what it cannot reach any more is erased with the deleted sites. A site that was opened
 * stays, though nobody heard of its commit: then the row is there, and is not that of a deleted site.
 */
async function forget(database: Database, files: Files, id: Id): Promise<void> {
  await database
    .inGlobal(async (tx) => {
      // It waits for a transaction of the import that may still be under way.
      const unopened = await tx
        .deleteFrom('site')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .executeTakeFirst()
      if (unopened.numDeletedRows > 0n) await files.removeAll(id)
    })
    .catch(() => {})
}
