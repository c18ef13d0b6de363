import { expect, it } from 'vitest'
import { absoluteLinks, absoluteUrl } from './absolute.ts'

const ORIGIN = 'https://clay.example'

it.each([
  ['/mug', 'https://clay.example/mug'],
  ['https://other.example/a', 'https://other.example/a'],
  ['//other.example/a', '//other.example/a'],
  ['', undefined],
  [7, undefined],
])('%j is %j away from the site', (url, expected) => {
  expect(absoluteUrl(url, ORIGIN)).toBe(expected)
})

it.each([
  ['<a href="/about">', '<a href="https://clay.example/about">'],
  ['<a href="//other.example">', '<a href="//other.example">'],
  ['<a href="#top">', '<a href="#top">'],
  ['<p>href="/about"</p>', '<p>href="/about"</p>'],
  [
    '<img src="/a.jpg?format=750w" srcset="/a.jpg?format=100w 100w, https://b.example/b.jpg 300w">',
    '<img src="https://clay.example/a.jpg?format=750w" srcset="https://clay.example/a.jpg?format=100w 100w, https://b.example/b.jpg 300w">',
  ],
  [
    '<img srcset="/a.jpg?format=100w 100w,/a,/b.jpg?format=300w 300w,/a.jpg?format=original 500w">',
    '<img srcset="https://clay.example/a.jpg?format=100w 100w,https://clay.example/a,/b.jpg?format=300w 300w,https://clay.example/a.jpg?format=original 500w">',
  ],
])('in a feed %s is %s', (html, expected) => {
  expect(absoluteLinks(html, ORIGIN)).toBe(expected)
})
