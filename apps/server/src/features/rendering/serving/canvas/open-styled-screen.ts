import { openStyledScreen as contract } from '@sitewright/api/themes/open-styled-screen'
import { ownerCall } from '../../../../platform/http/route.ts'
import { canvasOf } from '../../../content/index.ts'

export const openStyledScreen = ownerCall(contract, async ({ screen }, request) => {
  const { session } = request
  // Calls that open a canvas take no keys.
  if (!session) throw new Error('A screen was asked for without a session')
  return canvasOf({ screen }, { ...request, session })
})
