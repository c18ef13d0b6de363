/** A million answers to a form, straight into the tables: made by SQL in about a minute, as the server keeps and indexes them. */

import { choiceWord } from '@sitewright/server/features/forms/answer-choices'
import type { Client } from 'pg'

/** `ANSWERS=100000 npm run bench forms/answers` measures fewer, for work on it. */
export const ANSWERS = Number(process.env.ANSWERS ?? 1_000_000)
/** Different messages: of eight words each, of which few are in many messages and most in few. */
const MESSAGES = 20_000
/** Answers in a segment of the index of words, as `answer-search.ts` has them. */
const SEGMENT = 10_000
/** Answers of the newest that nobody has read. */
const UNREAD = 100_000

/** Each fiftieth is held back. */
const HELD = 50
/** Each three hundredth has a label. */
const LABELLED = 300

/** Choices: of every second answer, of each thousandth, and of ten. */
export const COLOURS = { common: 'Blue', rare: 'Green', rarest: 'Gold' } as const

/** SQL of the colour of the answer at a place. */
const COLOUR = `CASE WHEN place % ${ANSWERS / 10} = 7 THEN '${COLOURS.rarest}'
  WHEN place % 1000 = 3 THEN '${COLOURS.rare}' WHEN place % 2 = 0 THEN '${COLOURS.common}' ELSE 'Red' END`
/** SQL of the word that stands for it. */
const CHOSEN = `CASE ${COLOUR} ${[...Object.values(COLOURS), 'Red']
  .map((colour) => `WHEN '${colour}' THEN '${choiceWord('colour', colour)}'`)
  .join(' ')} END`

export async function fillForm(admin: Client, siteId: string, formId: string): Promise<void> {
  await admin.query(`
    CREATE FUNCTION pg_temp.word(n int) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT substr('bcdfghklmnprstvz', n % 16 + 1, 1) || substr('aeiou', n % 5 + 1, 1) ||
        substr('bcdfghklmnprstvz', n / 16 % 16 + 1, 1) || substr('aeiou', n / 80 % 5 + 1, 1) || n
    $$`)
  await admin.query('SELECT setseed(0.5)')
  await admin.query(
    `CREATE TEMPORARY TABLE message AS
     SELECT number, ARRAY(
       SELECT pg_temp.word((20000 * power(random(), 3))::int) FROM generate_series(1, 8 + number * 0)
     ) AS words FROM generate_series(0, ${MESSAGES - 1}) AS number`,
  )
  await admin.query('ALTER TABLE message ADD PRIMARY KEY (number)')
  const definition = await admin.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'form_answer_search_words'`,
  )
  await admin.query('BEGIN')
  // Rows that belong together, so nothing is checked one by one.
  await admin.query(`SET LOCAL session_replication_role = 'replica'`)
  await admin.query(`SET LOCAL maintenance_work_mem = '512MB'`)
  await admin.query('DROP INDEX form_answer_search_words')
  await admin.query(
    `CREATE TEMPORARY TABLE answer ON COMMIT DROP AS
     SELECT place, words,
       lpad(to_hex(1700000000000 + place * 1000), 12, '0') || lpad(to_hex(place % 65536), 4, '0') || 'aaaaaaaa' AS id
     FROM generate_series(1::bigint, ${ANSWERS}) AS place
     JOIN message ON number = place % ${MESSAGES}`,
  )
  await admin.query(
    `INSERT INTO form_answer
       (website_id, id, form_id, key_hash, sent_hash, entries, email, page, state, doubts, labels, read_at, sent_at)
     SELECT $1, id, $2, md5(id) || md5(id), md5(id), jsonb_build_array(
         jsonb_build_object('id', 'name', 'type', 'text', 'rawTitle', 'Name', 'value', 'name' || place % 997),
         jsonb_build_object('id', 'email', 'type', 'email', 'rawTitle', 'Email', 'value', 'name' || place % 997 || '@example.com'),
         jsonb_build_object('id', 'message', 'type', 'textarea', 'rawTitle', 'Message', 'value', array_to_string(words, ' ') || ' only' || place),
         jsonb_build_object('id', 'colour', 'type', 'radio', 'rawTitle', 'Colour', 'value', ${COLOUR})
       ), 'name' || place % 997 || '@example.com',
       '{"title": "Contact", "path": "/contact", "id": "", "source": "c"}',
       CASE WHEN place % ${HELD} = 0 THEN 'held' ELSE 'kept' END, '{}',
       CASE WHEN place % ${LABELLED} = 0 THEN ARRAY['To call'] WHEN place % ${LABELLED} = 1 THEN ARRAY['Sent'] ELSE '{}' END,
       CASE WHEN place <= ${ANSWERS - UNREAD} THEN now() END, to_timestamp(1700000000 + place)
     FROM answer ORDER BY place`,
    [siteId, formId],
  )
  await admin.query(
    `INSERT INTO form_answer_search (website_id, answer_id, segment, words)
     SELECT $1, id, place / ${SEGMENT}, array_to_tsvector(ARRAY(
       SELECT right($2, 8) || to_hex(place / ${SEGMENT}) || ':' || word
       FROM unnest(words || ARRAY['name' || place % 997, 'example', 'com', 'only' || place, ${CHOSEN}]) AS word
     )) FROM answer ORDER BY place`,
    [siteId, formId],
  )
  await admin.query(definition.rows[0]?.indexdef ?? '')
  await admin.query(
    `UPDATE form SET sent_count = ${ANSWERS}, answer_count = ${ANSWERS - ANSWERS / HELD} WHERE id = $1`,
    [formId],
  )
  await admin.query('COMMIT')
  // The database does this by itself after a while.
  await admin.query('VACUUM ANALYZE form_answer, form_answer_search')
}
