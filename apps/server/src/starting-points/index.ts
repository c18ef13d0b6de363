/** Starting points for new sites, and the pictures that the project draws itself. */

import type { FastifyInstance } from 'fastify'
import type { FindBeginning } from '../features/sites/index.ts'
import type { Feature } from '../platform/feature.ts'
import { fail } from '../platform/http/problems.ts'
import type { StartingPointDefinition } from './definition.ts'
import { listStartingPoints } from './list-starting-points.ts'
import { prepareStartingPoint } from './prepare-starting-point.ts'
import { startingPoints, startingPointWithId } from './registry.ts'
import { thumbnailOf } from './thumbnail.ts'

export type { StartingPointDefinition } from './definition.ts'
export { paint } from './paint.ts'
export type { PictureKind, PictureRequest } from './pictures/draw-picture.ts'
export type { PaletteName } from './pictures/palettes.ts'
export { type FillSite, prepareStartingPoint } from './prepare-starting-point.ts'
export { startingPoints } from './registry.ts'

export const startingPointsFeature: Feature = {
  name: 'starting-points',
  routes: [listStartingPoints],
  pages: serveThumbnails,
}

/** Prepares the content of a new site: drawn and ready to be written. */
export const findBeginning: FindBeginning = async (app, startingPointId, siteTitle) => {
  const start = startingPointWithId(startingPointId)
  if (!start) return undefined
  return { theme: start.theme, fill: await prepareStartingPoint(app, start, { siteTitle }) }
}

function serveThumbnails(server: FastifyInstance): void {
  const drawn = new Map<StartingPointDefinition, Promise<Buffer>>()
  server.get('/starting-points/:file', {
    constraints: { identity: 'studio' },
    handler: async (request, reply) => {
      const { file } = request.params as { file: string }
      const start = startingPoints.find(({ id }) => file === `${id}.jpg`)
      if (!start) throw fail('notFound')
      const picture = drawn.get(start) ?? thumbnailOf(start)
      drawn.set(start, picture)
      picture.catch(() => drawn.delete(start))
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type('image/jpeg')
        .send(await picture)
    },
  })
}
