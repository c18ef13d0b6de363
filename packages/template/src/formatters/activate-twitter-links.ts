import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const URL_TEXT = /\b(?:https?|ftp|file):\/\/[-\w+&@#/%?=~|!:,.;]*[-\w+&@#/%=~|\\]/gi
const NAME = /(^| )@(\w+)/g
const TAG = /(^| )#(\w+)/g

// Names and tags are ASCII letters, digits and `_`, so nothing in them needs an escape.
const URL_LINK = link('$&', '$&')
const NAME_LINK = `$1${link('https://twitter.com/$2/', '@$2')}`
const TAG_LINK = `$1${link('https://twitter.com/hashtag/$2?src=hash', '#$2')}`

/** A link as a replacement, in which `$&`, `$1` and `$2` stand for what was matched. */
function link(url: string, text: string): string {
  return `<a target="new" href="${url}">${text}</a>`
}

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
    asString(value).replace(URL_TEXT, URL_LINK).replace(NAME, NAME_LINK).replace(TAG, TAG_LINK),
}
