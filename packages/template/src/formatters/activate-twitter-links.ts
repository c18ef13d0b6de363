import { escapeLegacy } from '../values/escape.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const URL_TEXT = /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|\\]/gi
const NAME = /(^| )@(\w+)/g
const TAG = /(^| )#(\w+)/g

export const activateTwitterLinks: Formatter = {
  name: 'activate-twitter-links',
  summary: 'Links the addresses, names and tags in a tweet.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: 'hi @ann',
      output: 'hi <a target="new" href="https://twitter.com/ann/">@ann</a>',
    },
    {
      input: '#tea http://a.example/b.',
      output:
        '<a target="new" href="https://twitter.com/hashtag/tea?src=hash">#tea</a> <a target="new" href="http://a.example/b">http://a.example/b</a>.',
    },
  ],
  format: (value) =>
    asString(value)
      .replace(URL_TEXT, (url) => link(url, url))
      .replace(
        NAME,
        (_match, space, name) => space + link(`https://twitter.com/${name}/`, `@${name}`),
      )
      .replace(
        TAG,
        (_match, space, tag) =>
          space + link(`https://twitter.com/hashtag/${escapeLegacy(tag)}?src=hash`, `#${tag}`),
      ),
}

function link(url: string, text: string): string {
  return `<a target="new" href="${url}">${text}</a>`
}
