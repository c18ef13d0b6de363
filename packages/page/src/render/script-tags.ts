/**
 * `<squarespace:script>`: a theme's own scripts at the places of their tags. Those with `combo="true"` are joined into
 * one file, in their order and in the place of the first; which ones a page uses is known when it is finished.
 */

import { randomUUID } from 'node:crypto'
import { escapeHtml } from '@sitewright/core/html'
import type { Theme } from '@sitewright/theme/for-pages'

export interface ScriptTags {
  /** A placeholder for a tag until the page is finished; undefined for scripts that the theme does not have. */
  add(attributes: Readonly<Record<string, string>>): string | undefined
  /** The page with its joined scripts in place of the placeholders. */
  finish(html: string): string
}

/** Path of a script, which themes name relative to their script folder or to the theme. */
export function scriptPath(src: string): string {
  return `/scripts/${src.replace(/^\/?(?:scripts\/)?/, '')}`
}

export function scriptTags({ files, revisionNumber }: Theme): ScriptTags {
  const joined = new Set<string>()
  let isFull = false
  // Random, so that nobody can write it into content.
  const mark = `<!--${randomUUID()}-->`
  const element = (path: string) => `<script src="${escapeHtml(path)}?${revisionNumber}"></script>`
  const join = (path: string): boolean => {
    // After one that does not fit, no more are joined: those behind it must run after it.
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
      // A layout may print its content twice, but scripts must run once.
      const [before = '', ...others] = html.split(mark)
      return others.length === 0 ? html : before + element(joinedPath(joined)) + others.join('')
    },
  }
}

const JOINED = '/scripts/joined/'
const BETWEEN = '+'
/** The most scripts in one file; large themes have a dozen. */
const MOST_JOINED = 60
/** The most characters of a joined file's address; the server reads 8,192, some proxies no more than half of that. */
const LONGEST_ADDRESS = 4_000

function fits(joined: ReadonlySet<string>, path: string): boolean {
  return (
    joined.size < MOST_JOINED && joinedPath(new Set([...joined, path])).length <= LONGEST_ADDRESS
  )
}

/** The address lists the file's contents, so that any server can make it. */
function joinedPath(paths: ReadonlySet<string>): string {
  const [first = '', ...others] = paths
  if (others.length === 0) return first
  return JOINED + [...paths].map((path) => path.slice('/scripts/'.length)).join(BETWEEN)
}

function canBeJoined(path: string): boolean {
  return /^[\w./-]+\.js$/.test(path)
}

/** The bytes of a file of joined scripts; undefined unless the theme has all of them. */
export function joinedScript({ files }: Pick<Theme, 'files'>, path: string): Buffer | undefined {
  if (!path.startsWith(JOINED)) return undefined
  const names = path.slice(JOINED.length).split(BETWEEN)
  if (names.length > MOST_JOINED || new Set(names).size < names.length) return undefined
  const found = names.flatMap((name) => files.get(`/scripts/${name}`) ?? [])
  if (found.length < names.length) return undefined
  // Ends the script's last statement and line, which must not reach into the next script.
  return Buffer.concat(found.flatMap((bytes) => [bytes, Buffer.from('\n;\n')]))
}
