/**
 * YUI, for sites whose scripts were written for it: its core as one script that runs before theirs, and its
 * other modules for scripts that ask by `Y.use`. No other site loads any of it.
 */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../../platform/http/problems.ts'
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts'
import { CONTENT_TYPES } from './bundles.ts'
import { sendDirectly } from './static-files.ts'

const VERSION = '3.18.1'
const FOLDER = dirname(createRequire(import.meta.url).resolve('yui/package.json'))
const BASE = `/universal/yui/${VERSION}/`

/** Modules that platforms of the time loaded before any script of a theme, each after those it needs. */
const CORE = [
  ...['oop', 'event-custom-base', 'event-base', 'features', 'dom-core', 'dom-base'],
  ...['selector-native', 'selector', 'node-core', 'color-base', 'dom-style', 'node-base'],
  ...['event-delegate', 'node-event-delegate', 'pluginhost-base', 'pluginhost-config'],
  ...['node-pluginhost', 'dom-screen', 'node-screen', 'node-style', 'event-custom-complex'],
  ...['event-synthetic', 'event-mousewheel', 'event-mouseenter', 'event-key', 'event-focus'],
  ...['event-resize', 'event-hover', 'event-outside', 'event-touch', 'event-move', 'event-flick'],
  ...['event-valuechange', 'event-tap', 'json-parse', 'json-stringify'],
  ...[
    'querystring-parse',
    'querystring-stringify',
    'querystring-stringify-simple',
    'io-base',
    'cookie',
    'transition',
    'array-extras',
  ],
  ...['yui-throttle', 'yui-later', 'attribute-core', 'attribute-observable', 'attribute-extras'],
  ...['attribute-base', 'base-core', 'base-observable', 'base-base', 'base-build', 'plugin'],
  ...['anim-base', 'anim-color', 'anim-xy', 'anim-curve', 'anim-easing', 'anim-node-plugin'],
  ...['anim-scroll', 'escape', 'selector-css2', 'selector-css3'],
] as const

/** Configuration of YUI; the group `gallery` points here, because its own server is gone and may be anyone's by now. */
const CONFIG = {
  base: BASE,
  combine: false,
  fetchCSS: false,
  groups: { gallery: { base: BASE, combine: false, patterns: {} } },
}
/** Code that makes `Y`, at once, because all modules are loaded already; a `Y` that a theme made before stays its own. */
const START = `window.Y = window.Y || YUI(${JSON.stringify(CONFIG)}).use(${JSON.stringify(CORE)});`

/** The address changes with what is in it, since browsers keep it for good. */
export const YUI_CORE_PATH = `${BASE}core-${digestOf(CORE.join() + START)}.js`

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

const CORE_NAME = 'core.js'
/** The core, under its address or one that pages had before. */
const CORE_FILE = /^core(?:-[0-9a-f]{8})?\.js$/
/** File name that the loader asks for: `node-event-simulate/node-event-simulate-min.js`. */
const MODULE = /^([a-z0-9-]+)\/([a-z0-9-]+)-min\.js$/

export function serveYui(server: FastifyInstance): void {
  const kept = new Map<string, Promise<PreparedResponse>>()
  server.get<{ Params: { '*': string } }>(`${BASE}*`, async (request, reply) => {
    const asked = request.params['*']
    // Kept once, under whatever address pages name it.
    const path = CORE_FILE.test(asked) ? CORE_NAME : asked
    const known = kept.get(path) ?? scriptAt(path)
    if (!known) throw fail('notFound')
    kept.set(path, known)
    sendDirectly(request, reply, await known)
  })
}

function scriptAt(path: string): Promise<PreparedResponse> | undefined {
  if (path === CORE_NAME) return core()
  const file = MODULE.test(path) ? join(FOLDER, path) : ''
  return existsSync(file) ? prepare([file]) : undefined
}

const core = () =>
  prepare(
    ['yui', ...CORE].map((name) => join(FOLDER, name, `${name}-min.js`)),
    START,
  )

async function prepare(files: readonly string[], end = ''): Promise<PreparedResponse> {
  const parts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return prepareResponse({
    body: [...parts, end].join('\n;\n'),
    contentType: CONTENT_TYPES['.js'] ?? '',
    cacheControl: 'public, max-age=31536000, immutable',
  })
}
