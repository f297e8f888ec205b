import { crc32, deflateSync } from 'node:zlib'
import type { Random } from '#lib/sandbox/seeded-random.ts'

type Field = (x: number, y: number) => number

/** Smooth noise between 0 and 1: random values on a grid of `cell` pixels, eased in between. */
function makeNoise(random: Random, width: number, height: number, cell: number): Field {
  const columns = Math.ceil(width / cell) + 2
  const grid = Float32Array.from({ length: columns * (Math.ceil(height / cell) + 2) }, () => random.next())
  const ease = (t: number) => t * t * (3 - 2 * t)
  const at = (column: number, row: number) => grid[row * columns + column] ?? 0
  return (x, y) => {
    const column = Math.floor(x / cell)
    const row = Math.floor(y / cell)
    const u = ease(x / cell - column)
    const v = ease(y / cell - row)
    const top = at(column, row) * (1 - u) + at(column + 1, row) * u
    const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
    return top * (1 - v) + bottom * v
  }
}

/** Brown flecks of damp, taken off the light of a sheet. */
function addFlecks(light: Float32Array, random: Random, width: number, height: number) {
  for (let n = random.whole(25, 60); n > 0; n -= 1) {
    const [x, y, radius, depth] = [
      random.between(0, width),
      random.between(0, height),
      random.between(1, 5) ** 1.4,
      random.between(0.05, 0.2),
    ]
    for (let py = Math.max(0, Math.ceil(y - radius)); py <= Math.min(height - 1, y + radius); py += 1) {
      for (let px = Math.max(0, Math.ceil(x - radius)); px <= Math.min(width - 1, x + radius); px += 1) {
        const distance = ((px - x) ** 2 + (py - y) ** 2) / radius ** 2
        if (distance < 1) light[py * width + px] = (light[py * width + px] ?? 0) - depth * (1 - distance)
      }
    }
  }
}

/** An old stain at one corner, darkest along its ragged tide line. */
function makeTide(random: Random, width: number, height: number): Field {
  const [x, y, radius] = [
    random.pick([0.05, 0.95]) * width,
    random.pick([0, 1]) * height,
    random.between(0.18, 0.34) * width,
  ]
  const ragged = makeNoise(random, width, height, 38)
  return (px, py) => {
    const straight = Math.sqrt((px - x) ** 2 + (py - y) ** 2) / radius
    if (straight > 1.3) return 0
    const edge = straight + (ragged(px, py) - 0.5) * 0.5
    return edge < 1 ? 0.05 + 0.11 * Math.max(0, 1 - (1 - edge) * 16) : 0
  }
}

const levels = 48
const darkest = [104, 78, 48] as const
const lightest = [243, 232, 204] as const

function palette(): Buffer {
  const bytes = Buffer.alloc(levels * 3)
  for (let level = 0; level < levels; level += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const low = darkest[channel] ?? 0
      bytes[level * 3 + channel] = Math.round(low + ((lightest[channel] ?? 0) - low) * (level / (levels - 1)) ** 0.8)
    }
  }
  return bytes
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A sheet of old paper as a PNG of 48 tones: fibres, cockling, damp, darker at the edges and towards the binding. */
export function makePaper(random: Random, width: number, height: number): Buffer {
  const cockling = makeNoise(random, width, height, 190)
  const clouds = makeNoise(random, width, height, 46)
  const fibres = makeNoise(random, width, height, 3)
  const tide = makeTide(random, width, height)
  const fold = height * random.between(0.47, 0.53)
  const binding = Float32Array.from({ length: width }, (_, x) => 0.34 * Math.exp(-x / 18))
  const rim = Float32Array.from({ length: Math.max(width, height) }, (_, distance) => 0.3 * Math.exp(-distance / 9))
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const crease = 0.09 * Math.exp(-Math.abs(y - fold) / 1.6)
    for (let x = 0; x < width; x += 1) {
      const border = Math.min(x, y, width - 1 - x, height - 1 - y)
      light[y * width + x] =
        0.86 +
        0.13 * cockling(x, y) -
        0.08 * clouds(x, y) -
        0.05 * fibres(x, y) -
        tide(x, y) -
        (rim[border] ?? 0) -
        (binding[x] ?? 0) -
        crease +
        (random.next() - 0.5) * 0.02
    }
  }
  addFlecks(light, random, width, height)
  // A PNG's row begins with the byte that names its filter: 0 is none.
  const rows = Buffer.alloc((width + 1) * height)
  for (const [i, value] of light.entries()) {
    rows[i + Math.floor(i / width) + 1] = Math.max(0, Math.min(levels - 1, Math.round(value * (levels - 1))))
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', palette()),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', new Uint8Array()),
  ])
}
