import { expect, it } from 'vitest'
import { withOpening } from './opening.ts'

const opened = (html: string) =>
  withOpening(html, {
    key: { nonce: 'n', studioOrigin: 'http://studio.example' },
    script: 'open()',
    runtime: '/canvas/runtime.js',
  }).replace(/<script type="application\/json"[\s\S]*open\(\)<\/script>\n/, 'OPENING')

it.each([
  ['<!doctype html><html>', '<!doctype html>OPENING<html>'],
  [
    '\n<!-- A theme -->\n<!DOCTYPE html>\n<head>',
    '\n<!-- A theme -->\n<!DOCTYPE html>OPENING\n<head>',
  ],
  ['<head><script>1</script>', 'OPENING<head><script>1</script>'],
  ['<!--><script>1</script>--><!doctype html>', 'OPENING<!--><script>1</script>--><!doctype html>'],
  ['<!---><script>1</script>-->', 'OPENING<!---><script>1</script>-->'],
  ['<!-- a --!><script>1</script>-->', '<!-- a --!>OPENING<script>1</script>-->'],
  ['', 'OPENING'],
])('goes before every script of %j', (html, expected) => {
  expect(opened(html)).toBe(expected)
})
