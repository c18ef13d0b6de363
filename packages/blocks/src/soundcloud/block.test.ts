import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { expect, it } from 'vitest'
import { blockOfType, upToDate } from '../registry.ts'
import { blockOf, htmlOf } from '../testing.ts'

const { soundcloud: SOUNDCLOUD } = BLOCK_TYPES

it('plays what the button of its first version led to', () => {
  const props = { address: 'https://soundcloud.com/clay/kiln', title: 'Kiln', text: 'Listen' }
  const old = { ...blockOf(SOUNDCLOUD), version: 1, props }
  const { props: now } = upToDate(old)
  expect(blockOfType(SOUNDCLOUD)?.schema.safeParse(now).success).toBe(true)
  const html = htmlOf(SOUNDCLOUD, now)
  expect(html).toContain('<strong>Kiln</strong>')
  expect(html).toContain('data-frame="https://w.soundcloud.com/player/?url=')
  expect(html).toContain('Listen</figcaption>')
})

it('takes no address of another service', () => {
  const definition = blockOfType(SOUNDCLOUD)
  const embed = { ...Object(definition?.defaults().embed), address: 'https://youtu.be/aqz-KE-bpKQ' }
  expect(definition?.schema.safeParse({ ...definition.defaults(), embed }).success).toBe(false)
})
