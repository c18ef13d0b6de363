import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FOLDER } from '../../../../platform/build-folder.ts'

const MANIFEST = join(BUILD_FOLDER, 'storefront/manifest.json')

/** Address of the storefront's module that draws Stripe's fields. */
export function fieldsModule(): string {
  const manifest = existsSync(MANIFEST)
    ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { js: string }>)
    : {}
  const entry = manifest['stripe-fields']
  if (!entry) throw new Error('The storefront is not built: run npm run build.')
  return `/assets-sw/${entry.js}`
}
