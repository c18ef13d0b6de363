import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { installTheme as contract } from '@sitewright/api/themes/install-theme'
import { type Id, newId } from '@sitewright/core/id'
import { type ReadOutcome, readThemeUpload, type UploadedTheme } from '@sitewright/theme'
import type { SiteTx } from '../../platform/database.ts'
import type { Draft } from '../../platform/files/files.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { createFairQueue } from '../../platform/limits/fair-queue.ts'
import { SANDBOX_PROGRAMS, startProcess } from '../../platform/sandbox/programs.ts'
import { lockDrafts } from '../content/index.ts'
import { fail } from './errors.ts'
import { presentFinding, refusalOf } from './present-findings.ts'
import { presentVersion } from './present-version.ts'
import { archiveKey } from './theme-files.ts'
import { insertVersion, type ThemeVersion, themeVersions } from './version-table.ts'

const MB = 1024 * 1024
/** Maximum number of bytes of an archive. */
const MOST_ARCHIVE_BYTES = 64 * MB
/** Maximum number of versions of themes on one site. */
const MOST_VERSIONS = 30
/** Maximum number of bytes of all of a site's versions together. */
const MOST_BYTES = 256 * MB

const READER = { program: SANDBOX_PROGRAMS.themes, start: startProcess }
/** Fair queue between sites: archives take much memory while they are read, so one is read at a time. */
const turns = createFairQueue({ workers: ['reader'], longestLine: 5 })

/** Stores an archive as a version of its theme. The site's look does not change before its style names the version. */
export const installTheme = ownerCall(contract, async (_input, request) => {
  const { app, siteId, account, inSite, raw } = request
  requireRoom(await inSite(themeVersions), 0)
  const received = await app.files.draft(siteId)
  const packed = await app.files.draft(siteId)
  try {
    await receive(received, raw.body)
    const outcome = await turns.run(siteId, () =>
      readThemeUpload(
        { from: received.path, to: packed.path },
        { ...READER, patience: app.config.patience },
      ),
    )
    const { theme, findings } = answerOf(outcome)
    const { size } = await stat(packed.path)
    await packed.stage()
    const version = await inSite(async (site) => {
      await lockDrafts(site)
      return keep(site, packed, {
        ...theme,
        packedBytes: size,
        warnings: findings.length,
        installedBy: account.name,
      })
    })
    return { version: presentVersion(version), findings: findings.map(presentFinding) }
  } finally {
    await received.discard()
    await packed.discard()
  }
})

async function receive(draft: Draft, body: unknown): Promise<void> {
  if (!(body instanceof Readable)) throw refusalOf([{ file: '', message: NO_ARCHIVE }])
  const received = await draft.receive(body, MOST_ARCHIVE_BYTES).catch((error) => {
    if (body.errored) throw fail('uploadBroken')
    throw error
  })
  if (!received) throw fail('archiveTooLarge')
}

const NO_ARCHIVE = 'It is neither a zip file, a git bundle nor a tar.gz file.'
const FAILURES = {
  crashed: 'Reading the theme takes more memory than there is for it.',
  tookTooLong: 'Reading and checking the theme takes too long.',
} as const

function answerOf(outcome: ReadOutcome) {
  if (typeof outcome === 'string') throw refusalOf([{ file: '', message: FAILURES[outcome] }])
  if (!outcome.theme) throw refusalOf(outcome.findings)
  return outcome
}

interface NewVersion extends UploadedTheme {
  readonly packedBytes: number
  readonly warnings: number
  readonly installedBy: string
}

/** Characters of a theme's name and author that are kept. */
const MOST_LETTERS = 100

/** Stores a version; an archive with the same content as the newest version gives that version. */
async function keep(site: SiteTx, packed: Draft, theme: NewVersion): Promise<ThemeVersion> {
  const versions = await themeVersions(site)
  const name = theme.name.trim().slice(0, MOST_LETTERS) || 'Theme'
  const [newest] = versions.filter((version) => version.name === name)
  if (newest?.revision === theme.revision) return newest
  requireRoom(versions, theme.packedBytes)
  const id: Id = newId()
  // The file comes before the row, so that no row is without its file; a file without a row only takes space.
  await packed.adopt(archiveKey(id))
  return insertVersion(site, {
    id,
    name,
    number: (newest?.number ?? 0) + 1,
    author: theme.author.slice(0, MOST_LETTERS),
    revision: theme.revision,
    packed_bytes: theme.packedBytes,
    warnings: theme.warnings,
    installed_by: theme.installedBy,
  })
}

function requireRoom(versions: readonly ThemeVersion[], bytes: number): void {
  if (versions.length >= MOST_VERSIONS) throw fail('tooManyVersions')
  const kept = versions.reduce((sum, { packed_bytes }) => sum + packed_bytes, 0)
  if (kept + bytes > MOST_BYTES) throw fail('themesFull')
}
