import { assetsById } from '../../files/index.ts'

/** Uploaded pictures by id; those that are gone are absent. */
export type Pictures = Awaited<ReturnType<typeof assetsById>>

/** Several loads of pictures go out as one statement. */
export { assetsById as picturesOf }
