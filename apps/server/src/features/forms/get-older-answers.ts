import { getOlderAnswers as contract } from '@sitewright/api/forms/get-older-answers'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { countOlder } from './forget-answers.ts'
import { formsById } from './form-table.ts'

export const getOlderAnswers = ownerCall(contract, async ({ formId, days }, { app, inSite }) =>
  inSite(async (site) => {
    const [form] = await formsById(site, [formId])
    if (!form) throw fail('formMissing')
    return { count: await countOlder(site, formId, { days, now: app.clock.now() }) }
  }),
)
