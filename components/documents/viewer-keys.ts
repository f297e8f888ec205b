import type { KeyboardEvent } from 'react'
import type { Zoom } from '#components/documents/deep-zoom.tsx'

type Acts = { zoom: Zoom | null; step: (by: number) => void; turn: (by: number) => void }

/** What the keys do in the viewer, as in most programs that show scans. */
export function keysOf({ zoom, step, turn }: Acts) {
  const acts: Record<string, () => void> = {
    PageDown: () => step(1),
    PageUp: () => step(-1),
    Home: () => step(-Infinity),
    End: () => step(Infinity),
    '+': () => zoom?.by(1.5),
    '=': () => zoom?.by(1.5),
    '-': () => zoom?.by(1 / 1.5),
    '0': () => zoom?.fit(),
    r: () => turn(90),
    R: () => turn(-90),
    ArrowLeft: () => zoom?.pan(-0.2, 0),
    ArrowRight: () => zoom?.pan(0.2, 0),
    ArrowUp: () => zoom?.pan(0, -0.2),
    ArrowDown: () => zoom?.pan(0, 0.2),
  }
  return (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key]
    // A text that lies open scrolls by itself.
    if (!act || (event.target instanceof Element && event.target.closest('pre'))) return
    event.preventDefault()
    act()
  }
}
