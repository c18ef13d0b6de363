import { attribute } from './text.ts'

export interface Image {
  readonly title: string
  readonly assetUrl: string
  readonly originalSize: string
  readonly mediaFocalPoint: { readonly x: number; readonly y: number }
}

export function imageAttributes({ title, assetUrl, originalSize, mediaFocalPoint }: Image): string {
  const { x, y } = mediaFocalPoint
  return (
    `data-src="${assetUrl}" data-image="${assetUrl}" data-image-dimensions="${originalSize}" ` +
    `data-image-focal-point="${x},${y}" alt="${attribute(title)}" `
  )
}

interface Sized {
  readonly assetUrl: string
  readonly systemDataVariants: string
}

export function sourceSet({ assetUrl, systemDataVariants }: Sized): string {
  let sources = ''
  for (const width of systemDataVariants.split(',')) {
    if (!width.endsWith('w')) continue
    sources += `${sources && ','}${assetUrl}?format=${width} ${width}`
  }
  return ` srcset="${sources}"`
}
