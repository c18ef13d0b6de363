import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const { rss: RSS } = BLOCK_TYPES

it('leads to the feed of a page, wherever it is', () => {
  const html = htmlOf(RSS, { collectionId: IDS.page, label: 'Follow <us>' })
  expect(html).toContain('href="/about?format=rss" type="application/rss+xml">')
  expect(html).toContain('Follow &lt;us&gt;</a>')
})

it('leads to a feed elsewhere, as a button', () => {
  const props = { source: 'address', address: 'https://pod.example/feed', look: 'button' }
  const html = htmlOf(RSS, props)
  expect(html).toContain('sqs-button-element--secondary" href="https://pod.example/feed"')
  expect(html).toContain('Subscribe by RSS</a>')
})

it('asks for a feed in the editor only', () => {
  expect(htmlOf(RSS)).toBe('')
  expect(htmlOf(RSS, {}, 'edit')).toContain('Choose the page')
  expect(htmlOf(RSS, { collectionId: IDS.missing }, 'edit')).toContain('was removed')
})
