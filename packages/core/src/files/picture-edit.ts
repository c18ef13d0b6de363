/** Edits of a picture: turned, cropped, lighter or darker. They are always those of the picture as it was uploaded. Pure. */

/** A part of a picture, as fractions of its width and height from the left and from the top. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureEdit {
  /** Quarter turns to the right, before it is cropped. */
  readonly turns: number
  /** Part of the turned picture that stays. */
  readonly crop: Crop
  /** From -50 to 50 each; 0 leaves it as it is. */
  readonly brightness: number
  readonly contrast: number
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
export const NO_EDIT: PictureEdit = { turns: 0, crop: WHOLE, brightness: 0, contrast: 0 }

/** Brightness and contrast go this far to either side. */
export const MAX_LIGHT = 50
/** Smallest side of a crop, as a fraction of the picture's. */
export const MIN_CROP = 0.02

export function isUnedited({ turns, crop, brightness, contrast }: PictureEdit): boolean {
  const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
  return turns % 4 === 0 && isWhole && brightness === 0 && contrast === 0
}

/** Factors by which `filter: brightness() contrast()` of CSS, and the server, change every colour. */
export function lightOf({ brightness, contrast }: Pick<PictureEdit, 'brightness' | 'contrast'>) {
  return { brightness: 1 + brightness / 100, contrast: 1 + contrast / 100 }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Size of a picture after quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** One quarter turn of the picture to the right, seen from a point of it. */
const turnedOnce = ({ x, y }: Point): Point => ({ x: 1 - y, y: x })

function turnedPoint(point: Point, turns: number): Point {
  let turned = point
  for (let left = ((turns % 4) + 4) % 4; left > 0; left -= 1) turned = turnedOnce(turned)
  return turned
}

/** A point of a picture as it was edited, in that picture as it is edited now; the nearest one where it was cropped away. */
export function followEdit({ x, y }: Point, from: PictureEdit, to: PictureEdit): Point {
  const onWhole = { x: from.crop.x + x * from.crop.width, y: from.crop.y + y * from.crop.height }
  const turned = turnedPoint(onWhole, to.turns - from.turns)
  return {
    x: clamp((turned.x - to.crop.x) / to.crop.width, 0, 1),
    y: clamp((turned.y - to.crop.y) / to.crop.height, 0, 1),
  }
}

/** The crop in whole pixels of the turned picture: at least one each way, and inside of it. */
export function cropPixels({ x, y, width, height }: Crop, picture: Size) {
  const side = (start: number, length: number, all: number) => {
    const from = Math.min(Math.round(start * all), all - 1)
    return { from, length: Math.max(1, Math.min(Math.round(length * all), all - from)) }
  }
  const across = side(x, width, picture.width)
  const down = side(y, height, picture.height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  return {
    ...crop,
    x: clamp(crop.x + dx, 0, 1 - crop.width),
    y: clamp(crop.y + dy, 0, 1 - crop.height),
  }
}

/** Moves the lower right corner; with a `shape` (width by height, in fractions of the picture) the crop keeps it. */
export function resizeCrop(crop: Crop, dx: number, dy: number, shape: number | undefined): Crop {
  const width = clamp(crop.width + dx, MIN_CROP, 1 - crop.x)
  const height = clamp(crop.height + dy, MIN_CROP, 1 - crop.y)
  if (shape === undefined) return { ...crop, width, height }
  // Whichever side was moved leads.
  const wanted = Math.abs(dx) >= Math.abs(dy) ? width : height * shape
  const most = Math.min(1 - crop.x, (1 - crop.y) * shape)
  const fitting = Math.min(Math.max(wanted, MIN_CROP, MIN_CROP * shape), most)
  return { ...crop, width: fitting, height: fitting / shape }
}

/** The largest crop of a shape in the middle of the picture. */
export function cropOfShape(shape: number): Crop {
  const width = Math.min(1, shape)
  const height = Math.min(1, 1 / shape)
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}
