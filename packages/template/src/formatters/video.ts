import { colorAttributes, focalPoint } from '../content/image.ts'
import { escapeAttribute } from '../values/escape.ts'
import { at, child, objectOf } from '../values/property.ts'
import { asString, isTruthy } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const video: Formatter = {
  name: 'video',
  summary: 'A wrapper the video loader fills, with a picture over it if the item asks for one.',
  section: 'content',
  usage: '[load-false] [color-data]',
  examples: [
    {
      input: { oembed: { html: '<iframe>', providerName: 'Vimeo' } },
      output:
        '<div class="sqs-video-wrapper" data-html="&lt;iframe&gt;" data-provider-name="Vimeo"></div>',
    },
  ],
  format(value, args) {
    const html = escapeAttribute(asString(at(value, 'oembed', 'html')))
    const provider = asString(at(value, 'oembed', 'providerName'))
    const load = args.includes('load-false') ? ' data-load="false" ' : ''
    const cover = isTruthy(objectOf(value).overlay)
      ? overlay(value, args.includes('color-data'))
      : ''
    return `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">${cover}</div>`
  },
}

function overlay(value: unknown, hasColors: boolean): string {
  const hasImage = isTruthy(objectOf(value).mainImageId) || isTruthy(objectOf(value).systemDataId)
  const thumbnail = hasImage
    ? `" style="opacity: 0;">${image(value, hasColors)}`
    : ' no-thumb" style="opacity: 0;">'
  return `<div class="sqs-video-overlay${thumbnail}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
}

function image(value: unknown, hasColors: boolean): string {
  const url = asString(objectOf(value).assetUrl)
  const size = asString(objectOf(value).originalSize)
  const colors = child(value, 'colorData')
  const attributes =
    hasColors && isTruthy(colors) ? colorAttributes(colors, (name) => name.toLowerCase()) : ''
  return `<img data-load="false" data-src="${url}" data-image-dimensions="${size}" data-image-focal-point="${focalPoint(value)}" ${attributes}/>`
}
