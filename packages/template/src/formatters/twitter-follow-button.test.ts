import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const button = (name: string) =>
  `<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="${name}"></div>`

const prints = (account: unknown, name: string) =>
  renders('{account|twitter-follow-button}', { account, userName: 'page' }, button(name))

describe('the name of the account', () => {
  prints({ userName: 'ann' }, 'ann')
  prints({ userName: 'ann', profileUrl: 'https://a.example/bob' }, 'ann')
  prints({ userName: 0 }, '0')
})

describe('or else the end of its address', () => {
  prints({ profileUrl: 'https://a.example/bob' }, 'bob')
  prints({ userName: '', profileUrl: 'https://a.example/bob' }, 'bob')
  prints({ userName: ['ann'], profileUrl: 'https://a.example/bob' }, 'bob')
  prints({ profileUrl: 'bob' }, 'bob')
  prints({ profileUrl: 'https://a.example/' }, '')
  prints({ profileUrl: 7 }, '7')
})

describe('no account', () => {
  prints({}, '')
  prints({ userName: null, profileUrl: {} }, '')
  prints('ann', '')
  prints(null, '')
  renders('{nothing|twitter-follow-button}', { userName: 'page' }, button(''))
})
