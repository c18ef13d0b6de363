/** Reads an oEmbed answer. Of its markup only the address of a frame is taken, and only if it is one of the provider's own. Pure. */

import { allowedFrame } from '@sitewright/core/embeds/embed-address'
import type { EmbedProvider } from '@sitewright/core/embeds/embed-providers'
import { Parser } from 'htmlparser2'
import * as z from 'zod'

export interface OembedFacts {
  /** Address of the frame; empty for a picture. */
  readonly frame: string
  readonly title: string
  /** In pixels; 0 if unknown. */
  readonly width: number
  readonly height: number
  /** Address of the still; empty for none. */
  readonly pictureUrl: string
  /** Plan of the account that shared it, where the provider tells. */
  readonly plan: string
}

/** Sizes come as numbers, as texts, and as `100%`; all but numbers of pixels are unknown. */
const pixels = z.coerce.number().int().min(1).max(10_000).catch(0)
const text = z.string().catch('')

const answer = z.object({
  type: text,
  html: text,
  title: text,
  width: pixels,
  height: pixels,
  url: text,
  thumbnail_url: text,
  account_type: text,
})

/** The most characters of a title. */
const MAX_TITLE = 300

/** The facts of an answer; undefined for one that is none, or that frames something of another site. */
export function readOembed(body: string, provider: EmbedProvider): OembedFacts | undefined {
  const read = answer.safeParse(parsed(body))
  if (!read.success) return undefined
  const { type, html, title, width, height, url, thumbnail_url, account_type } = read.data
  const isPicture = type === 'photo'
  const frame = isPicture ? undefined : allowedFrame(firstFrame(html))
  if (!isPicture && frame?.provider !== provider) return undefined
  return {
    frame: frame?.url ?? '',
    title: title
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, MAX_TITLE),
    width,
    height,
    pictureUrl: isPicture ? url : thumbnail_url,
    plan: account_type,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Address of the first frame in markup; nothing of the markup is kept. */
function firstFrame(html: string): string {
  let found = ''
  const parser = new Parser({
    onopentag: (name, { src = '' }) => {
      if (name === 'iframe' && found === '') found = src.replace(/^\/\//, 'https://')
    },
  })
  parser.end(html)
  return found
}
