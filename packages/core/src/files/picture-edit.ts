/** Edits of a picture: turned, straightened, cropped, lighter or darker. They are always those of the picture as it was uploaded. Pure. */

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
  /** Degrees to the right, after the turns. What is left is as large as it can be in the shape of the picture, without empty corners. */
  readonly angle: number
  /** Part that stays of the picture as it was turned and straightened. */
  readonly crop: Crop
  /** From -50 to 50 each; 0 leaves it as it is. */
  readonly brightness: number
  readonly contrast: number
}

export const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }
export const NO_EDIT: PictureEdit = { turns: 0, angle: 0, crop: WHOLE, brightness: 0, contrast: 0 }

/** Brightness and contrast go this far to either side. */
export const MAX_LIGHT = 50
/** Degrees by which a picture is straightened, to either side: a horizon, not another composition. */
export const MAX_ANGLE = 15
/** Smallest side of a crop, as a fraction of the picture's. */
export const MIN_CROP = 0.02

export function isUnedited({ turns, angle, crop, brightness, contrast }: PictureEdit): boolean {
  const isWhole = crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1
  return turns % 4 === 0 && angle === 0 && isWhole && brightness === 0 && contrast === 0
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

/** Pixels at each edge in which a slanted picture mixes with what is around it. */
const SOFT_EDGE = 2

function slantOf(angle: number) {
  const radians = (Math.abs(angle) / 180) * Math.PI
  return { cos: Math.cos(radians), sin: Math.sin(radians) }
}

/** How much larger a slanted picture has to be to fill the frame that it filled upright. */
export function coverScale({ width, height }: Size, angle: number): number {
  const { cos, sin } = slantOf(angle)
  return cos + Math.max(width / height, height / width) * sin
}

/** The box around a slanted picture, and the largest frame of its shape in the middle that it fills, in whole pixels. */
export function straightened(size: Size, angle: number) {
  if (angle === 0) return { box: size, frame: size }
  const { cos, sin } = slantOf(angle)
  const scale = coverScale(size, angle)
  const filled = (side: number) => Math.max(1, Math.floor(side / scale) - 2 * SOFT_EDGE)
  return {
    box: {
      width: Math.round(size.width * cos + size.height * sin),
      height: Math.round(size.width * sin + size.height * cos),
    },
    frame: { width: filled(size.width), height: filled(size.height) },
  }
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

/** A point moved by a turn around the middle of a picture, and a zoom. */
function turnedBy({ x, y }: Point, size: Size, { angle, zoom }: { angle: number; zoom: number }) {
  const [cos, sin] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)]
  const [across, down] = [(x - 0.5) * size.width, (y - 0.5) * size.height]
  return {
    x: 0.5 + (zoom * (across * cos - down * sin)) / size.width,
    y: 0.5 + (zoom * (across * sin + down * cos)) / size.height,
  }
}

/**
 * A point of a picture as it was edited, in that picture as it is edited now; the nearest one where it was cropped away. `size` is that
 * of the picture as it was uploaded.
 */
export function followEdit(point: Point, from: PictureEdit, to: PictureEdit, size: Size): Point {
  const before = turnedSize(size, from.turns)
  const onWhole = {
    x: from.crop.x + point.x * from.crop.width,
    y: from.crop.y + point.y * from.crop.height,
  }
  const back = { angle: -from.angle, zoom: 1 / coverScale(before, from.angle) }
  const turned = turnedPoint(turnedBy(onWhole, before, back), to.turns - from.turns)
  const now = turnedSize(size, to.turns)
  const { x, y } = turnedBy(turned, now, { angle: to.angle, zoom: coverScale(now, to.angle) })
  return {
    x: clamp((x - to.crop.x) / to.crop.width, 0, 1),
    y: clamp((y - to.crop.y) / to.crop.height, 0, 1),
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
