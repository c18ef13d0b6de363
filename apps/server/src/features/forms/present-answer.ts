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
    entries: entries.map(({ id, type, rawTitle, value }) => ({ id, type, rawTitle, value })),
    page: { title: page.title, path: page.path },
    sentAt: sentAt.getTime(),
    isRead: readAt !== null,
  }
}
