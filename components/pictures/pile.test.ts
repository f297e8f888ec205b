import { expect, it } from 'vitest'
import { boxOf, cutTo, isWhole, turnedCrop, whole } from '#components/pictures/crop.ts'
import { moved, pageBox, pdfName, proposedName, turned, type Turns } from '#components/pictures/pile.ts'

it('moves one of a list to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

it('cuts off at each side, and leaves something of every picture', () => {
  expect(cutTo(whole, 'left', 0.3)).toEqual({ ...whole, left: 0.3 })
  expect(cutTo(whole, 'left', -0.2)).toEqual(whole)
  expect(cutTo({ ...whole, right: 0.4 }, 'left', 0.9).left).toBeCloseTo(0.55)
  expect(boxOf({ top: 0.1, right: 0, bottom: 0.2, left: 0.25 }, { width: 400, height: 300 })).toEqual({
    x: 100,
    y: 30,
    width: 300,
    height: 210,
  })
  expect(boxOf({ ...whole, left: 0.95 }, { width: 3, height: 1 })).toMatchObject({ width: 1, height: 1 })
})

it('turns what is cut off with the picture: the same corner stays, and four quarters are none', () => {
  const crop = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 }
  // What was at the left is at the top after a quarter clockwise.
  expect(turnedCrop(crop)).toEqual({ top: 0.4, right: 0.1, bottom: 0.2, left: 0.3 })
  let picture: { turns: Turns; crop: typeof crop } = { turns: 0, crop }
  for (const turns of [1, 2, 3, 0]) {
    picture = turned(picture)
    expect(picture.turns).toBe(turns)
  }
  expect(picture.crop).toEqual(crop)
  expect([isWhole(whole), isWhole(crop)]).toEqual([true, false])
})

it('counts the pixels of a page after turning and cropping', () => {
  const seen = { width: 400, height: 300, preview: new Blob(), quality: { sharpness: 1, light: 200 } }
  expect(pageBox({ seen, turns: 1, crop: { ...whole, top: 0.5 } })).toEqual({ x: 0, y: 200, width: 300, height: 200 })
})

it('proposes a name that is free, and gives what is typed the right ending', () => {
  expect(proposedName('CS-7QK-4MR', ['a.pdf'])).toBe('CS-7QK-4MR.pdf')
  expect(proposedName('CS-7QK-4MR', ['CS-7QK-4MR.pdf', 'CS-7QK-4MR (2).pdf'])).toBe('CS-7QK-4MR (3).pdf')
  expect([' births ', 'births.PDF', 'births.jpg'].map(pdfName)).toEqual(['births.pdf', 'births.PDF', 'births.jpg.pdf'])
})
