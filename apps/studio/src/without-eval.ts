/**
 * The validation library compiles its checks where it may, and tries that out with `new Function`, which the studio's
 * content security policy forbids and browsers report. It reads this before it tries; the bundler puts it before all else.
 */

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { jitless: true }

export {}
