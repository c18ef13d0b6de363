/** Upgrade of databases in which an entry of a navigation was a page that named its folder and place itself. */

import { openDatabase, type SiteTx } from '@sitewright/server/platform/database'
import { createLog } from '@sitewright/server/platform/log/log'
import { createEmptyDatabase, type TestDatabase } from '@sitewright/testing/test-database'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../migrations.ts'
import { readDraft } from './draft-table.ts'
import { loadPublishedSite } from './load-site.ts'
import { changesToPublish } from './manifest.ts'
import { liveManifest } from './publication-table.ts'
import { goBack } from './restore-publication.ts'
import { asSiteDraft } from './site-draft-table.ts'

const BEFORE = '0625'
const id = (digits: string) => digits.padStart(24, '0')
const [SITE, OTHER_SITE] = [id('a1'), id('a2')]
const VERSION = id('f1')
const [HOME, FOLDER, ABOUT, TEAM, LEGAL, GONE, ALONE] = ['1', '2', '3', '4', '5', '6', '7'].map(
  id,
) as [string, string, string, string, string, string, string]
const NAMES: Readonly<Record<string, string>> = {
  [HOME]: 'home',
  [FOLDER]: 'folder',
  [ABOUT]: 'about',
  [TEAM]: 'team',
  [LEGAL]: 'legal',
  [GONE]: 'gone',
  [ALONE]: 'alone',
}

const log = createLog('silent')
let database: TestDatabase
let owner: pg.Client

beforeEach(async () => {
  database = await createEmptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  await migrate({ url: database.ownerUrl, log, before: BEFORE })
  for (const site of [SITE, OTHER_SITE]) await insertSite(site)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

interface OldPage {
  readonly id: string
  readonly kind?: string
  readonly parentId?: string
  readonly navigation?: string
  readonly position?: number
  readonly isRemoved?: boolean
}

/** Pages as older versions stored them: two in a folder, one in the footer, one removed, one in no navigation. */
const PAGES: readonly OldPage[] = [
  { id: LEGAL, navigation: 'footer', position: 1 },
  { id: TEAM, navigation: 'main', position: 4, parentId: FOLDER },
  { id: HOME, navigation: 'main', position: 1 },
  { id: FOLDER, navigation: 'main', position: 2, kind: 'folder' },
  { id: ABOUT, navigation: 'main', position: 3, parentId: FOLDER },
  { id: GONE, isRemoved: true, parentId: FOLDER },
  { id: ALONE },
]

const urlIdOf = ({ id: pageId }: OldPage) => NAMES[pageId] ?? ''

async function insertSite(site: string): Promise<void> {
  await owner.query('INSERT INTO site (id, identifier, title) VALUES ($1, $1, $1)', [site])
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [site])
  for (const page of [...PAGES].sort((a, b) => Number(!!a.parentId) - Number(!!b.parentId))) {
    const { kind = 'page', parentId, navigation, position, isRemoved = false } = page
    await owner.query(
      `INSERT INTO page (website_id, id, type, kind, title, navigation_title, url_id, is_home, parent_id, navigation, position, is_removed)
       VALUES ($1, $2, 10, $3, $4, $4, $4, $5, $6, $7, $8, $9)`,
      [
        site,
        page.id,
        kind,
        urlIdOf(page),
        page.id === HOME,
        parentId,
        navigation,
        position,
        isRemoved,
      ],
    )
  }
  await owner.query(`INSERT INTO site_draft (website_id, header, style) VALUES ($1, $2, $3)`, [
    site,
    JSON.stringify(HEADER),
    JSON.stringify(STYLE),
  ])
  await owner.query(
    `INSERT INTO publication (website_id, id, manifest, note, changes, author_name)
     VALUES ($1, $2, $3, '', '[]', 'Ann')`,
    [site, VERSION, JSON.stringify(OLD_VERSION)],
  )
  await owner.query('UPDATE site SET publication_id = $2 WHERE id = $1', [site, VERSION])
}

const HEADER = { title: '', announcement: '', buttonLabel: '', buttonUrl: '' }
const STYLE = { theme: 'hearth', tweaks: {}, css: '' }
/** A published version as older versions stored it. */
const OLD_VERSION = {
  pages: PAGES.filter(({ isRemoved }) => !isRemoved).map((page) => ({
    id: page.id,
    type: 10,
    kind: page.kind ?? 'page',
    parentId: page.parentId ?? null,
    settings: {},
    title: urlIdOf(page),
    navigationTitle: urlIdOf(page),
    urlId: urlIdOf(page),
    isHome: page.id === HOME,
    documentId: null,
    revision: null,
    updatedAt: 0,
  })),
  navigation: [HOME, FOLDER, ABOUT, TEAM],
  otherNavigations: { footer: [LEGAL] },
  header: HEADER,
  fields: {},
  style: STYLE,
}

const item = (collectionId: string, ...below: string[]): object => ({
  collectionId,
  items: below.map((one) => item(one)),
})
const TREES = { main: [item(HOME), item(FOLDER, ABOUT, TEAM)], footer: [item(LEGAL)] }

async function inSite<Result>(
  site: string,
  work: (tx: SiteTx) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase({ url: database.ownerUrl, log })
  try {
    return await opened.inSite(site, work)
  } finally {
    await opened.close()
  }
}

it('every page is where it was, drafted and published, and nothing has to be published', async () => {
  await migrate({ url: database.ownerUrl, log })
  for (const site of [SITE, OTHER_SITE]) {
    await inSite(site, async (tx) => {
      const draft = await readDraft(tx)
      expect(asSiteDraft(draft).navigations).toEqual(TREES)
      expect(
        draft.pages.map(({ urlId, navigation, parentId }) => [urlId, navigation, parentId]),
      ).toEqual([
        ['home', 'main', null],
        ['folder', 'main', null],
        ['about', 'main', FOLDER],
        ['team', 'main', FOLDER],
        ['legal', 'footer', null],
        ['alone', null, null],
      ])
      const live = await liveManifest(tx)
      expect(changesToPublish(live?.manifest, draft)).toEqual([])
      const content = await loadPublishedSite(tx, VERSION)
      expect(Object.fromEntries(content.navigations)).toEqual(TREES)
      expect(content.pages.get(TEAM)?.parentId).toBe(FOLDER)
    })
  }
})

it('an older version is brought back with its folders', async () => {
  await migrate({ url: database.ownerUrl, log })
  await inSite(SITE, async (tx) => {
    await tx.db
      .updateTable('site_draft')
      .set({ navigations: '{"main": []}' })
      .where('website_id', '=', SITE)
      .execute()
    await goBack(tx, VERSION, { id: null, name: 'Ann' })
    expect((await readDraft(tx)).navigations).toEqual(TREES)
    const { parent_id } = await tx.db
      .selectFrom('page')
      .select('parent_id')
      .where('website_id', '=', SITE)
      .where('id', '=', TEAM)
      .executeTakeFirstOrThrow()
    expect(parent_id).toBe(FOLDER)
  })
})

it('a page in a folder that is in no navigation stands by itself', async () => {
  await owner.query(`SELECT set_config('app.website_id', $1, false)`, [SITE])
  await owner.query(
    'UPDATE page SET navigation = NULL, position = NULL WHERE website_id = $1 AND id = $2',
    [SITE, FOLDER],
  )
  await migrate({ url: database.ownerUrl, log })
  await inSite(SITE, async (tx) => {
    expect((await readDraft(tx)).navigations).toEqual({
      main: [item(HOME), item(ABOUT), item(TEAM)],
      footer: [item(LEGAL)],
    })
  })
})
