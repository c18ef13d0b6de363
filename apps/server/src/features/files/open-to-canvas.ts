/**
 * Signed URLs for files of a site that is not public, in its editor. The canvas has no cookies that could tell who asks, so its
 * pages name such files by addresses that are signed for a time, each for one file.
 */

import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'

/** Matches addresses of files as owners write them and blocks print them: in attributes, lists of pictures, and styles. */
const FILE_ADDRESS = /(["'(=,;\s])\/s\/([a-z0-9-]{1,100}\.[a-z0-9]{2,5})(?=["')#&,\s>\\])/g
/** Step of expiry in milliseconds: an address is good for one to two steps, so it stays the same while somebody edits a page. */
const STEP_MS = 3_600_000
/** Purpose of the signature: see `Keys`. */
const PURPOSE = 'file-for-canvas'

type Signer = Pick<App, 'keys' | 'clock'>

/** HTML or styles whose file addresses are signed, for the canvas' host. */
export function withOpenFiles(signer: Signer, siteId: Id, text: string): string {
  const until = (Math.floor(signer.clock.now() / STEP_MS) + 2) * STEP_MS
  return text.replace(
    FILE_ADDRESS,
    (_all, before: string, name: string) =>
      `${before}/s/${name}?open=${until}.${signer.keys.sign(PURPOSE, [siteId, name, until].join('|'))}`,
  )
}

/** Inverse of `withOpenFiles`, to compare a canvas with the published page. */
export function withoutOpenFiles(text: string): string {
  return text.replace(/(\/s\/[a-z0-9-]+\.[a-z0-9]+)\?open=\d+\.[\w-]+/g, '$1')
}

export function isOpenToCanvas(
  { keys, clock }: Signer,
  siteId: Id,
  { name, open }: { name: string; open: unknown },
): boolean {
  if (typeof open !== 'string') return false
  const [until = '', signature = ''] = open.split('.')
  if (!/^\d{13,14}$/.test(until) || Number(until) <= clock.now()) return false
  return keys.verify(PURPOSE, [siteId, name, until].join('|'), signature)
}
