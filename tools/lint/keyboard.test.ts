import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readTasks } from '../../e2e/keyboard-tasks.ts'

it('every task that the guide counts is done by one browser test, and no test does another', () => {
  const tasks = [...readTasks().keys()]
  expect(tasks.length).toBeGreaterThanOrEqual(20)
  const done = globSync('e2e/**/*.spec.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdone\('([^']+)'\)/g)].map(([, task]) => task),
  )
  expect(done.toSorted()).toEqual(tasks.toSorted())
})
