import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { tabName } from './shapes.ts'

export const getEditingEvents = defineCall({
  name: 'getEditingEvents',
  summary:
    'Server-sent events for one open editor: who else is editing, which drafts have a new revision, and which items and collections were changed. The editor counts as present for as long as it listens.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/editing/events',
  params: siteParams,
  query: z.object({ tab: tabName, pageId: id }),
  output: z.unknown(),
  streams: 'events',
})
