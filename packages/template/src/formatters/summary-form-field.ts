import { formAnswer } from '../commerce/form-answer.ts'
import { localizedValue } from '../commerce/localized.ts'
import { objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const summaryFormField: Formatter = {
  name: 'summary-form-field',
  summary: 'A question of a form and what was answered.',
  section: 'commerce',
  usage: '',
  examples: [
    {
      input: { type: 'name', rawTitle: 'Name', values: { First: 'Ann', Last: 'Lee' } },
      output:
        '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Name:</span> Ann Lee\n</div>',
    },
  ],
  format(value, _args, scope) {
    const missing =
      asString(localizedValue(scope, 'productSummaryFormNoAnswerText')).trim() || 'N/A'
    const answer = formAnswer(value, scope) || missing
    return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${asString(objectOf(value).rawTitle)}:</span> ${answer}
</div>`
  },
}
