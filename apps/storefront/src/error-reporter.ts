/** Script error reporter: tells the site's owner of errors that no script of a page caught (specification §8, §9). */

import { MAX_REPORTED, MAX_STACK } from '@sitewright/core/site/script-errors'
import { callSite } from './visitor-api.ts'

const PATH = '/api/events/RecordJavascriptErrors'
/** Batches that one page sends at most. */
const MAX_BATCHES = 20
/** Milliseconds without another error before a batch is sent. */
const WAIT_MS = 1000
const APP_NAME = 'storefront'
const MAX_MESSAGE = 1000
const MAX_FILE = 2000

interface Reported {
  readonly event: 'javascript-error'
  readonly data: object
  readonly timestamp: number
}

/** Events that were taken, since one may be told of twice. */
const known = new WeakSet<Event>()
let queue: Reported[] = []
let batches = 0
let timer = 0

/** Takes an `error` or `unhandledrejection` event; what is too much is dropped. */
export function report(event: Event): void {
  const told: unknown = event instanceof CustomEvent ? event.detail : event
  if (!(told instanceof Event) || known.has(told)) return
  known.add(told)
  const data = dataIn(told)
  if (!data || batches >= MAX_BATCHES) return
  if (queue.length < MAX_REPORTED) {
    queue.push({ event: 'javascript-error', data, timestamp: Date.now() })
  }
  clearTimeout(timer)
  timer = window.setTimeout(send, WAIT_MS)
}

/** Undefined for an event that a script of the page made up under one of these names. */
function dataIn(told: Event): object | undefined {
  if (told instanceof ErrorEvent) return fromError(told)
  return 'reason' in told ? fromRejection(told as PromiseRejectionEvent) : undefined
}

/** Files that could not be loaded come as errors without a message, and are none of scripts. */
function fromError({ message, error, filename, lineno, colno }: ErrorEvent): object | undefined {
  return message
    ? dataOf(message, error, { file: filename, line: lineno, column: colno })
    : undefined
}

function fromRejection({ reason }: PromiseRejectionEvent): object {
  const message = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason)
  return dataOf(message, reason, { file: '', line: 0, column: 0 })
}

/** The page's own query stays with the visitor: it may hold what they typed, and one error would look like many. */
function withoutQuery(text: string): string {
  const { search } = location
  return search === '' ? text : text.replaceAll(search, '')
}

interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

function dataOf(message: string, error: unknown, { file, line, column }: Place): object {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return {
    appName: APP_NAME,
    message: message.slice(0, MAX_MESSAGE),
    stack: withoutQuery(stack).slice(0, MAX_STACK),
    file: withoutQuery(file).slice(0, MAX_FILE),
    line,
    column,
  }
}

function send(): void {
  const events = queue
  queue = []
  batches += 1
  // Nobody is told of a report that did not arrive, least of all by another error.
  callSite('POST', PATH, events).catch(() => {})
}
