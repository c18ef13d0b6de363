import type { Id } from '@sitewright/core/id'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { ItemRow } from './item-table.ts'
import { type Survey, type SurveyRow, surveyOf, surveyQuery } from './survey-collections.ts'
import {
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  stretchesOf,
  stretchesQuery,
} from './visible-items.ts'

export interface ItemsQuestion {
  readonly stretches: readonly ItemQuestion[]
  /** Collections whose words and sizes are wanted, and whose next change is. */
  readonly surveyed: readonly Id[]
  /** What the survey counts, if anything; only where something is surveyed. */
  readonly counted?: ItemFilter | undefined
  readonly now: Date
}

export interface ItemsAnswer {
  /** In the order of the questions. */
  readonly stretches: readonly ItemStretch[]
  readonly survey: Survey
}

type FoundRow = ItemRow & { readonly question: number; readonly place: number }

/** Everything that a page asks of collections, in one statement at most. */
export async function askItems(
  site: SiteTx,
  { stretches, surveyed, counted, now }: ItemsQuestion,
): Promise<ItemsAnswer> {
  const found = stretchesQuery(site, stretches)
  const survey =
    surveyed.length === 0 ? undefined : surveyQuery(site, { collectionIds: surveyed, now, counted })
  const answer = (rows: readonly FoundRow[], surveyRow: SurveyRow | undefined) => ({
    stretches: stretchesOf(stretches, rows),
    survey: surveyOf(surveyed, surveyRow),
  })
  if (!found) return answer([], (await survey?.execute(site.db))?.rows[0])
  if (!survey) return answer(await found.orderBy('question').orderBy('place').execute(), undefined)
  // The survey's row has no question, so it comes last.
  const { rows } = await sql<FoundRow & SurveyRow>`
    SELECT * FROM (${found}) AS found FULL JOIN (${survey}) AS survey ON false
    ORDER BY question, place`.execute(site.db)
  return answer(rows.slice(0, -1), rows.at(-1))
}
