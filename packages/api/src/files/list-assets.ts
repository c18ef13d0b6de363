import { FILE_KINDS } from '@sitewright/core/files/file-types'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { asset } from './shapes.ts'

const MAX_IDS = 100

/** Ids separated by commas. */
const ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(id).max(MAX_IDS))

export const listAssets = defineCall({
  name: 'listAssets',
  summary: `Uploaded pictures and files, newest first; \`ids\` asks for just these, at most ${MAX_IDS}, on one page.`,
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets',
  params: siteParams,
  query: cursorQuery.extend({
    ids: ids.optional(),
    /** Part of a name, ignoring case. */
    search: searched.default(''),
    kind: z.enum(FILE_KINDS).optional(),
  }),
  output: pageOf(asset),
})
