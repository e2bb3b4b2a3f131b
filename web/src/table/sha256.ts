// SHA-256, for pages without TLS, where the browser keeps its own from us. After FIPS 180-4.

const primes = Array.from({ length: 311 }, (_, n) => n + 2).filter((n) => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false
  return true
})
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const ROUND = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The hash of some bytes, in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  const state = [...START]
  for (const block of blocksOf(bytes)) compress(state, block)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The message in blocks of sixteen words, padded and with its length at the end. */
function blocksOf(bytes: Uint8Array): number[][] {
  const size = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new DataView(new ArrayBuffer(size))
  bytes.forEach((byte, n) => padded.setUint8(n, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(size - 4, bytes.length * 8)
  return Array.from({ length: size / 64 }, (_, b) =>
    Array.from({ length: 16 }, (_, n) => padded.getInt32(b * 64 + n * 4)),
  )
}

function compress(state: number[], words: number[]): void {
  const at = (n: number): number => words[n] ?? 0
  for (let n = 16; n < 64; n += 1) {
    const a = at(n - 15)
    const b = at(n - 2)
    const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    words[n] = (at(n - 16) + small + at(n - 7) + large) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let n = 0; n < 64; n += 1) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[n] ?? 0) + at(n)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let n = 0; n < 8; n += 1) state[n] = ((state[n] ?? 0) + (sums[n] ?? 0)) | 0
}
