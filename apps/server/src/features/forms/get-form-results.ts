import { getFormResults as contract } from '@sitewright/api/forms/get-form-results'
import { stepFor, stepsBetween } from '@sitewright/core/forms/results/chart-axis'
import { ownerCall } from '../../platform/http/route.ts'
import { siteWithId } from '../sites/index.ts'
import { labelsOf } from './answer-labels.ts'
import { readScope } from './answers-scope.ts'
import { choicesOf } from './choices-of.ts'
import { fail } from './errors.ts'
import { formsById } from './form-table.ts'
import { readForm } from './present-form.ts'
import { barWish, presentResults, RESULT_TYPES } from './present-results.ts'
import {
  type CountedAnswers,
  countBars,
  countByDay,
  countQuestions,
  countSent,
  MOST_ANSWERS,
} from './result-table.ts'

export const getFormResults = ownerCall(contract, async ({ formId, ...scope }, { inSite }) =>
  inSite(async (site) => {
    const [row] = await formsById(site, [formId])
    if (!row) throw fail('formMissing')
    const form = readForm(row.definition)
    const { timeZone = 'UTC' } = (await siteWithId(site.db, site.id)) ?? {}
    const answers: CountedAnswers = { formId, scope: await readScope(site, scope) }
    const { count, first, last } = await countSent(site, answers, timeZone)
    const questions = await countQuestions(site, answers, RESULT_TYPES)
    const bars = await countBars(site, answers, questions.map(barWish))
    return {
      form: {
        name: form.name,
        labels: await labelsOf(site, formId),
        choices: choicesOf(form),
      },
      count,
      isCut: count >= MOST_ANSWERS,
      sent: first === null || last === null ? null : await sentBy(first, last),
      results: presentResults(form, questions, bars),
    }

    async function sentBy(from: string, to: string) {
      const step = stepFor(from, to)
      const counts = await countByDay(site, answers, { timeZone, step })
      return {
        step,
        bars: stepsBetween(from, to, step).map((key) => ({ key, count: counts.get(key) ?? 0 })),
      }
    }
  }),
)
