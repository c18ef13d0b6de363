import type { themeVersion } from '@sitewright/api/themes/shapes'
import type * as z from 'zod'
import type { ThemeVersion } from './version-table.ts'

export function presentVersion(version: ThemeVersion): z.output<typeof themeVersion> {
  const { id, name, number, author, revision, warnings, installed_by, created_at } = version
  return {
    key: id,
    name,
    number,
    author,
    revision,
    warnings,
    installedBy: installed_by,
    installedAt: created_at.getTime(),
  }
}
