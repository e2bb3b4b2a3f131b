// What the result says of the moment that the replay opens at, for the way there and back.

/** The moment of a replay that decided the game for a seat. */
export interface TurningPoint {
  replay: string
  seat: string
  why: string // in words
  back: string // the address of the result
}

let point: TurningPoint | null = null

/** Keep the moment before its replay is opened. */
export const keepTurningPoint = (now: TurningPoint): void => void (point = now)

/** The moment that this replay was opened at from a result; null if it was opened otherwise. */
export const turningPointOf = (replay: string): TurningPoint | null => (point?.replay === replay ? point : null)
