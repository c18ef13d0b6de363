import type { Id } from '@sitewright/core/id'
import { type RawBuilder, sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { ItemRow } from './item-table.ts'
import {
  type Survey,
  type SurveyRow,
  surveyOf,
  surveyQuery,
  type TallyQuestion,
} from './survey-collections.ts'
import {
  type ItemFilter,
  type ItemQuestion,
  type ItemStretch,
  stretchesOf,
  stretchesQuery,
} from './visible-items.ts'

export interface ItemsQuestion {
  readonly stretches: readonly ItemQuestion[]
  /** Collections whose tags, categories and sizes are wanted, and the time of whose next change. */
  readonly surveyed: readonly Id[]
  /** Items that the survey counts, if any; only where a collection is surveyed. */
  readonly counted?: ItemFilter | undefined
  /** Items to be counted by author and by month, of surveyed collections. */
  readonly tally?: TallyQuestion | undefined
  readonly now: Date
  /** JSON values that the same statement reads along. */
  readonly beside: readonly RawBuilder<unknown>[]
}

export interface ItemsAnswer {
  /** Found items, in the order of the questions. */
  readonly stretches: readonly ItemStretch[]
  readonly survey: Survey
  /** Values of `beside`, in the order they were asked for. */
  readonly beside: readonly unknown[]
}

type FoundRow = ItemRow & { readonly question: number; readonly place: number }
type LastRow = Partial<SurveyRow> & { readonly beside: readonly unknown[] }

/** Batching: everything that a page asks of collections, and values beside it, in one statement. */
export async function askItems(
  site: SiteTx,
  { stretches, surveyed, counted, tally, now, beside }: ItemsQuestion,
): Promise<ItemsAnswer> {
  const found = stretchesQuery(site, stretches)
  const values = sql`json_build_array(${sql.join(beside)}) AS beside`
  const last =
    surveyed.length === 0
      ? sql`SELECT ${values}`
      : sql`SELECT survey.*, ${values} FROM (${surveyQuery(site, { collectionIds: surveyed, now, counted, tally })}) AS survey`
  // The row of the survey has no question, so it comes last.
  const asked = found
    ? sql<FoundRow & LastRow>`
      SELECT * FROM (${found}) AS found FULL JOIN (${last}) AS last ON false
      ORDER BY question, place`
    : sql<FoundRow & LastRow>`${last}`
  const { rows } = await asked.execute(site.db)
  const row = rows.at(-1)
  return {
    stretches: stretchesOf(stretches, rows.slice(0, -1)),
    survey: surveyOf(surveyed, row as SurveyRow | undefined, tally),
    beside: row?.beside ?? [],
  }
}
