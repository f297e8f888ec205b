import { fromArrayBuffer, type GeoTIFFImage } from 'geotiff'

/** Four bytes a pixel (red, green, blue, opacity), from the top left. */
export type Picture = { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }

export type Tiff = {
  pages: number
  /** A page (from 1) upright, its longer side at most `longest` pixels. Rejects where it can't be read. */
  read: (page: number, longest: number) => Promise<Picture>
}

/** So many pixels are 64 million times three bytes or six, twice: what a desk has to spare. A phone may fail before. */
const mostPixels = 64_000_000

export class PictureTooLarge extends Error {}

/** Opens a TIFF with all its pages; smaller copies of them, which some scanners put beside, are left out. */
export async function openTiff(file: Blob): Promise<Tiff> {
  const tiff = await fromArrayBuffer(await file.arrayBuffer())
  const pages: GeoTIFFImage[] = []
  for (let n = 0; n < (await tiff.getImageCount()); n += 1) {
    const image = await tiff.getImage(n)
    const kind = image.fileDirectory.getValue('NewSubfileType') ?? 0
    if ((kind & 1) === 0) pages.push(image)
  }
  return {
    pages: pages.length,
    async read(page, longest) {
      const image = pages[page - 1]
      if (!image) throw new RangeError('No such page.')
      const [width, height] = [image.getWidth(), image.getHeight()]
      if (width * height > mostPixels) throw new PictureTooLarge()
      const colours = await image.readRGB({ interleave: true })
      if (!(colours instanceof Uint8Array || colours instanceof Uint16Array))
        throw new TypeError('Neither 8 nor 16 bit of a colour.')
      const small = shrink({ width, height, colours }, longest)
      return toUpright(small, (await image.fileDirectory.loadValue('Orientation')) ?? 1)
    },
  }
}

type Colours = { width: number; height: number; colours: Uint8Array | Uint16Array }

/** Each pixel is the mean of those it stands for: small writing stays legible. */
function shrink(from: Colours, longest: number): Picture {
  const scale = Math.min(1, longest / Math.max(from.width, from.height))
  const [width, height] = [Math.max(1, Math.round(from.width * scale)), Math.max(1, Math.round(from.height * scale))]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  const brightest = from.colours instanceof Uint16Array ? 65_535 : 255
  for (let y = 0; y < height; y += 1) {
    const rows = spanOf(y, height, from.height)
    for (let x = 0; x < width; x += 1) {
      const columns = spanOf(x, width, from.width)
      for (let colour = 0; colour < 3; colour += 1)
        pixels[(y * width + x) * 4 + colour] = (meanOf(from, rows, columns, colour) / brightest) * 255
    }
  }
  return { width, height, pixels }
}

type Span = [from: number, to: number]

/** Which of `many` old rows or columns the new one stands for: at least one. */
function spanOf(at: number, few: number, many: number): Span {
  const from = Math.floor((at * many) / few)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * many) / few))]
}

function meanOf({ width, colours }: Colours, [top, bottom]: Span, [left, right]: Span, colour: number): number {
  let sum = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) sum += colours[(y * width + x) * 3 + colour] ?? 0
  return sum / ((bottom - top) * (right - left))
}

/** Where a pixel of the upright picture comes from, by the format's eight ways to lie. */
const origins: Record<number, (x: number, y: number, right: number, bottom: number) => [x: number, y: number]> = {
  2: (x, y, right) => [right - x, y],
  3: (x, y, right, bottom) => [right - x, bottom - y],
  4: (x, y, _, bottom) => [x, bottom - y],
  5: (x, y) => [y, x],
  6: (x, y, _, bottom) => [y, bottom - x],
  7: (x, y, right, bottom) => [right - y, bottom - x],
  8: (x, y, right) => [right - y, x],
}

function toUpright(lying: Picture, how: number): Picture {
  const originOf = origins[how]
  if (!originOf) return lying
  const isTurned = how > 4
  const [width, height] = isTurned ? [lying.height, lying.width] : [lying.width, lying.height]
  const pixels = new Uint8ClampedArray(lying.pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = originOf(x, y, lying.width - 1, lying.height - 1)
      const from = (fromY * lying.width + fromX) * 4
      pixels.set(lying.pixels.subarray(from, from + 4), (y * width + x) * 4)
    }
  return { width, height, pixels }
}
