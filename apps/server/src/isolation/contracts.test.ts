import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACTS } from '@sitewright/api/contracts'
import { CAPABILITIES } from '@sitewright/core/roles'
import { describe, expect, it } from 'vitest'
import { routes } from '../features.ts'

const sources = join(import.meta.dirname, '..')
const files = readdirSync(sources, { recursive: true }).map(String)
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('every call', () => {
  it('has one handler, and every handler a contract', () => {
    const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name).sort()
    expect(names(routes.map(({ contract }) => contract))).toEqual(names(CONTRACTS))
  })

  it.each(CONTRACTS.map(({ name }) => name))('%s is answered by a file of its name', (name) => {
    expect(files.some((file) => file.endsWith(`${kebab(name)}.ts`))).toBe(true)
  })

  it.each(
    CONTRACTS.filter(({ audience }) => audience === 'owner').map((call) => [call.name, call]),
  )('%s needs a capability and lies under the site’s path', (_name, call) => {
    expect(CAPABILITIES).toContain(call.needs)
    expect(call.path).toMatch(/^\/s\/:siteId\/api\//)
  })

  it('reads with GET and nothing else', () => {
    const reading = CONTRACTS.filter(({ method }) => method === 'GET')
    expect(reading.filter(({ name }) => !/^(get|list|open)/.test(name))).toEqual([])
  })
})
