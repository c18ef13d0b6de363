import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startOtherSites } from './other-sites.ts'
import { demoSignIn, prepareDemo, removeFolder, startDemoServer } from './server.ts'

/** Builds what is stale and starts the server of the whole run. Journeys find it through `E2E_SERVER`. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, [join('tools', 'build.mjs')], { encoding: 'utf8' })
  if (build.status !== 0) throw new Error(`The build failed:\n${build.stderr}`)
  const others = await startOtherSites()
  const prepared = await prepareDemo()
  const server = await startDemoServer({ env: { TEST_OUTSIDE: others.origin } })
  process.env.E2E_SERVER = JSON.stringify({
    port: server.port,
    dataDir: server.dataDir,
    demo: await demoSignIn(server.dataDir),
  })
  return async () => {
    await server.stop()
    await others.stop()
    await removeFolder(server.dataDir)
    await removeFolder(prepared)
  }
}
