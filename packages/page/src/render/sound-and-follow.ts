/**
 * Brings to life what formatters print for scripts of another time: a player for sound, and a button to follow someone. Each
 * prints a call of YUI, which pages do not have without a theme that uses it; a browser needs none of it.
 */

import { escapeHtml } from '@sitewright/core/html'
import { linkKind } from '@sitewright/core/links/link-address'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { RenderOptions } from '@sitewright/template'
import { wordIn } from '../words/page-words.ts'

type Decorate = NonNullable<RenderOptions['decorate']>[string]

/** The script that a formatter begins with, and the end of the container that is the last of what it prints. */
const SCRIPT = /^<script>Y\.use\([\s\S]*?<\/script>\s*/
const END = /<\/div>$/

/** A text below these keys of whatever a template passed; empty if there is none. */
function textAt(value: unknown, ...keys: readonly string[]): string {
  let found = value
  for (const key of keys) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  }
  return typeof found === 'string' ? found : ''
}

const withPlayer: Decorate = (printed, value) => {
  const html = printed.replace(SCRIPT, '')
  const url = textAt(value, 'structuredContent', 'audioAssetUrl')
  if (url === '') return html
  const title = escapeHtml(textAt(value, 'title'))
  const label = title === '' ? '' : ` aria-label="${title}"`
  return html.replace(
    END,
    () => `<audio controls preload="none" src="${escapeHtml(url)}"${label}></audio></div>`,
  )
}

const withFollowLink: Decorate = (printed, value, scope) => {
  const html = printed.replace(SCRIPT, '')
  const [, name = ''] = /data-username="(\w+)"/.exec(html) ?? []
  if (name === '') return html
  const profileUrl = textAt(value, 'profileUrl')
  const url = linkKind(profileUrl) === 'web' ? profileUrl : `https://twitter.com/${name}`
  const words = fillIn(wordIn(scope, 'pageFollow'), { name })
  return html.replace(
    END,
    () => `<a href="${escapeHtml(url)}" rel="noopener">${escapeHtml(words)}</a></div>`,
  )
}

export const withSoundAndFollow: NonNullable<RenderOptions['decorate']> = {
  'audio-player': withPlayer,
  'twitter-follow-button': withFollowLink,
}
