import type { CallOutput } from '@sitewright/api/call'
import type { getFirstSteps } from '@sitewright/api/first-steps/get-first-steps'
import { type FlagSwitches, isOn } from '@sitewright/core/site/feature-flags'
import { firstStepsOf, type PageFacts } from '@sitewright/core/site/first-steps'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { takesMoney } from '../commerce/index.ts'

interface FactsRow {
  readonly has_logo: boolean
  readonly is_published: boolean
  readonly is_put_away: boolean
  readonly flags: FlagSwitches
  readonly pages: readonly PageFacts[] | null
}

/** The first steps of a site as a role sees them, from facts that one statement reads, and from its ways to be paid. */
export async function stepsOf(
  app: App,
  site: SiteTx,
  role: number,
): Promise<CallOutput<typeof getFirstSteps>> {
  const facts = await factsOf(site)
  const steps = firstStepsOf(
    {
      pages: facts.pages ?? [],
      hasLogo: facts.has_logo,
      sells: isOn(facts.flags, 'commerce'),
      takesMoney: await takesMoney(app, site),
      isPublished: facts.is_published,
    },
    role,
  )
  return { steps, isPutAway: facts.is_put_away }
}

/** Items of the starting point were made in the transaction of the site, and so at its time. */
async function factsOf({ id, db }: SiteTx): Promise<FactsRow> {
  const { rows } = await sql<FactsRow>`
    SELECT settings->>'logoImageId' IS NOT NULL OR EXISTS (
        SELECT FROM site_draft
        WHERE site_draft.website_id = site.id AND header->>'logoImageId' IS NOT NULL
      ) AS has_logo,
      publication_id IS NOT NULL AS is_published,
      first_steps_put_away AS is_put_away,
      flags,
      (SELECT json_agg(json_build_object(
          'id', page.id, 'kind', page.kind, 'isHome', page.is_home,
          'isEdited', coalesce(document.revision > 1, false),
          'hasOwnItems', EXISTS (
            SELECT FROM item WHERE item.website_id = page.website_id
              AND item.collection_id = page.id AND NOT item.is_removed
              AND item.created_at > site.created_at
          )
        ) ORDER BY page.id)
        FROM page LEFT JOIN document
          ON document.website_id = page.website_id AND document.id = page.document_id
        WHERE page.website_id = ${id} AND NOT page.is_removed) AS pages
    FROM site WHERE id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A site is gone while its first steps are asked for')
  return row
}
