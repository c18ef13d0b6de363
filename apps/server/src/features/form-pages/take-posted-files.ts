/** Files of a form that a browser posts by itself: taken in as those of its script are, each under its field. */

import { Readable } from 'node:stream'
import type { FormData as ShownForm } from '@sitewright/blocks/registry'
import type { EntryProblem } from '@sitewright/core/forms/check-entries'
import { nativeName } from '@sitewright/core/forms/form'
import { refusedFile } from '@sitewright/core/forms/form-files'
import type { Id } from '@sitewright/core/id'
import { Problem } from '@sitewright/core/problem'
import { refuseProblems, takeFormFile } from '../forms/index.ts'
import type { FormVisit } from './form-visit.ts'
import { postedFiles } from './multipart.ts'

/** Ids of the files by field id; what is wrong with one is told at its field. */
export async function takePostedFiles(
  visit: FormVisit,
  { form }: ShownForm,
): Promise<Readonly<Record<string, readonly Id[]>>> {
  const posted = postedFiles(visit.raw)
  const taken: Record<string, readonly Id[]> = {}
  const problems: Record<string, EntryProblem> = {}
  for (const field of form.fields.filter(({ type }) => type === 'file')) {
    const files = posted.get(nativeName(field)) ?? []
    const found =
      files.length > field.maxFiles ? 'tooManyFiles' : await takeAll(visit, field.id, files)
    if (typeof found === 'string') problems[field.id] = found
    else if (found.length > 0) taken[field.id] = found
  }
  if (Object.keys(problems).length > 0) refuseProblems({ problems })
  return taken
}

async function takeAll(
  visit: FormVisit,
  fieldId: string,
  files: readonly File[],
): Promise<readonly Id[] | EntryProblem> {
  const ids: Id[] = []
  try {
    for (const file of files) {
      const body = Readable.from(Buffer.from(await file.arrayBuffer()))
      const wish = { formId: visit.formId, fieldId, filename: file.name, body }
      ids.push((await takeFormFile(visit, { ...wish, announcedBytes: file.size })).id)
    }
    return ids
  } catch (error) {
    if (error instanceof Problem) return refusedFile(error.code)
    throw error
  }
}
