import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Effort = { keys: number; typed: number }

/** What each task takes without a mouse, as the operators' guide says it. */
export function readTasks(): Map<string, Effort> {
  const guide = readFileSync(join(import.meta.dirname, '../docs/operators.md'), 'utf8')
  const part = guide.split('\n## By the keyboard alone\n')[1]?.split('\n## ')[0] ?? ''
  const rows = part.matchAll(/^\| (?<task>[^|]+?) +\| +(?<keys>\d+) \| +(?<typed>\d+) \|$/gm)
  return new Map(
    [...rows].map(({ groups = {} }) => [
      groups['task'] ?? '',
      { keys: Number(groups['keys']), typed: Number(groups['typed']) },
    ]),
  )
}
