/** The program of the process that reads an uploaded archive. Nothing of an archive is run. */

import { readFile, writeFile } from 'node:fs/promises'
import { serve } from '@sitewright/sandbox/program'
import { readUpload, type UploadAnswer } from './read-upload.ts'
import { packTheme } from './theme-pack.ts'
import type { ReadTask } from './theme-reader.ts'

serve<ReadTask, UploadAnswer>(async ({ from, to }) => {
  const { files, ...answer } = await readUpload(await readFile(from))
  if (files && answer.theme) {
    await writeFile(to, await packTheme({ files, revision: answer.theme.revision }))
  }
  return answer
})
