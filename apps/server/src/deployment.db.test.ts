/** The build can be deployed alone: with the packages that production installs it needs nothing else of the project. */

import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '@sitewright/testing/project-root'
import { makeTarGz } from '@sitewright/testing/test-archives'
import { buildServer, spawnTestProcess, type TestProcess } from '@sitewright/testing/test-process'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { compileStyles, styleKey } from '@sitewright/theme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadBuiltInThemes } from './features/themes/theme-library.ts'
import { BUILD_FOLDER } from './platform/build-folder.ts'

let world: TestWorld
let folder: string
let server: TestProcess

beforeAll(async () => {
  await buildServer()
  world = await createTestWorld({ startingPointId: 'shop' })
  await world.owner.post(`/s/${world.site.id}/api/publish`, {})
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sitewright-deployment-')))
  await cp(BUILD_FOLDER, join(folder, 'dist'), { recursive: true })
  await linkPackages(join(folder, 'node_modules'))
  server = await spawnTestProcess({
    build: join(folder, 'dist'),
    program: 'kept',
    databaseUrl: world.databaseUrl,
    dataDir: world.app.config.dataDir,
  })
})
afterAll(async () => {
  await server?.clean()
  await rm(folder, { recursive: true, force: true })
  await world?.close()
})

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly link?: true }>>
}

/** Links the packages of `npm ci --omit=dev`; our own workspaces are part of the build. */
async function linkPackages(to: string): Promise<void> {
  const text = await readFile(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')
  for (const [path, { dev, link }] of Object.entries((JSON.parse(text) as Lock).packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || dev || link) continue
    await mkdir(dirname(join(to, name)), { recursive: true })
    await symlink(join(PROJECT_ROOT, path), join(to, name))
  }
}

const get = (path: string, host = world.site.host) => server.ask(path, { host })

it('serves a page with its styles and scripts', async () => {
  const readiness = async () => `${(await server.ask('/readyz'))?.status} ${server.output()}`
  await expect.poll(readiness).toMatch(/^200/)
  const page = await get('/')
  expect(page?.status).toBe(200)
  const links = [...(page?.text ?? '').matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js)[^"]*)"/g)]
  const paths = links.map(([, path = '']) => path.replaceAll('&amp;', '&'))
  expect(paths.length).toBeGreaterThan(1)
  for (const path of paths) expect([path, (await get(path))?.status]).toEqual([path, 200])
})

it('has the styles of all built-in themes compiled, as the sources would', async () => {
  const built = await readFile(join(folder, 'dist/theme-styles/styles.json'), 'utf8')
  const wanted = (await loadBuiltInThemes()).map((theme) => [
    styleKey(theme, {}),
    compileStyles(theme),
  ])
  expect(JSON.parse(built)).toEqual(Object.fromEntries(wanted))
})

it('serves the studio, its cart, fonts and YUI', async () => {
  const studio = await get('/', 'localhost:3000')
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(studio?.text ?? '') ?? []
  expect((await get(script, 'localhost:3000'))?.status).toBe(200)
  expect((await get('/cart'))?.status).toBe(200)
  expect((await get('/universal/yui/3.18.1/core.js'))?.status).toBe(200)
})

it('reads a theme that is uploaded, in a process of its own', async () => {
  const made = await world.owner.post(`/s/${world.site.id}/api/developer-keys`, { name: 'Laptop' })
  const answer = await server.ask(`/s/${world.site.id}/api/themes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${made.body.secret}`,
      'content-type': 'application/octet-stream',
    },
    body: makeTarGz({
      'template.conf':
        '{"name":"Pushed","layouts":{"default":{"name":"Default","regions":["site"]}}}',
      'site.region': '<html><body>{squarespace.main-content}</body></html>',
    }),
  })
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('"Pushed"') })
})
