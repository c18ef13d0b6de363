/** `DATA_DIR/demo.json`: where the demo shop is and how its owner signs in. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileWhole } from '../platform/files/whole-file.ts'
import type { Config } from '../platform/settings/config.ts'

export interface DemoSignIn {
  readonly studio: string
  readonly site: string
  readonly email: string
  readonly password: string
}

/** Saves the sign-in of a shop that was just made, or refreshes an earlier one's with today's addresses. */
export async function keepDemoSignIn(
  config: Config,
  made: Omit<DemoSignIn, 'studio'> | undefined,
): Promise<DemoSignIn | undefined> {
  const file = join(config.dataDir, 'demo.json')
  const known = made ?? (await readSignIn(file))
  if (!known) return undefined
  const { email, password } = known
  const signIn = {
    studio: config.studioOrigin,
    site: siteAddress(config, known.site),
    email,
    password,
  }
  await writeFileWhole(file, `${JSON.stringify(signIn, null, 2)}\n`, 0o600)
  return signIn
}

async function readSignIn(file: string): Promise<DemoSignIn | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoSignIn
  } catch {
    return undefined
  }
}

/** The port or the domain may have changed since the shop was made; its identifier has not. */
function siteAddress({ isHttps, sitesDomain }: Config, site: string): string {
  const identifier = site.replace(/^https?:\/\//, '').split('.')[0]
  return `${isHttps ? 'https' : 'http'}://${identifier}.${sitesDomain}`
}
