/**
 * Every hostile template and style sheet that the tests know, installed, published and asked for one after another: what
 * visitors of other sites notice of it, and what it leaves in the server's memory.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { CallFailure, type Client } from '@sitewright/api/client'
import { publishSite } from '@sitewright/api/content/publish-site'
import { createSite } from '@sitewright/api/sites/create-site'
import { installTheme } from '@sitewright/api/themes/install-theme'
import { putStyle } from '@sitewright/api/themes/put-style'
import { makeZip } from '@sitewright/testing/test-archives'
import { HOSTILE_TEMPLATES } from '../../apps/server/src/features/rendering/serving/worker/hostile-templates.ts'
import { demoSignIn, removeFolder, startServer, statusOf } from '../../e2e/server.ts'
import { HOSTILE_STYLES } from '../../packages/theme/src/styles/compiler/hostile-styles.ts'
import { openCluster } from '../lib/cluster.ts'
import { copySite } from '../lib/copied-sites.ts'
import { memoryOf } from '../lib/load.ts'
import { compare, moveIn } from '../lib/neighbours.ts'
import { signInOwner } from '../lib/owner.ts'

const NEIGHBOURS = 2_000
/** Milliseconds before the attack, about as long as it takes: the slowest hundredth of fewer visits would be chance. */
const QUIET_MS = 60_000
/** Themes that one site is given: it may keep 30 versions, and none goes that was published. */
const OF_A_SITE = 25
/** Times that each of them is asked for, one after another. */
const VISITS = 3
const MOST_MB = 150
/** The largest theme that is accepted. */
const MOST_BYTES = 8_000_000

const MANIFEST = {
  name: 'Hostile',
  layouts: { default: { name: 'Default', regions: ['site'] } },
  navigations: [{ title: 'Main', name: 'm' }],
}

/** A theme of these files; its archive is made beforehand, because that takes the processor. */
function archiveOf(files: Readonly<Record<string, string>>, stylesheets: readonly string[] = []) {
  const manifest = JSON.stringify({ ...MANIFEST, stylesheets })
  return makeZip({
    'template.conf': manifest,
    'site.region': '{squarespace.main-content}',
    ...files,
  })
}

const archives = [
  ...Object.values(HOSTILE_TEMPLATES).map((theme) =>
    archiveOf(typeof theme === 'string' ? { 'site.region': theme } : theme),
  ),
  ...Object.values(HOSTILE_STYLES)
    .filter(({ length }) => length < MOST_BYTES)
    .map((text) => archiveOf({ 'styles/a.less': text }, ['a.less'])),
]

interface HostileSite {
  readonly id: string
  readonly host: string
  readonly archives: readonly Buffer[]
}

const server = await startServer()
const cluster = await openCluster(server.dataDir)
try {
  const { host } = new URL((await demoSignIn(server.dataDir)).site)
  const owner = await signInOwner(server)
  const sites: HostileSite[] = []
  for (let first = 0; first < archives.length; first += OF_A_SITE) {
    const { site } = await owner(createSite, { title: `Hostile ${first}`, startingPointId: 'shop' })
    const siteHost = host.replace(/^[^.]+/, site.identifier)
    sites.push({ id: site.id, host: siteHost, archives: archives.slice(first, first + OF_A_SITE) })
  }
  const neighbours = await moveIn(server.port, await copySite(cluster.admin, host, NEIGHBOURS))
  const memoryAtFirst = await memoryOf(server.pid)
  const { served: before } = await neighbours.during(() => sleep(QUIET_MS))
  const memory = await memoryOf(server.pid)
  const { served: during, result } = await neighbours.during(() => attack(owner, sites))
  neighbours.leave()
  const kinds = Object.entries(result).map(([what, count]) => `${count} ${what}`)
  console.log(`${archives.length} hostile themes: ${kinds.join(', ')}`)
  if (!compare([{ before, during }], 'hostile themes')) process.exitCode = 1
  const grown = (await memoryOf(server.pid)) - memory
  console.log(
    `memory of the server: ${memory} MB before, ${grown} MB more after (at most ${MOST_MB}); ` +
      `${memory - memoryAtFirst} MB more by the ${before.cold.length} cold pages without hostile themes`,
  )
  if (grown > MOST_MB) process.exitCode = 1
} finally {
  await cluster.close()
  await server.stop()
  await removeFolder(server.dataDir)
}

/** Counts of each answer that was given. */
async function attack(
  owner: Client,
  sites: readonly HostileSite[],
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {}
  const count = (what: string) => {
    answers[what] = (answers[what] ?? 0) + 1
  }
  for (const { id: siteId, host, archives } of sites) {
    for (const archive of archives) {
      const body = new Blob([new Uint8Array(archive)])
      try {
        const { version } = await owner(installTheme, { siteId }, { body })
        await owner(putStyle, { siteId, theme: version.key, tweaks: {}, css: '' })
        await owner(publishSite, { siteId })
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        count(`refused as ${error.envelope.code}`)
        continue
      }
      for (let visit = 0; visit < VISITS; visit += 1) {
        count(`times ${await statusOf(server.port, '/shop', host)}`)
      }
    }
  }
  return answers
}
