/** Forms with files, as browsers without script post them (multipart/form-data), read by Node's own parser. */

import { createHash } from 'node:crypto'
import { MAX_FORM_FILE_BYTES } from '@sitewright/core/forms/form-files'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of a posted form, with its files: as many as one file may have, since they are held in memory. */
const MAX_POSTED = MAX_FORM_FILE_BYTES + 512 * 1024

/** Files of a posted form, by the names of their fields. */
type PostedFiles = ReadonlyMap<string, readonly File[]>

const posted = new WeakMap<FastifyRequest, PostedFiles>()

/** Files that came with a form; a field that nobody chose a file in has none. */
export function postedFiles(request: FastifyRequest): PostedFiles {
  return posted.get(request) ?? new Map()
}

/** Hash of the files of a form: the same for the same files, whenever they are sent. */
export async function digestOfFiles(request: FastifyRequest): Promise<string> {
  const hash = createHash('sha256')
  for (const [field, files] of postedFiles(request)) {
    for (const file of files) {
      hash.update(JSON.stringify([field, file.name, file.size]))
      hash.update(Buffer.from(await file.arrayBuffer()))
    }
  }
  return hash.digest('hex')
}

/** Takes such bodies on the routes of this scope alone. Texts are read as from any form; files are beside them. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_POSTED },
    async (request: FastifyRequest, body: Buffer) => {
      const form = await read(request, body)
      const texts = new Map<string, string[]>()
      const files = new Map<string, File[]>()
      for (const [name, value] of form) {
        if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
        else if (value.name !== '') files.set(name, [...(files.get(name) ?? []), value])
      }
      posted.set(request, files)
      return Object.fromEntries(texts)
    },
  )
}

async function read({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? ''
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw Object.assign(new SyntaxError('No form can be read.'), { statusCode: 400 })
    })
}
