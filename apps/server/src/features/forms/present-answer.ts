import type { Answer } from '@sitewright/api/forms/answer-shapes'
import type { AnswerRow } from './read-answers.ts'

export function presentAnswer({
  entries,
  page,
  readAt,
  sentAt,
  doubts,
  labels,
  ...row
}: AnswerRow): Answer {
  return {
    ...row,
    doubts: [...doubts],
    labels: [...labels],
    entries: entries.map(({ id, type, rawTitle, value, files }) => ({
      ...{ id, type, rawTitle, value },
      ...(files && { files: files.map((file) => ({ ...file })) }),
    })),
    page: { title: page.title, path: page.path },
    sentAt: sentAt.getTime(),
    isRead: readAt !== null,
  }
}
