/**
 * Rooms: the open editors of each site on this node. A room is told by the log of changes what happens on any node, and passes it
 * on to its editors.
 */

import type { ItemNews } from '@sitewright/api/editing/shapes'
import { type Id, newId } from '@sitewright/core/id'
import { can } from '@sitewright/core/roles'
import type { App } from '../../platform/app.ts'
import { defineService } from '../../platform/define-service.ts'
import { announceEditing, type EditingNews, type SiteChange } from '../../platform/events.ts'
import { drainOf } from '../../platform/http/drain.ts'
import { fail as refusals } from '../../platform/http/problems.ts'
import { createThrottledLog } from '../../platform/log/throttled-log.ts'
import { isSessionOpen } from '../accounts/index.ts'
import { recentlyEdited, siteDraftRevision } from '../content/index.ts'
import { directoryOf } from '../sites/index.ts'
import { fail } from './errors.ts'
import { EventStream } from './event-stream.ts'
import { itemsIn, joined } from './item-news.ts'
import { peopleSeenBy } from './people-seen-by.ts'
import { enter, keepAlive, leave, present } from './presence-table.ts'

/** Milliseconds between two signs of life; shorter than the time after which proxies end silent connections. */
const BEAT_MS = 10_000
/** Throttle: milliseconds between two tellings of changed items to a room, as a rush of orders changes stock all the time. */
const ITEMS_PAUSE_MS = 500
/** Editors of one account on one site, and of a site, that one node listens for. */
const MOST_OF_ACCOUNT = 20
const MOST_OF_SITE = 200

export interface Editor {
  readonly tab: string
  readonly accountId: Id
  readonly sessionId: Id
  readonly pageId: Id
}

interface Listener extends Editor {
  readonly connectionId: Id
  readonly stream: EventStream
}

export const roomsOf = defineService((app, onClose) => {
  const rooms = new Rooms(app)
  onClose(async () => rooms.close())
  return rooms
})

class Rooms {
  readonly #app: App
  readonly #rooms = new Map<Id, Set<Listener>>()
  /** Throttle by site: what was heard since its editors were last told of items. */
  readonly #itemNews = new Map<Id, { news: ItemNews | undefined; readonly timer: NodeJS.Timeout }>()
  readonly #failures: ReturnType<typeof createThrottledLog>
  readonly #beat: NodeJS.Timeout

  constructor(app: App) {
    this.#app = app
    this.#failures = createThrottledLog(app.log)
    this.#beat = setInterval(() => void this.beat(), BEAT_MS).unref()
    app.events.onEditing((news) => this.#hear(news))
    app.events.onChange((change) => this.#hearOfItems(change))
    drainOf(app).onBegin(() => this.close())
  }

  /** Lets an editor in; it is there until the stream ends. */
  async open(siteId: Id, editor: Editor): Promise<EventStream> {
    if (drainOf(this.#app).isDraining) throw refusals('busy', { retryAfter: 1 })
    const room = this.#rooms.get(siteId) ?? new Set()
    const own = [...room].filter(({ accountId }) => accountId === editor.accountId)
    if (room.size >= MOST_OF_SITE || own.length >= MOST_OF_ACCOUNT) throw fail('tooManyEditors')
    const listener = { ...editor, connectionId: newId(), stream: new EventStream() }
    room.add(listener)
    this.#rooms.set(siteId, room)
    listener.stream.once('close', () => void this.#leave(siteId, listener))
    await this.#try(async () => {
      const drafts = await this.#app.database.inSite(siteId, async (site) => {
        await enter(site, listener)
        await announceEditing(site, 'people')
        const revision = await siteDraftRevision(site)
        return [...(await recentlyEdited(site)), { documentId: 'site', revision }]
      })
      // Edits that were saved between the opening of the editor and this moment.
      for (const draft of drafts) listener.stream.tell('draft', draft)
    })
    return listener.stream
  }

  /** Gives every connection a sign of life, and ends those whose session or role is gone. */
  async beat(): Promise<void> {
    for (const [siteId, room] of this.#rooms) {
      for (const listener of room) listener.stream.beat()
      await this.#try(async () => {
        await this.#endRefused(siteId, room)
        const ids = [...room].map(({ connectionId }) => connectionId)
        await this.#app.database.inSite(siteId, (site) => keepAlive(site, ids))
        await this.#tellPeople(siteId)
      })
    }
  }

  close(): void {
    clearInterval(this.#beat)
    for (const { timer } of this.#itemNews.values()) clearTimeout(timer)
    this.#itemNews.clear()
    this.endAll()
  }

  /** Ends all connections: the browsers come back, to whichever node listens. */
  endAll(): void {
    for (const room of this.#rooms.values()) for (const { stream } of room) stream.end()
  }

  #hear({ siteId, what }: EditingNews): void {
    const ids = siteId === undefined ? [...this.#rooms.keys()] : [siteId]
    for (const id of ids) {
      const room = this.#rooms.get(id) ?? new Set()
      if (what.kind === 'people') void this.#try(() => this.#tellPeople(id))
      else if (what.kind === 'roles') void this.#try(() => this.#endRefused(id, room))
      else for (const { stream } of room) stream.tell('draft', what)
    }
  }

  /** The first news goes out at once, what follows it together. */
  #hearOfItems({ siteId, tags }: SiteChange): void {
    const news = itemsIn(tags)
    if (siteId === undefined || !news || !this.#rooms.has(siteId)) return
    const throttled = this.#itemNews.get(siteId)
    if (throttled) throttled.news = joined(throttled.news, news)
    else this.#tellOfItems(siteId, news)
  }

  #tellOfItems(siteId: Id, news: ItemNews): void {
    for (const { stream } of this.#rooms.get(siteId) ?? []) stream.tell('items', news)
    const timer = setTimeout(() => {
      const later = this.#itemNews.get(siteId)?.news
      this.#itemNews.delete(siteId)
      if (later) this.#tellOfItems(siteId, later)
    }, ITEMS_PAUSE_MS).unref()
    this.#itemNews.set(siteId, { news: undefined, timer })
  }

  async #tellPeople(siteId: Id): Promise<void> {
    const room = this.#rooms.get(siteId)
    if (!room) return
    const editors = await this.#app.database.inSite(siteId, present)
    for (const listener of room) {
      listener.stream.tell('people', { people: [...peopleSeenBy(editors, listener)] })
    }
  }

  /** Ends the connections of people whose session or role is gone. */
  async #endRefused(siteId: Id, room: ReadonlySet<Listener>): Promise<void> {
    for (const listener of room) {
      if (!(await this.#isAllowed(siteId, listener))) listener.stream.end()
    }
  }

  async #isAllowed(siteId: Id, { sessionId, accountId }: Listener): Promise<boolean> {
    const role = await directoryOf(this.#app).roleOf(accountId, siteId)
    return (
      role !== undefined &&
      can(role, 'content.view') &&
      (await isSessionOpen(this.#app, { sessionId, accountId }))
    )
  }

  async #leave(siteId: Id, listener: Listener): Promise<void> {
    const room = this.#rooms.get(siteId)
    room?.delete(listener)
    if (room?.size === 0) this.#rooms.delete(siteId)
    await this.#try(() =>
      this.#app.database.inSite(siteId, async (site) => {
        await leave(site, listener.connectionId)
        await announceEditing(site, 'people')
      }),
    )
  }

  /** Presence is only an addition: what fails about it is logged, and never stands in the way of editing. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) =>
      this.#failures.warn({ err: error }, 'Who is editing could not be told'),
    )
  }
}
