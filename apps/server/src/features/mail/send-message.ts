/**
 * Sends a message, at least once. The row is marked only after the mail server took the message, so a
 * crash between the two sends it again, with the same Message-ID, by which readers' mail programs and
 * servers know it for the same. Marking it before could lose it, which is worse.
 */

import type { App } from '../../platform/app.ts'
import type { Job, JobHeader } from '../../platform/jobs.ts'
import type { MessageKind } from './message-kinds.ts'
import { changeMessage, findMessage, type MessageRow } from './message-table.ts'
import { type RenderedMessage, renderMessage } from './render-message.ts'
import { mailServerOf } from './transport.ts'

export const SEND_MESSAGE = { name: 'send-message', maxAttempts: 12 } as const

export const sendMessage: Job = { ...SEND_MESSAGE, run }

async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  const change = (values: Parameters<typeof changeMessage>[2]) =>
    app.database.inSite(siteId, (site) => changeMessage(site, id, values))
  const message = await app.database.inSite(siteId, (site) => findMessage(site, id))
  if (message?.state !== 'waiting') return

  const rendered = await rendition(message)
  const server = mailServerOf(app)
  if (!server) {
    await change({ ...rendered, state: 'kept' })
    return
  }
  const attempts = message.attempts + 1
  await change({ ...rendered, attempts })
  try {
    await server.send({ ...message, ...rendered })
  } catch (error) {
    if (isFinal(error) || attempts >= SEND_MESSAGE.maxAttempts) await change({ state: 'failed' })
    if (isFinal(error)) return
    throw error
  }
  await change({ state: 'sent', sent_at: new Date(app.clock.now()) })
}

/** What was rendered before is what will be sent, whatever the template has become meanwhile. */
export async function rendition({
  kind,
  data,
  html,
  text,
}: Pick<MessageRow, 'kind' | 'data' | 'html' | 'text'>): Promise<RenderedMessage> {
  if (html !== null && text !== null) return { html, text }
  return renderMessage(kind as MessageKind, data as never)
}

/** A mail server that answers 5xx will say the same again. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}
