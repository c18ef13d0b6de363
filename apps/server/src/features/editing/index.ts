/** People who edit a site at the same time: who is there, and what they have saved. */

import type { FastifyInstance } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Feature } from '../../platform/feature.ts'
import { forgetPresence } from './forget-presence.ts'
import { getEditingEvents } from './get-editing-events.ts'
import { migrations } from './migrations.ts'
import { putPresence } from './put-presence.ts'
import { roomsOf } from './rooms.ts'

export const editing: Feature = {
  name: 'editing',
  routes: [getEditingEvents, putPresence],
  // These connections are never idle, so a closing server would wait for them.
  pages(server: FastifyInstance, app: App) {
    server.addHook('preClose', async () => roomsOf(app).close())
  },
  chores: [forgetPresence],
  migrations,
}
