import type { Random } from './random.ts'

/** One trial: what was measured in it, and what is wrong; nothing, if all is well. */
export type Row = { case: string; figures: Record<string, string | number>; faults: readonly string[] }

/** `kills`: how often the database's primary is killed in a row; undefined is as often as the part wants. */
export type Task = { random: Random; seed: number; isShort: boolean; minutes: number; kills?: number | undefined }

export type Part = { title: string; run: (task: Task) => AsyncGenerator<Row> }
