/** Error for a start that something outside the program prevents; the message is the one sentence the operator reads. */
export class StartProblem extends Error {
  override readonly name: string = 'StartProblem'
}
