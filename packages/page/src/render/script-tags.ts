/**
 * `<squarespace:script>`: a theme's own scripts, where their tags stand. Those that are to be joined (`combo="true"`)
 * come as one file in their order, in the place of the first; which ones the page reaches is known when it is finished.
 */

import { randomUUID } from 'node:crypto'
import { escapeHtml } from '@sitewright/core/html'
import type { Theme } from '@sitewright/theme/for-pages'

export interface ScriptTags {
  /** What stands for a tag until the page is finished; nothing for scripts the theme has not. */
  add(attributes: Readonly<Record<string, string>>): string | undefined
  /** The page with its joined scripts in it. */
  finish(html: string): string
}

/** Themes name their scripts from their folder on; some write it, too. */
export function scriptPath(src: string): string {
  return `/scripts/${src.replace(/^\/?(?:scripts\/)?/, '')}`
}

export function scriptTags({ files, revisionNumber }: Theme): ScriptTags {
  const joined = new Set<string>()
  let isFull = false
  // Nobody can write it into content beforehand.
  const mark = `<!--${randomUUID()}-->`
  const element = (path: string) => `<script src="${escapeHtml(path)}?${revisionNumber}"></script>`
  const join = (path: string): boolean => {
    // Once one does not fit, none is joined any more: those behind it must run after it.
    isFull ||= !fits(joined, path)
    if (!isFull) joined.add(path)
    return !isFull
  }
  return {
    add: ({ src = '', combo = '' }) => {
      const path = scriptPath(src)
      if (!files.has(path)) return undefined
      const isToBeJoined = combo.trim().toLowerCase() === 'true' && canBeJoined(path)
      if (!isToBeJoined) return element(path)
      if (joined.has(path)) return ''
      if (!join(path)) return element(path)
      return joined.size === 1 ? mark : ''
    },
    finish: (html) => {
      if (joined.size === 0) return html
      // A layout may print its content twice; scripts run once.
      const [before = '', ...others] = html.split(mark)
      return others.length === 0 ? html : before + element(joinedPath(joined)) + others.join('')
    },
  }
}

const JOINED = '/scripts/joined/'
const BETWEEN = '+'
/** Scripts in one file; large themes have a dozen. */
const MOST_JOINED = 60
/** Characters of the address of a joined file; the server reads 8,192, some proxies no more than half of that. */
const LONGEST_ADDRESS = 4_000

function fits(joined: ReadonlySet<string>, path: string): boolean {
  return (
    joined.size < MOST_JOINED && joinedPath(new Set([...joined, path])).length <= LONGEST_ADDRESS
  )
}

/** The address says what is in the file, so that any server can make it. */
function joinedPath(paths: ReadonlySet<string>): string {
  const [first = '', ...others] = paths
  if (others.length === 0) return first
  return JOINED + [...paths].map((path) => path.slice('/scripts/'.length)).join(BETWEEN)
}

function canBeJoined(path: string): boolean {
  return /^[\w./-]+\.js$/.test(path)
}

/** The bytes of an address of joined scripts; nothing unless the theme has all of them. */
export function joinedScript({ files }: Pick<Theme, 'files'>, path: string): Buffer | undefined {
  if (!path.startsWith(JOINED)) return undefined
  const names = path.slice(JOINED.length).split(BETWEEN)
  if (names.length > MOST_JOINED || new Set(names).size < names.length) return undefined
  const found = names.flatMap((name) => files.get(`/scripts/${name}`) ?? [])
  if (found.length < names.length) return undefined
  // A script without an end of its last statement or line does not reach into the next.
  return Buffer.concat(found.flatMap((bytes) => [bytes, Buffer.from('\n;\n')]))
}
