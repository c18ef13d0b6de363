import type { Formatter } from './formatter.ts'

export const videoMeta: Formatter = {
  name: 'video-meta',
  summary: 'Nothing: a public theme uses it, and what it prints is written down nowhere.',
  section: 'content',
  usage: '',
  examples: [{ input: { oembed: { html: '<iframe>' } }, output: '' }],
  isStandIn: true,
  format: () => '',
}
