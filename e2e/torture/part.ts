import type { Random } from './random.ts'
import type { Rig } from './rig.ts'

/** One trial: what was measured in it, and what is wrong; nothing, if all is well. */
export type Row = { case: string; figures: Record<string, string | number>; faults: readonly string[] }

type Task = { rig: Rig; random: Random; seed: number; isShort: boolean; minutes: number }

export type Part = { title: string; run: (task: Task) => AsyncGenerator<Row> }
