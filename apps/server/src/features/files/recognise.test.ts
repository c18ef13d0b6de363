import { describe, expect, it } from 'vitest'
import { recognise } from './recognise.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('recognise', () => {
  it.each([
    ['a picture', '\xff\xd8\xff\xe0', undefined, 'jpg'],
    ['a picture that calls itself a page', '\x89PNG\r\n\x1a\n', undefined, 'png'],
    ['a picture that calls itself a document', 'GIF89a', 'pdf', 'gif'],
    ['music', 'ID3\x04\x00', 'mp3', 'mp3'],
    ['music in the container of films', '\0\0\0\x20ftypisom', 'm4a', 'm4a'],
    ['a film', '\0\0\0\x20ftypisom', 'mp4', 'mp4'],
    ['a text document', 'PK\x03\x04', 'docx', 'docx'],
    ['an archive with a false name', 'PK\x03\x04', 'mp3', 'zip'],
    ['a font', 'wOF2', 'woff2', 'woff2'],
    ['a drawing', '<?xml version="1.0"?>\n<!-- x --><svg xmlns="x">', undefined, 'svg'],
    ['captions', 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello', 'vtt', 'vtt'],
    ['a table', 'name,price\nbowl,12', 'csv', 'csv'],
    ['a text in umlauts', Buffer.from('Grüße', 'utf8').toString('latin1'), 'txt', 'txt'],
  ] as const)('knows %s', (_what, head, claimed, type) => {
    expect(recognise(bytes(head), claimed)).toBe(type)
  })

  it.each([
    ['nothing', '', 'txt'],
    ['a page', '<!doctype html><script>1</script>', undefined],
    ['a page that says it is a picture', '<!doctype html><svg>', 'svg'],
    ['a program', 'MZ\x90\0', 'pdf'],
    ['a program that says it is a text', '\x7fELF\x02\0', 'txt'],
    ['a script', '#!/bin/sh\n', undefined],
    ['text that is not UTF-8', '\xe9\xe8', 'txt'],
    ['a picture cut off in its first byte', '\x89', 'png'],
  ] as const)('does not take %s', (_what, head, claimed) => {
    expect(recognise(bytes(head), claimed)).toBeUndefined()
  })
})
