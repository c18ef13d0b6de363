/** A quiet tone of so many seconds, as a WAV file, which every browser plays. */
export function soundFile(seconds: number): Buffer {
  const rate = 8000
  const samples = Buffer.alloc(rate * seconds, 128)
  for (let n = 0; n < samples.length; n += 1) samples[n] = 128 + Math.round(20 * Math.sin(n / 3))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  for (const [value, at] of [
    [16, 16],
    [rate, 24],
    [rate, 28],
    [samples.length, 40],
  ] as const) {
    head.writeUInt32LE(value, at)
  }
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const) {
    head.writeUInt16LE(value, at)
  }
  head.write('data', 36)
  return Buffer.concat([head, samples])
}
