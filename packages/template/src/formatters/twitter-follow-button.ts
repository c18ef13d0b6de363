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
    const profile = asString(objectOf(value).profileUrl)
    const name = asString(objectOf(value).userName) || profile.slice(profile.lastIndexOf('/') + 1)
    return `${SCRIPT}<div class="squarespace-follow-button" data-username="${name}"></div>`
  },
}
