/** A theme that can be sent to another thread: its templates as text, parsed anew there; its files by name alone. */

import { parseTemplate, type Template } from '@sitewright/template'
import type { Theme } from '@sitewright/theme'

/** The type with the source in place of each template. */
export type PortableTheme = unknown

interface Source {
  readonly templateSource: string
  readonly name: string
}

export function portableTheme(theme: Theme): PortableTheme {
  return mapped(theme, (value) =>
    isTemplate(value) ? { templateSource: value.source, name: value.name } : undefined,
  )
}

export function revivedTheme(portable: PortableTheme): Theme {
  return mapped(portable, (value) =>
    isSource(value) ? parseTemplate(value.templateSource, { name: value.name }) : undefined,
  ) as Theme
}

/** A deep copy in which `change` has replaced values. */
function mapped(value: unknown, change: (one: object) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const changed = change(value)
  if (changed !== undefined) return changed
  if (value instanceof Uint8Array) return new Uint8Array()
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  if (value instanceof Set) return new Set([...value].map((one) => mapped(one, change)))
  const inside = ([key, one]: [unknown, unknown]) => [key, mapped(one, change)] as const
  if (value instanceof Map) return new Map([...value].map(inside))
  return Object.fromEntries(Object.entries(value).map(inside))
}

function isTemplate(value: object): value is Template {
  return 'source' in value && 'code' in value && 'diagnostics' in value
}

function isSource(value: object): value is Source {
  return 'templateSource' in value
}
