import { expect, it } from 'vitest'
import { judge, warningsOf } from '#components/pictures/quality.ts'

const [width, height] = [256, 192]

/** Lines of strokes on paper, as writing is. `blur`: how often each pixel became the mean of its neighbours; `light`: 1 is by day. */
function page({ blur = 0, light = 1 }: { blur?: number; light?: number }): Uint8ClampedArray {
  const ink = (x: number, y: number) => (y % 24 < 12 && (x * 3 + y) % 20 < 7 ? 40 : 215)
  let grey: number[] = Array.from({ length: width * height }, (_, i) => ink(i % width, Math.floor(i / width)))
  const mean = (i: number) =>
    [-width, 0, width].flatMap((y) => [-1, 0, 1].map((x) => grey[i + y + x] ?? 215)).reduce((a, b) => a + b) / 9
  for (let n = 0; n < blur; n++) grey = grey.map((_, i) => mean(i))
  return Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (grey[i >> 2] ?? 0) * light,
  )
}
const look = (of: Parameters<typeof page>[0]) => judge(page(of), { width, height })
const large = { width: 3_000, height: 4_000 }

it('tells a sharp page from a blurred one, in bright light and in dim', () => {
  const sharp = look({})
  expect(warningsOf(large, sharp)).toEqual([])
  expect(warningsOf(large, look({ blur: 6 }))).toEqual(['blurred'])
  expect(look({ light: 0.6 }).sharpness).toBeCloseTo(sharp.sharpness ?? 0, 0)
  expect(warningsOf(large, look({ light: 0.6 }))).toEqual([])
  expect(warningsOf(large, look({ light: 0.4 }))).toEqual(['tooDark'])
  expect(warningsOf(large, look({ light: 0.4, blur: 6 }))).toEqual(['blurred', 'tooDark'])
})

it('calls no empty page blurred: nothing on it has an edge', () => {
  const empty = judge(new Uint8ClampedArray(width * height * 4).fill(220), { width, height })
  expect(empty).toEqual({ sharpness: undefined, light: 220 })
  expect(warningsOf(large, empty)).toEqual([])
})

it('calls no sheet blurred that has a single edge', () => {
  const sheet = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => ((i >> 2) % width < 30 ? 60 : 230))
  expect(warningsOf(large, judge(sheet, { width, height }))).toEqual([])
})

it('takes the longer side of what stays for its size: a strip of a register is narrow and may be', () => {
  const { sharpness } = look({})
  const small = (size: { width: number; height: number }) => warningsOf(size, { sharpness, light: 200 })
  expect(small({ width: 1_240, height: 1_754 })).toEqual([])
  expect(small({ width: 1_200, height: 1_700 })).toEqual(['tooSmall'])
  expect(small({ width: 2_500, height: 300 })).toEqual([])
})
