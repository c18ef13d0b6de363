import type { DeliveredAnswer } from './delivery-table.ts'

/**
 * JSON of an answer as webhooks carry it; `docs/guides/webhooks.md` has an example. Passwords leave the studio by no way, so theirs is
 * an empty text.
 */
export function bodyOf({ siteId, formId, formName, answer }: DeliveredAnswer): string {
  const sentAt = answer.sentAt.toISOString()
  return JSON.stringify({
    type: 'form.answer',
    timestamp: sentAt,
    data: {
      siteId,
      form: { id: formId, name: formName },
      answer: {
        id: answer.id,
        sentAt,
        email: answer.email,
        page: { title: answer.page.title, path: answer.page.path },
        fields: answer.entries.map(({ id, type, rawTitle, value, values }) => {
          const isSecret = type === 'password'
          return {
            ...{ id, type, title: rawTitle, value: isSecret ? '' : value },
            ...(values !== undefined && { values }),
          }
        }),
      },
    },
  })
}
