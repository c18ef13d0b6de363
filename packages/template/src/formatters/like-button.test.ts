import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const button = (id: string, count: string) => `
  <span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
`
const likes = { simpleLikingEnabled: true }

describe('on sites with likes', () => {
  renders('{@|like-button}', { id: '1', likeCount: 3, websiteSettings: likes }, button('1', '3'))
  renders('{@|like-button}', { websiteSettings: likes }, button('', ''))
  renders(
    '{post|like-button}',
    { post: { id: ['a', null], likeCount: {} }, websiteSettings: likes },
    button('a,null', ''),
  )
})

describe('what the value does not have is looked for around it', () => {
  const page = { id: '1', likeCount: 3, websiteSettings: likes }
  renders('{post|like-button}', { ...page, post: 'text' }, button('1', '3'))
  renders('{post|like-button}', { ...page, post: { id: null } }, button('', '3'))
})

describe('there is none where it is off', () => {
  renders('{@|like-button}', { id: '1' }, '')
  renders('{@|like-button}', { id: '1', websiteSettings: {} }, '')
  renders('{@|like-button}', { id: '1', websiteSettings: { simpleLikingEnabled: 0 } }, '')
  renders('{@|like-button}', { id: '1', websiteSettings: 'text' }, '')
  renders('{post|like-button|json}', { post: { id: '1' } }, '""')
})

describe('nor for nothing', () => {
  renders('{nothing|like-button}', { websiteSettings: likes }, '')
  renders('{post|like-button}', { post: {}, websiteSettings: likes }, '')
  renders('{post|like-button}', { post: 0, websiteSettings: likes }, '')
})
