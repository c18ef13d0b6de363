import type { ThemeVersion } from './use-themes.ts'

export interface NamedTheme {
  readonly name: string
  /** The newest first; at least one. */
  readonly versions: readonly [ThemeVersion, ...ThemeVersion[]]
}

/** Versions of one name are versions of one theme; they come in order. */
export function byName(versions: readonly ThemeVersion[]): NamedTheme[] {
  const names = new Map<string, [ThemeVersion, ...ThemeVersion[]]>()
  for (const version of versions) {
    const known = names.get(version.name)
    if (known) known.push(version)
    else names.set(version.name, [version])
  }
  return [...names].map(([name, its]) => ({ name, versions: its }))
}
