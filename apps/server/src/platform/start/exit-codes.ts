/** Exit codes of the server's process, for its supervisor: the parent of `npm start`, systemd, the runtime of a container. */

/** Stopped as asked. */
export const STOPPED = 0

/** Cannot start until somebody changes something, which the last line says; or could not stop in time. */
export const CANNOT_START = 1

/** Crashed by an unforeseen error; a restart is sound. `EX_SOFTWARE` of sysexits. */
export const CRASHED = 70
