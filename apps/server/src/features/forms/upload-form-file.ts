import { uploadFormFile as contract } from '@sitewright/api/forms/upload-form-file'
import { visitorCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { takeFormFile } from './take-form-file.ts'

export const uploadFormFile = visitorCall(contract, async (input, request) => {
  const { raw, visitor } = request
  if (visitor === undefined) throw fail('keyUnknown')
  const announcedBytes = Number(raw.headers['content-length'] ?? 0)
  return { file: await takeFormFile(request, { ...input, body: raw.body, announcedBytes }) }
})
