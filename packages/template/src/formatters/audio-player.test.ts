import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const player = (url: string, id: string) =>
  `<script>Y.use('squarespace-audio-player-frontend');</script>\n<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`

describe('a script and the place it fills', () => {
  renders(
    '{a|audio-player}',
    { a: { id: 'a1', structuredContent: { audioAssetUrl: '/a.mp3' } } },
    player('/a.mp3', 'a1'),
  )
  renders(
    '{@|audio-player}',
    { id: 1, structuredContent: { audioAssetUrl: '/a?b&c' } },
    player('/a?b&c', '1'),
  )
})

describe('what is missing is empty, whatever the page has around it', () => {
  renders('{a|audio-player}', { id: 'page', a: {} }, player('', ''))
  renders('{a|audio-player}', { id: 'page', a: { structuredContent: 'text' } }, player('', ''))
  renders('{a|audio-player}', { id: 'page', a: null }, player('', ''))
  renders('{a|audio-player}', { id: 'page', a: 'text' }, player('', ''))
  renders('{a|audio-player}', { id: 'page' }, player('', ''))
})

describe('values are printed as variables are', () => {
  renders(
    '{a|audio-player}',
    { a: { id: ['a', null], structuredContent: { audioAssetUrl: { b: 1 } } } },
    player('', 'a,null'),
  )
  renders(
    '{a|audio-player}',
    { a: { id: false, structuredContent: { audioAssetUrl: '"' } } },
    player('"', 'false'),
  )
})
