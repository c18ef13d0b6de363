import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@sitewright/core/id'
import { isPlatformSheet, type Theme } from '@sitewright/theme'

/**
 * LRU cache of installed themes, read and parsed, bounded by bytes. A site that fills its share evicts only its own themes;
 * over all sites, the least recently used theme is evicted.
 */
export interface LoadedThemes {
  get(siteId: Id, versionId: Id): Theme | undefined
  /** Single-flight: callers who ask for a theme while it is read share the read; a failed read is not cached. */
  load(
    siteId: Id,
    versionId: Id,
    read: () => Promise<Theme | undefined>,
  ): Promise<Theme | undefined>
}

export interface LoadedThemesOptions {
  readonly mostBytes?: number
  readonly mostOfASite?: number
}

interface Loaded {
  readonly siteId: Id
  readonly theme: Theme
  readonly bytes: number
}

/** Throttle: a site reads one theme at a time, and pauses for this many times as long as the read took. */
const REST = 9
/** Milliseconds of the longest pause. */
const LONGEST_REST_MS = 3_000

const MB = 1024 * 1024
/** Memory of a parsed template, in multiples of its text. */
const TEXTS_COUNT = 4

export function createLoadedThemes({
  mostBytes = 256 * MB,
  mostOfASite = 96 * MB,
}: LoadedThemesOptions = {}): LoadedThemes {
  /** LRU order: the least recently used theme comes first. */
  const kept = new Map<string, Loaded>()
  const underWay = new Map<string, Promise<Theme | undefined>>()

  const keep = (key: string, siteId: Id, theme: Theme) => {
    kept.delete(key)
    kept.set(key, { siteId, theme, bytes: bytesOf(theme) })
    makeRoom(key, mostOfASite, (one) => one.siteId === siteId)
    makeRoom(key, mostBytes, () => true)
  }
  const makeRoom = (newest: string, most: number, isMeant: (one: Loaded) => boolean) => {
    const meant = [...kept].filter(([, one]) => isMeant(one))
    let bytes = meant.reduce((sum, [, one]) => sum + one.bytes, 0)
    for (const [key, one] of meant) {
      if (bytes <= most || key === newest) return
      bytes -= one.bytes
      kept.delete(key)
    }
  }
  /** Sites that read a theme or pause after it, with the end of the pause. */
  const turns = new Map<Id, Promise<void>>()
  const inTurn = <Result>(siteId: Id, read: () => Promise<Result>): Promise<Result> => {
    let took = 0
    const result = (turns.get(siteId) ?? Promise.resolve()).then(async () => {
      const began = performance.now()
      try {
        return await read()
      } finally {
        took = performance.now() - began
      }
    })
    const rest = result
      .catch(() => undefined)
      .then(() => sleep(Math.min(took * REST, LONGEST_REST_MS), undefined, { ref: false }))
      .then(() => {
        if (turns.get(siteId) === rest) turns.delete(siteId)
      })
    turns.set(siteId, rest)
    return result
  }
  return {
    get: (siteId, versionId) => {
      const key = keyOf(siteId, versionId)
      const one = kept.get(key)
      if (!one) return undefined
      kept.delete(key)
      kept.set(key, one)
      return one.theme
    },
    load: (siteId, versionId, read) => {
      const key = keyOf(siteId, versionId)
      const before = underWay.get(key)
      if (before) return before
      const reading = inTurn(siteId, read)
        .then((theme) => {
          if (theme) keep(key, siteId, theme)
          return theme
        })
        .finally(() => underWay.delete(key))
      underWay.set(key, reading)
      return reading
    },
  }
}

function keyOf(siteId: Id, versionId: Id): string {
  return `${siteId}/${versionId}`
}

function bytesOf({ files, styles, importableStyles, fileBytes }: Theme): number {
  const served = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  // Sheets of the platform are shared by all themes.
  const own = [...styles, ...importableStyles].filter((sheet) => !isPlatformSheet(sheet))
  const sheets = own.reduce((sum, { text }) => sum + text.length, 0)
  return served + sheets + (fileBytes - served) * TEXTS_COUNT
}
