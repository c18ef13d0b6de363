/** Forms with files, as browsers without script post them (multipart/form-data), read by Node's own parser. */

import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of a posted form, with its files. */
const MAX_POSTED = 1024 * 1024

/** Takes such bodies on the routes of this scope alone. Texts are read as from any form; a file is known by its name. */
export function takeMultipart(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_POSTED },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const type = headers['content-type'] ?? ''
      const bytes = new Uint8Array(body)
      const posted = await new Response(bytes, { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw Object.assign(new SyntaxError('No form can be read.'), { statusCode: 400 })
        })
      const read = new Map<string, string[]>()
      for (const [name, value] of posted) {
        // A field that nobody chose a file in comes as a file without a name.
        const text = typeof value === 'string' ? value : value.name
        read.set(name, [...(read.get(name) ?? []), text])
      }
      return Object.fromEntries(read)
    },
  )
}
