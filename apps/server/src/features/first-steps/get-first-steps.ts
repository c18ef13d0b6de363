import { getFirstSteps as contract } from '@sitewright/api/first-steps/get-first-steps'
import { ownerCall } from '../../platform/http/route.ts'
import { stepsOf } from './steps-of.ts'

export const getFirstSteps = ownerCall(contract, async (_input, { app, role, inSite }) =>
  inSite((site) => stepsOf(app, site, role)),
)
