import { defineCall } from '../call.ts'
import { cursorQuery, pageOf } from '../fields.ts'
import { operatorEvent } from './shapes.ts'

export const listOperatorEvents = defineCall({
  name: 'listOperatorEvents',
  summary: 'What operators did to sites, newest first.',
  audience: 'operator',
  method: 'GET',
  path: '/api/operator/events',
  query: cursorQuery,
  output: pageOf(operatorEvent),
})
