import { listMatches as contract, type Match } from '@sitewright/api/matches/list-matches'
import { type Capability, can } from '@sitewright/core/roles'
import { type RawBuilder, sql } from 'kysely'
import { ownerCall } from '../../platform/http/route.ts'

/** Matches of each kind: a list that one sees at a glance. */
const OF_EACH = 6

/** PostgreSQL's largest integer, which no number of an order is above. */
const MAX_INTEGER = 2_147_483_647

interface Question {
  readonly siteId: string
  readonly words: string
}

interface Kind {
  readonly needs: Capability
  query(question: Question): RawBuilder<unknown>
}

/** Titles that begin with the words come before those that have them inside. */
const byTitle = (title: RawBuilder<unknown>, { words }: Question) => sql`
  position(${words} IN lower(${title})) > 0
  ORDER BY position(${words} IN lower(${title})) > 1, lower(${title}), id LIMIT ${OF_EACH}`

function items(question: Question, isProduct: boolean) {
  return sql`
    SELECT item.id, item.title, page.title AS detail, page.kind AS page_kind
    FROM item JOIN page ON page.website_id = item.website_id AND page.id = item.collection_id
    WHERE item.website_id = ${question.siteId} AND NOT item.is_removed AND NOT page.is_removed
      AND ${isProduct ? sql`` : sql`NOT`} EXISTS (
        SELECT FROM product WHERE product.website_id = item.website_id AND product.id = item.id)
      AND position(${question.words} IN lower(item.title)) > 0
    ORDER BY position(${question.words} IN lower(item.title)) > 1, lower(item.title), item.id
    LIMIT ${OF_EACH}`
}

/** Kinds in the order of the list, each with the statement that finds its matches. */
const KINDS: Readonly<Record<Match['kind'], Kind>> = {
  page: {
    needs: 'content.view',
    query: (question) => sql`
      SELECT id, title, '' AS detail, kind AS page_kind FROM page
      WHERE website_id = ${question.siteId} AND NOT is_removed
        AND ${byTitle(sql`title`, question)}`,
  },
  item: { needs: 'content.view', query: (question) => items(question, false) },
  product: { needs: 'products.view', query: (question) => items(question, true) },
  order: {
    needs: 'orders.view',
    query: ({ siteId, words }) => sql`
      SELECT id, '#' || number AS title, customer AS detail, NULL AS page_kind FROM shop_order
      WHERE website_id = ${siteId} AND number = ${orderNumber(words)}`,
  },
  form: {
    needs: 'forms.edit',
    query: (question) => sql`
      SELECT id, name AS title, '' AS detail, NULL AS page_kind FROM form
      WHERE website_id = ${question.siteId} AND ${byTitle(sql`name`, question)}`,
  },
}

/** The number in `#1042` or `1042`; -1, which no order has, for other words. */
function orderNumber(words: string): number {
  const number = Number(/^#?(\d{1,10})$/.exec(words)?.[1] ?? -1)
  return number > MAX_INTEGER ? -1 : number
}

export const listMatches = ownerCall(contract, async ({ search }, { role, siteId, inSite }) => {
  const words = search.toLowerCase()
  const names = Object.keys(KINDS) as Match['kind'][]
  const allowed = names.filter((name) => can(role, KINDS[name].needs))
  if (words === '' || allowed.length === 0) return { matches: [] }
  const parts = allowed.map(
    (name) => sql`(SELECT ${name} AS kind, found.* FROM (
      ${KINDS[name].query({ siteId, words })}) AS found)`,
  )
  const { rows } = await inSite(({ db }) =>
    sql<Omit<Match, 'pageKind'> & { page_kind: Match['pageKind'] }>`
      ${sql.join(parts, sql` UNION ALL `)}`.execute(db),
  )
  return { matches: rows.map(({ page_kind: pageKind, ...match }) => ({ ...match, pageKind })) }
})
