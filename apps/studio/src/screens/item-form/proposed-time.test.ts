import { expect, it } from 'vitest'
import { proposedTime } from './proposed-time.ts'

const BERLIN = 'Europe/Berlin'
const utc = (text: string) => Date.parse(`${text}Z`)

it('proposes tomorrow at nine, where the site is', () => {
  expect(proposedTime(utc('2026-03-28T23:30'), BERLIN)).toBe('2026-03-30T09:00')
})
