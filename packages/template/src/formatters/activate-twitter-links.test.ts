import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const link = (url: string, text: string) => `<a target="new" href="${url}">${text}</a>`
const linksTo = (url: string) => link(url, url)
const ann = link('https://twitter.com/ann/', '@ann')
const tea = link('https://twitter.com/hashtag/tea?src=hash', '#tea')

const prints = (text: unknown, output: string) =>
  renders('{t|activate-twitter-links}', { t: text }, output)

describe('addresses', () => {
  prints('http://a.example', linksTo('http://a.example'))
  prints(
    'see https://a.example/b?c=d&e=f#g now',
    `see ${linksTo('https://a.example/b?c=d&e=f#g')} now`,
  )
  prints('HTTPS://A.EXAMPLE', linksTo('HTTPS://A.EXAMPLE'))
  prints('ftp://a file://b', `${linksTo('ftp://a')} ${linksTo('file://b')}`)
  prints('(http://a.example/b)', `(${linksTo('http://a.example/b')})`)
  prints('mailto:ann@a.example', 'mailto:ann@a.example')
  prints('a.example', 'a.example')
  prints('http://', 'http://')
  prints('xhttp://a', 'xhttp://a')
  prints('http://http://a', linksTo('http://http://a'))
  prints('http://a\nb', `${linksTo('http://a')}\nb`)
})

describe('what ends a sentence does not end an address', () => {
  prints('http://a.example!', `${linksTo('http://a.example')}!`)
  prints('http://a.example:', `${linksTo('http://a.example')}:`)
  prints('http://a.example, or', `${linksTo('http://a.example')}, or`)
  prints('http://a.example.;', `${linksTo('http://a.example')}.;`)
  prints('http://a.example/', linksTo('http://a.example/'))
  prints('http://a\\b', `${linksTo('http://a\\')}b`)
})

describe('names and tags', () => {
  prints('@ann', ann)
  prints('hi @ann!', `hi ${ann}!`)
  prints('#tea', tea)
  prints('hot #tea.', `hot ${tea}.`)
  prints('@ann #tea', `${ann} ${tea}`)
  prints('@a_1', link('https://twitter.com/a_1/', '@a_1'))
})

describe('names and tags stand at the start or after a space', () => {
  prints('mail@ann', 'mail@ann')
  prints('(@ann)', '(@ann)')
  prints('\n@ann', '\n@ann')
  prints('@ann@ann', `${ann}@ann`)
  prints('@@ann ##tea', '@@ann ##tea')
  prints('@ #', '@ #')
  prints('#é', '#é')
  prints('http://a/#tea', linksTo('http://a/#tea'))
})

describe('markup and values of other kinds', () => {
  prints('<b>"&"</b>', '<b>"&"</b>')
  prints('', '')
  prints(12, '12')
  prints(true, 'true')
  prints(null, '')
  prints(['@ann'], '')
  prints({ '@ann': 1 }, '')
  renders('{nothing|activate-twitter-links}', {}, '')
})
