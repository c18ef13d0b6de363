import { objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const SCRIPT =
  "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>"

export const twitterFollowButton: Formatter = {
  name: 'twitter-follow-button',
  summary: 'A button to follow an account.',
  section: 'social',
  usage: '',
  examples: [
    {
      input: { profileUrl: 'https://twitter.com/ann' },
      output: `${SCRIPT}<div class="squarespace-follow-button" data-username="ann"></div>`,
    },
  ],
  format(value) {
    const name = asString(objectOf(value).userName) || nameIn(asString(objectOf(value).profileUrl))
    return `${SCRIPT}<div class="squarespace-follow-button" data-username="${name}"></div>`
  },
}

/** The last part of a profile's address. */
function nameIn(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}
