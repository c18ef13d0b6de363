/** How the server's process ends, for whoever keeps it: the parent of `npm start`, systemd, the runtime of a container. */

/** It was asked to stop, and did. */
export const STOPPED = 0

/** It cannot start until somebody changes something, which its last line says; or it could not stop in time. */
export const CANNOT_START = 1

/** Something happened that nobody foresaw, so it does not go on; begun again it is sound. `EX_SOFTWARE` of sysexits. */
export const CRASHED = 70
