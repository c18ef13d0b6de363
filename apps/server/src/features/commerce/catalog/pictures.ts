import { assetsById } from '../../files/index.ts'

/** Uploaded pictures by id; those that are gone are absent. */
export type Pictures = Awaited<ReturnType<typeof assetsById>>

/** Batching: loads of pictures that are asked for together go out as one statement. */
export { assetsById as picturesOf }
