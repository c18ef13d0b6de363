import { demoImages } from '../../apps/server/src/demo/pictures.ts'
import { paintDrawing } from '../../apps/server/src/starting-points/paint.ts'
import { paintedName } from '../../apps/server/src/starting-points/painted.ts'
import { drawPicture } from '../../apps/server/src/starting-points/pictures/draw-picture.ts'
import { startingPoints } from '../../apps/server/src/starting-points/registry.ts'

/** The pictures of the demo shop and of all starting points, each with a file of its facts. */
export async function make(): Promise<Record<string, string | Uint8Array>> {
  const requests = [
    ...[...demoImages().values()].map(({ request }) => request),
    ...startingPoints.flatMap(({ pictures }) => Object.values(pictures)),
  ]
  const drawings = new Set(requests.map(drawPicture))
  const painted = [...drawings].map(async (drawing) => {
    const { data, facts } = await paintDrawing(drawing)
    const name = paintedName(drawing)
    return [
      [`${name}.jpg`, data],
      [`${name}.json`, JSON.stringify(facts)],
    ] as const
  })
  return Object.fromEntries((await Promise.all(painted)).flat())
}
