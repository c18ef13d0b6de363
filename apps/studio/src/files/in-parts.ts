import { MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'

/** Ids in parts of as many as one call takes, whose answers are given in order. */
export async function inParts<Answer>(
  ids: readonly string[],
  ask: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let from = 0; from < ids.length; from += MAX_FILES_AT_ONCE) {
    answers.push(await ask(ids.slice(from, from + MAX_FILES_AT_ONCE)))
  }
  return answers
}
