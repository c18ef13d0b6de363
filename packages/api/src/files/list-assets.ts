import { MAX_FILES_AT_ONCE } from '@sitewright/core/files/file-folders'
import { FILE_KINDS } from '@sitewright/core/files/file-types'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, id, pageOf, searched, siteParams } from '../fields.ts'
import { asset } from './shapes.ts'
import { someIds } from './some-ids.ts'

export const listAssets = defineCall({
  name: 'listAssets',
  summary: `Uploaded pictures and files, newest first; \`ids\` asks for just these, at most ${MAX_FILES_AT_ONCE}, on one page.`,
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets',
  params: siteParams,
  query: cursorQuery.extend({
    ids: someIds.optional(),
    /** Only files of this folder, without those below; `top` for those in none. By default the whole library. */
    folderId: z.union([id, z.literal('top')]).optional(),
    /** Part of a name, ignoring case. */
    search: searched.default(''),
    kind: z.enum(FILE_KINDS).optional(),
    /** Only pictures that have no description and are not decorative. */
    undescribed: z.literal('yes').optional(),
  }),
  output: pageOf(asset),
})
