import { at, child } from '../values/property.ts'
import { textOf } from '../values/text.ts'
import type { Formatter } from './formatter.ts'

export const audioPlayer: Formatter = {
  name: 'audio-player',
  summary: 'A player for the audio of an item.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { id: '1', structuredContent: { audioAssetUrl: '/a.mp3' } },
      output: `<script>Y.use('squarespace-audio-player-frontend');</script>
<div class="squarespace-audio-player" data-audio-asset-url="/a.mp3" data-item-id="1" id="audio-player-1"></div>`,
    },
  ],
  format(value) {
    const id = textOf(child(value, 'id'))
    const url = textOf(at(value, 'structuredContent', 'audioAssetUrl'))
    return `<script>Y.use('squarespace-audio-player-frontend');</script>
<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
  },
}
