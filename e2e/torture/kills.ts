import { onRig } from './rig.ts'
import type { Part } from './part.ts'
import { shuffled } from './random.ts'
import { secondsOf, tryOut } from './trial.ts'
import { blows, strike, victims, type Blow, type Victim } from './victims.ts'

// In full; the short form takes one of each.
const freezeMs = 20_000
const shortFreezeMs = 6_000

/** Every process killed, frozen and restarted under orders that go on. */
export const kills: Part = {
  title: 'Processes killed, frozen, restarted',
  run: onRig(async function* (rig, { random, isShort, only }) {
    const cells: [Victim, Blow][] = isShort
      ? [
          ['web', 'kill'],
          ['postgres', 'freeze'],
          ['walwriter', 'kill'],
          ['worker', 'restart'],
        ]
      : victims.flatMap((victim) => blows.map((blow): [Victim, Blow] => [victim, blow]))
    for (const [victim, blow] of shuffled(cells, random)) {
      const name = `${victim}, ${blow}`
      // No way to ask one of the server's own processes for a restart but to kill it.
      if ((victim === 'walwriter' && blow === 'restart') || !only.test(name)) continue
      yield await tryOut(rig, { name, afterwardsMs: isShort ? 1_000 : 3_000 }, async () => ({
        back: secondsOf(await strike(rig.app, victim, blow, isShort ? shortFreezeMs : freezeMs)),
      }))
    }
  }),
}
