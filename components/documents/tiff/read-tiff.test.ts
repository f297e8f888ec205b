import { describe, expect, it } from 'vitest'
import { openTiff, type Picture } from '#components/documents/tiff/read-tiff.ts'
import { tiffs } from '#tools/testing/tiffs.ts'

const open = (bytes: Buffer) => openTiff(new Blob([new Uint8Array(bytes)]))
const read = async (bytes: Buffer, page = 1, longest = 100) => (await open(bytes)).read(page, longest)
const colourAt = ({ width, pixels }: Picture, x: number, y: number) => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
const sidesOf = (picture: Picture) => [
  colourAt(picture, 1, 1),
  colourAt(picture, picture.width - 2, picture.height - 2),
]
const [red, blue] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
]
const [black, white] = [
  [0, 0, 0, 255],
  [255, 255, 255, 255],
]

describe('reads what libtiff writes', () => {
  it('in pages', async () => {
    const tiff = await open(tiffs.twoPages)
    expect(tiff.pages).toBe(2)
    expect(await tiff.read(1, 100)).toMatchObject({ width: 24, height: 16 })
    expect(sidesOf(await tiff.read(1, 100))).toEqual([red, blue])
    expect(sidesOf(await tiff.read(2, 100))).toEqual([black, white])
    await expect(tiff.read(3, 100)).rejects.toThrow('No such page')
  })

  it('of sixteen bit', async () => {
    expect(sidesOf(await read(tiffs.grey16))).toEqual([black, white])
  })

  it('upright, however it was scanned', async () => {
    const picture = await read(tiffs.jpeg)
    expect(picture).toMatchObject({ width: 16, height: 24 })
    expect(sidesOf(picture)).toEqual([red, blue])
  })
})

it('makes it smaller without losing what is thin', async () => {
  const small = await read(tiffs.grey16, 1, 8)
  expect(small).toMatchObject({ width: 8, height: 5 })
  expect(sidesOf(small)).toEqual([black, white])
  // Twelve columns of 24 are black: of five, the third stands for columns 9 to 13.
  expect(colourAt(await read(tiffs.grey16, 1, 5), 2, 1)).toEqual([102, 102, 102, 255])
})

it('refuses what it can’t unpack, and what is no TIFF or not whole', async () => {
  await expect(read(tiffs.group4)).rejects.toThrow('compression')
  await expect(read(Buffer.concat([Buffer.from('II*\0\x08\0\0\0'), Buffer.alloc(5_000)]))).rejects.toThrow()
  await expect(read(tiffs.grey16.subarray(0, 100))).rejects.toThrow()
})
