/** Attributes for the image loader, and the alternative text of an image (language §14). */

import type { Scope } from '../render/scope.ts'
import { escapeAttribute } from '../values/escape.ts'
import { child, objectOf } from '../values/property.ts'
import { asNumber, asString, isObject, isTruthy } from '../values/value.ts'
import { startWithoutTags } from './without-tags.ts'

const IMAGE_BLOCK = 5
const MAX_ALT = 250

const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'].map((name) => ({
  name,
  key: `${name}Average`,
}))

/** `name="value" ` pairs, each followed by a space; empty without an image. */
export function imageMeta(image: unknown, scope: Scope): string {
  return image === undefined ? '' : imageAttributes(image, escapeAttribute(altText(image, scope)))
}

/** Attribute pairs of the image with an alternative text that is already escaped for the attribute. */
export function imageAttributes(image: unknown, alt: string): string {
  const url = asString(objectOf(image).assetUrl)
  const size = asString(objectOf(image).originalSize)
  const key = child(image, 'componentKey')
  const isPreview = isObject(child(image, 'licensedAssetPreview'))
  return (
    (isPreview ? 'data-licensed-asset-preview="true" ' : '') +
    (key === undefined ? '' : `data-component-key="${asString(key)}" `) +
    `data-src="${url}" data-image="${url}" data-image-dimensions="${size}" data-image-focal-point="${focalPoint(image)}" alt="${alt}" `
  )
}

export function focalPoint(image: unknown): string {
  const point = child(image, 'mediaFocalPoint')
  if (point === undefined) return '0.5,0.5'
  return `${asNumber(objectOf(point).x)},${asNumber(objectOf(point).y)}`
}

export function altText(image: unknown, scope: Scope): string {
  if (asNumber(scope.resolve('blockType')) === IMAGE_BLOCK) {
    return asString(objectOf(image).altText).trim()
  }
  const title = child(image, 'title')
  if (isTruthy(title)) return asString(title)
  return startWithoutTags(truthyText(image, 'body'), MAX_ALT) || truthyText(image, 'filename')
}

function truthyText(image: unknown, key: string): string {
  const value = child(image, key)
  return isTruthy(value) ? asString(value) : ''
}

/** `name="value" ` pairs of the colours in `colorData`. */
export function colorAttributes(colors: unknown, spell = (name: string) => name): string {
  let attributes = ''
  for (const { name, key } of CORNERS) {
    attributes += `data-color-${spell(name)}="#${asString(child(colors, key))}" `
  }
  return attributes
}
