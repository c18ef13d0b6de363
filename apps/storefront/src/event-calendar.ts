/**
 * `Y.Squarespace.EventCollectionCalendar`: a collection's events by month, where a theme's script wants them. What it shows is
 * the platform's own calendar, as the site says it of the collection's page.
 */

import { withNotices } from './notices.ts'
import { elementOf } from './picture-loader.ts'
import { say } from './say.ts'

interface CalendarItem {
  readonly title: string
  readonly fullUrl: string
  readonly startDate: number | null
  readonly isContinued: boolean
}

interface CalendarDay {
  readonly date: string
  readonly start: number
  readonly number: number
  readonly isToday: boolean
  readonly isOutside: boolean
  readonly items: readonly CalendarItem[]
}

interface Calendar {
  readonly start: number
  readonly previous?: { readonly start: number; readonly url: string }
  readonly next?: { readonly start: number; readonly url: string }
  readonly weekdays: readonly { readonly start: number }[]
  readonly weeks: readonly { readonly days: readonly CalendarDay[] }[]
}

interface Answer {
  readonly website: { readonly language: string; readonly timeZone: string }
  readonly calendar?: Calendar
}

/** Names under which scripts say where it goes. */
const PLACES = ['container', 'contentBox', 'boundingBox', 'srcNode', 'render', 'node'] as const

export type CalendarConfig = { readonly [Name in (typeof PLACES)[number]]?: unknown } & {
  /** The address of the events; the page's own without it. */
  readonly collectionUrl?: string
}

export class EventCalendar {
  private readonly config: CalendarConfig
  /** Settles when what was asked for last is shown. */
  shown: Promise<void> = Promise.resolve()

  constructor(config: CalendarConfig = {}) {
    this.config = config
    if (config.render !== undefined) this.render()
  }

  render(place?: unknown): this {
    const target = placeOf(place) ?? PLACES.map((name) => placeOf(this.config[name])).find(Boolean)
    if (target) this.shown = this.show(target, `${this.config.collectionUrl ?? location.pathname}`)
    return this
  }

  destroy(): void {
    for (const name of PLACES) placeOf(this.config[name])?.replaceChildren()
  }

  private async show(target: Element, url: string): Promise<void> {
    const address = new URL(url, location.href)
    address.searchParams.set('view', 'calendar')
    address.searchParams.set('format', 'json')
    try {
      const answer: Answer = await (await fetch(address)).json()
      if (!answer.calendar) throw new Error(`${address.pathname} has no calendar.`)
      target.replaceChildren(drawn(answer.calendar, answer.website, (to) => this.turn(target, to)))
    } catch (error) {
      console.info('Y.Squarespace.EventCollectionCalendar shows nothing here.', error)
    }
  }

  private turn(target: Element, url: string): void {
    this.shown = this.show(target, url)
  }
}

Object.setPrototypeOf(
  EventCalendar.prototype,
  withNotices('Y.Squarespace.EventCollectionCalendar', {}),
)

function placeOf(place: unknown): Element | undefined {
  const found = typeof place === 'string' ? document.querySelector(place) : elementOf(place)
  return found instanceof Element ? found : undefined
}

type Website = Answer['website']

function drawn(calendar: Calendar, website: Website, turn: (url: string) => void): HTMLElement {
  const { language, timeZone } = website
  const write: Write = (time, options) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(time)
  const monthOf = (time: number) => write(time, { month: 'long', year: 'numeric' })
  const link = (to: Calendar['next'], sign: string) => {
    if (!to) return []
    const made = element('a', 'eventcalendar-turn', `${sign} ${monthOf(to.start)}`)
    made.setAttribute('href', to.url)
    made.addEventListener('click', (event) => {
      event.preventDefault()
      turn(to.url)
    })
    return [made]
  }
  const months = element('nav', 'eventcalendar-months')
  months.setAttribute('aria-label', 'Months')
  months.append(...link(calendar.previous, '←'), ...link(calendar.next, '→'))
  const header = element('div', 'eventcalendar-header')
  header.append(element('h2', 'eventcalendar-month', monthOf(calendar.start)), months)

  const table = element('table', 'eventcalendar-table')
  table.setAttribute('aria-label', monthOf(calendar.start))
  const names = element('tr')
  for (const { start } of calendar.weekdays) {
    const name = element('th', '', write(start, { weekday: 'short' }))
    name.setAttribute('scope', 'col')
    names.append(name)
  }
  const head = element('thead')
  head.append(names)
  const body = element('tbody')
  for (const { days } of calendar.weeks) {
    const row = element('tr')
    row.append(...days.map((day) => cell(day, write)))
    body.append(row)
  }
  table.append(head, body)
  const hasEvents = calendar.weeks.some(({ days }) => days.some(({ items }) => items.length > 0))
  const whole = element('div', 'eventcalendar')
  whole.append(header)
  if (!hasEvents) {
    whole.append(element('p', 'eventcalendar-none', say('Nothing is planned in this month.')))
  }
  whole.append(table)
  return whole
}

/** Writes a time as people read it in the site's language and time zone. */
type Write = (time: number, options: Intl.DateTimeFormatOptions) => string

function cell(day: CalendarDay, write: Write): HTMLElement {
  const made = element('td', 'eventcalendar-day')
  made.classList.toggle('is-outside', day.isOutside)
  made.classList.toggle('has-events', day.items.length > 0)
  if (day.isToday) made.setAttribute('aria-current', 'date')
  const date = element('time', '')
  date.setAttribute('datetime', day.date)
  const named = write(day.start, { weekday: 'long', month: 'long', day: 'numeric' })
  date.append(
    element('span', 'eventcalendar-number', String(day.number)),
    element('span', 'eventcalendar-date', named),
  )
  made.append(date)
  if (day.items.length === 0) return made
  const list = element('ul')
  for (const { title, fullUrl, startDate, isContinued } of day.items) {
    const link = element('a')
    link.setAttribute('href', fullUrl)
    if (startDate !== null && !isContinued) {
      link.append(
        element('span', 'eventcalendar-time', write(startDate, { timeStyle: 'short' })),
        ' ',
      )
    }
    link.append(element('span', 'eventcalendar-title', title))
    const entry = element('li')
    entry.append(link)
    list.append(entry)
  }
  made.append(list)
  return made
}

function element(name: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(name)
  if (className) made.className = className
  made.textContent = text
  return made
}
