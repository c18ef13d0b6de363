/** Asks Google about places with the key of a site, by the guarded client. */

import * as z from 'zod'
import type { OwnerRequest } from '../../platform/http/route.ts'
import { outside } from '../../platform/outside/outside.ts'
import { currentSettings } from '../site-settings/index.ts'
import { fail } from './errors.ts'

const API = 'https://maps.googleapis.com/maps/api/place'

/** The most bytes of an answer, which is a few thousand as a rule. */
const MAX_BYTES = 256 * 1024

const said = z.looseObject({ status: z.string() })

/** An answer that has what was asked for; `ZERO_RESULTS` is one too. */
export async function askGoogle<Schema extends z.ZodType>(
  path: string,
  query: Readonly<Record<string, string>>,
  schema: Schema,
  { app, siteId, inSite }: OwnerRequest,
): Promise<z.output<Schema>> {
  const { googleMapsKey: key } = await inSite(currentSettings)
  if (!key) throw fail('placesNoKey')
  const asked = new URLSearchParams({ ...query, key })
  const { body } = await outside(app).get(siteId, `${API}/${path}/json?${asked}`, {
    accepts: ['application/json'],
    maxBytes: MAX_BYTES,
  })
  const answer = said.safeParse(parsed(body.toString('utf8')))
  if (answer.data?.status === 'REQUEST_DENIED') throw fail('placesRefused')
  const read = schema.safeParse(answer.data)
  if (!read.success) throw fail('placesOdd')
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
