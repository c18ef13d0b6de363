import { putSiteWord as contract } from '@sitewright/api/sites/put-site-word'
import { type OwnWords, tidyWords, wordProblem } from '@sitewright/core/site/own-words'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { changeSite, lockSite } from '../sites/index.ts'
import { fail } from './errors.ts'
import { asRows, originalWords } from './site-words.ts'

/** Live when this transaction commits, as settings are. */
export const putSiteWord = ownerCall(contract, async ({ keys, text }, { app, account, inSite }) =>
  inSite(async (site) => {
    const { settings, words } = await lockSite(site)
    const wanted = new Set(keys)
    const found = (await originalWords(app, site, settings.language)).filter(({ key }) =>
      wanted.has(key),
    )
    if (found.length < wanted.size) throw fail('wordUnknown')
    const own = tidyWords(text)
    const problem = own && found.map(({ original }) => wordProblem(original, own)).find(Boolean)
    if (problem) throw fail('wordInvalid', { errors: { text: problem } })
    // A word that is given as it is at first follows the language of the site again.
    const said = Object.fromEntries(
      found.map(({ key, original }) => [key, own === tidyWords(original) ? '' : own]),
    )
    const changed: OwnWords = Object.fromEntries(
      Object.entries({ ...words, ...said }).filter(([, one]) => one !== ''),
    )
    await changeSite(site, { words: changed })
    await noteActivity(site, { kind: 'wordsChanged', by: account.id })
    await announceChange(site)
    const [word] = asRows(found, changed)
    if (!word) throw fail('wordUnknown')
    return { word }
  }),
)
