import { MAX_STACK } from '@sitewright/core/site/script-errors'
import * as z from 'zod'
import { id, time } from '../fields.ts'

const place = z.number().int().min(0).max(2_000_000_000)

/** An error that no script of a page caught. */
export const reportedError = z.object({
  appName: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(MAX_STACK),
  /** Address of the script; empty where the browser does not say. */
  file: z.string().max(2000),
  line: place,
  column: place,
})
export type ReportedError = z.infer<typeof reportedError>

/** A kind of error of a site's pages, with how often it came. */
export const scriptError = reportedError.extend({
  id,
  /** Path of the page on which it came last. */
  path: z.string(),
  count: z.number().int(),
  firstAt: time,
  lastAt: time,
})
export type ScriptError = z.infer<typeof scriptError>
