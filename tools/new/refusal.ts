/** Something the person who typed it can put right. Nothing has been written by then. */
export class Refusal extends Error {}
