import { expect, it } from 'vitest'
import { drawTokens } from '#lib/clients/rate-buckets.ts'

it('gives back what was drawn, whether anything is left or not', async () => {
  const bucket = `test:${crypto.randomUUID()}`
  const draw = (wanted: number) => drawTokens(bucket, 'development', { perMinute: 0, burst: 3 }, wanted)
  expect(await draw(2)).toEqual({ drawn: 2, left: 1 })
  expect(await draw(-1)).toMatchObject({ left: 2 })
  expect(await draw(5)).toEqual({ drawn: 2, left: 0 })
  expect(await draw(1)).toEqual({ drawn: 0, left: 0 })
  await draw(-1)
  expect(await draw(1)).toEqual({ drawn: 1, left: 0 })
})
