import { SITE_STANDINGS } from '@sitewright/core/site/site-standing'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { cursorQuery, pageOf, searched } from '../fields.ts'
import { hostedSite } from './shapes.ts'

export const listHostedSites = defineCall({
  name: 'listHostedSites',
  summary: 'The sites of this server, newest first.',
  audience: 'operator',
  method: 'GET',
  path: '/api/operator/sites',
  query: cursorQuery.extend({
    /** Part of a title, of an address, of a domain or of an owner's address. */
    search: searched.optional(),
    standing: z.enum(SITE_STANDINGS).optional(),
  }),
  output: pageOf(hostedSite),
})
