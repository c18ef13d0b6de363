import { getSiteWords as contract } from '@sitewright/api/sites/get-site-words'
import { ownerCall } from '../../platform/http/route.ts'
import { siteWithId } from '../sites/index.ts'
import { asRows, originalWords } from './site-words.ts'

export const getSiteWords = ownerCall(contract, async (_input, { app, inSite }) =>
  inSite(async (site) => {
    const row = await siteWithId(site.db, site.id)
    if (!row) throw new Error('A site is gone while its owner is asking for it')
    const { language } = row.settings
    return { language, words: asRows(await originalWords(app, site, language), row.words) }
  }),
)
