import type { Random } from './random.ts'

/** One trial: what was measured in it, and what is wrong; nothing, if all is well. */
export type Row = { case: string; figures: Record<string, string | number>; faults: readonly string[] }

/** `only`: of a part's trials, those whose name it matches. */
export type Task = { random: Random; seed: number; isShort: boolean; minutes: number; only: RegExp }

export type Part = { title: string; run: (task: Task) => AsyncGenerator<Row> }
