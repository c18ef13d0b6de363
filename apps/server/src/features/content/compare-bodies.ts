/** Differences between bodies, by section and block, in the words of the blocks' own labels. */

import type { ComparedChange } from '@sitewright/api/content/comparison'
import { blockTexts } from '@sitewright/blocks/document-text'
import { blockOfType } from '@sitewright/blocks/registry'
import {
  compareDocuments,
  type SectionDifference,
} from '@sitewright/core/document/compare-documents'
import {
  type Block,
  EMPTY_DOCUMENT,
  type PageDocument,
} from '@sitewright/core/document/page-document'
import { sql } from 'kysely'
import type { SiteTx } from '../../platform/database.ts'
import type { BodyPair } from './compare-manifests.ts'

/** Bytes of bodies as they are stored, compressed, that one answer looks into; the first pair is always read. */
const MOST_BYTES = 1_000_000
/** Pairs of bodies that one answer looks into. */
const MOST_PAIRS = 100
const MOST_SECTIONS = 50
const MOST_BLOCKS = 20
/** Letters of a block's words, by which its owner knows it. */
const MOST_LETTERS = 60

export type ComparedBody = ComparedChange['bodies'][number]

/**
 * The pairs with their differences, as far as they were looked into; undefined for the others. One statement, whose work is
 * bounded. `draft` reads the newer ones as they are drafted, of which no revision needs to be kept.
 */
export async function compareBodies(
  site: SiteTx,
  pairs: readonly BodyPair[],
  { isDraft }: { readonly isDraft: boolean },
): Promise<readonly (ComparedBody | undefined)[]> {
  const read = await readPairs(site, pairs.slice(0, MOST_PAIRS), isDraft)
  return pairs.map(({ field, before, after }, index) => {
    const bodies = read.get(index)
    const documentId = (after ?? before)?.documentId
    if (!bodies || documentId === undefined) return undefined
    const sections = compareDocuments(
      bodies.before ?? EMPTY_DOCUMENT,
      bodies.after ?? EMPTY_DOCUMENT,
    )
    return {
      documentId,
      field,
      sections: sections.slice(0, MOST_SECTIONS).map(presentSection),
      more: Math.max(0, sections.length - MOST_SECTIONS),
    }
  })
}

interface Bodies {
  readonly before: PageDocument | null
  readonly after: PageDocument | null
}

async function readPairs(
  { id, db }: SiteTx,
  pairs: readonly BodyPair[],
  isDraft: boolean,
): Promise<ReadonlyMap<number, Bodies>> {
  if (pairs.length === 0) return new Map()
  const wanted = pairs.map(({ before, after }, place) => ({ place, before, after }))
  const { rows } = await sql<Bodies & { place: number }>`
    SELECT place, before, after FROM (
      SELECT *, sum(size) OVER (ORDER BY place) - size AS earlier FROM (
        SELECT wanted.place, old.body AS before, coalesce(draft.body, kept.body) AS after,
          coalesce(pg_column_size(old.body), 0)
            + coalesce(pg_column_size(draft.body), pg_column_size(kept.body), 0) AS size
        FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          AS wanted (place integer, before jsonb, after jsonb)
        LEFT JOIN document_revision AS old ON old.website_id = ${id}
          AND old.document_id = wanted.before ->> 'documentId'
          AND old.revision = (wanted.before ->> 'revision')::integer
        LEFT JOIN document_revision AS kept ON NOT ${isDraft}::boolean AND kept.website_id = ${id}
          AND kept.document_id = wanted.after ->> 'documentId'
          AND kept.revision = (wanted.after ->> 'revision')::integer
        LEFT JOIN document AS draft ON ${isDraft}::boolean AND draft.website_id = ${id}
          AND draft.id = wanted.after ->> 'documentId'
      ) AS pair
    ) AS counted WHERE earlier < ${MOST_BYTES}`.execute(db)
  return new Map(rows.map(({ place, ...bodies }) => [place, bodies]))
}

function presentSection({
  blocks,
  ...section
}: SectionDifference): ComparedBody['sections'][number] {
  return {
    ...section,
    aspects: [...section.aspects],
    blocks: blocks.slice(0, MOST_BLOCKS).map(({ block, aspects, ...about }) => ({
      ...about,
      label: blockOfType(block.type)?.label ?? 'Block',
      words: wordsOf(block),
      aspects: [...aspects],
    })),
    more: Math.max(0, blocks.length - MOST_BLOCKS),
  }
}

function wordsOf(block: Block): string {
  const words = blockTexts(block).join(' ').replace(/\s+/g, ' ').trim()
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trimEnd()}…` : words
}
