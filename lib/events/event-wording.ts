/** `who`: the name of whoever did it. `unasked`: nobody did, the service acted of itself. */
type Names = { who: string; offer: string; unasked: boolean }
export type EventWording = {
  /** What happened, in a history. */
  sentence: (names: Names) => string
  /** What it means, for the money above all, where that isn't plain. */
  meaning?: string
  tone?: 'accent' | 'info' | 'caution' | 'danger'
  /** When it happens, as the documentation says it to whoever receives it. */
  when: string
}
