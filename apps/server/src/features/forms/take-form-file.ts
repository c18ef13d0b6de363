/** Takes in a file for a form: of a kind that its owner lets visitors send, told from its bytes, and private. */

import { extensionOf } from '@sitewright/core/files/file-types'
import { isTypeOf, MAX_FORM_FILE_BYTES } from '@sitewright/core/forms/form-files'
import type { Id } from '@sitewright/core/id'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { checkedName, keepPrivateFile, takePrivateFile } from '../files/index.ts'
import { removeUnlessSent } from './clear-form-files.ts'
import { fail } from './errors.ts'
import { type FormFile, insertFormFile, unsentBytes } from './form-file-table.ts'
import { formsById } from './form-table.ts'
import { isOpenAt } from './present-form.ts'

/** Bytes of one site that wait for being sent: enough for a rush, and too little to fill a disk with what nobody sends. */
const MAX_UNSENT_BYTES = 1024 * 1024 * 1024

export interface IncomingFormFile {
  readonly formId: Id
  readonly fieldId: string
  readonly filename: string
  readonly body: unknown
  readonly announcedBytes: number
}

export async function takeFormFile(
  { app, siteId, visitor, inSite }: Pick<VisitorRequest, 'app' | 'siteId' | 'visitor' | 'inSite'>,
  { formId, fieldId, filename: named, body, announcedBytes }: IncomingFormFile,
): Promise<FormFile> {
  const filename = checkedName(named)
  const now = app.clock.now()
  const field = await inSite(async (site) => {
    const [form] = await formsById(site, [formId])
    const { definition, answerCount } = form ?? {}
    const found = definition?.fields.find(({ id, type }) => id === fieldId && type === 'file')
    if (!definition || !found) throw fail('notConfigured')
    if (!isOpenAt(definition, answerCount ?? 0, now)) throw fail('formClosed')
    if ((await unsentBytes(site)) + announcedBytes > MAX_UNSENT_BYTES) throw fail('filesWait')
    return found
  })
  const claimed = extensionOf(filename)
  if (!claimed || !isTypeOf(claimed, field.fileKinds)) throw fail('fileKind')
  const incoming = { siteId, filename, body, announcedBytes, maxBytes: MAX_FORM_FILE_BYTES }
  return takePrivateFile(app, inSite, incoming, async (site, taken) => {
    if (taken.type !== claimed) throw fail('fileLies')
    const { id, bytes } = await keepPrivateFile(site, app, { ...taken, filename, id: null })
    await insertFormFile(site, { formId, fieldId, visitor: visitor ?? null }, id)
    await removeUnlessSent(site, id, now)
    return { id, filename, bytes }
  })
}
