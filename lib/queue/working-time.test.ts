import { describe, expect, it } from 'vitest'
import { addWorkingHours, subtractWorkingHours } from '#lib/queue/working-time.ts'

const berlin = 'Europe/Berlin'
const added = (since: string, hours: number, zone = berlin) =>
  addWorkingHours(new Date(since), hours, zone).toISOString()

describe('working hours', () => {
  it('are counted from nine to five, by the clocks of the zone, from Monday to Friday', () => {
    // Wednesday, 25 November 2026: clocks in Berlin are an hour ahead of UTC.
    expect(added('2026-11-25T09:30:00Z', 4)).toBe('2026-11-25T13:30:00.000Z')
    expect(added('2026-11-25T14:00:00Z', 4)).toBe('2026-11-26T10:00:00.000Z')
    expect(added('2026-11-25T02:00:00Z', 4)).toBe('2026-11-25T12:00:00.000Z')
    expect(added('2026-11-25T20:00:00Z', 4)).toBe('2026-11-26T12:00:00.000Z')
    // From Friday evening and from Sunday it is Monday noon.
    expect(added('2026-11-27T17:00:00Z', 4)).toBe('2026-11-30T12:00:00.000Z')
    expect(added('2026-11-29T12:00:00Z', 4)).toBe('2026-11-30T12:00:00.000Z')
    expect(added('2026-11-25T14:00:00Z', 8)).toBe('2026-11-26T14:00:00.000Z')
    expect(added('2026-11-25T15:00:00Z', 16, 'America/New_York')).toBe('2026-11-27T15:00:00.000Z')
  })

  it('go with clocks that are put back over a weekend', () => {
    // Clocks go back on Sunday, 25 October 2026.
    expect(added('2026-10-23T14:00:00Z', 4)).toBe('2026-10-26T11:00:00.000Z')
  })

  it('are counted back to what is late: due before now if it has waited since before then, at any moment', () => {
    for (const hours of [4, 8, 16])
      for (let at = Date.parse('2026-10-20T00:00:00Z'); at < Date.parse('2026-11-03T00:00:00Z'); at += 47 * 60_000) {
        const cutoff = subtractWorkingHours(new Date(at), hours, berlin).getTime()
        expect(addWorkingHours(new Date(cutoff - 1000), hours, berlin).getTime()).toBeLessThanOrEqual(at)
        expect(addWorkingHours(new Date(cutoff + 1000), hours, berlin).getTime()).toBeGreaterThan(at)
      }
  })
})
