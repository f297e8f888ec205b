import type { Size } from '#components/pictures/crop.ts'

/** What the eye of a reader would notice first. `sharpness`: undefined where nothing on the picture has an edge. */
export type Quality = { sharpness: number | undefined; light: number }
export type Warning = 'tooSmall' | 'blurred' | 'tooDark'

// Where they come from: docs/decisions/100-pages-from-pictures.md.
/** The longer side of an A4 page at 150 dots per inch: below, small writing is guesswork. */
const leastLonger = 1_754
const leastSharpness = 0.8
const leastLight = 100
/** An A4 page at 300 dots per inch, which archives and libraries ask of scans. */
export const goodSize = { width: 2_480, height: 3_508 }
/** Pixels on the longer side of the copy that is judged: another size has other figures. */
export const judgedLonger = 1_000

export function warningsOf({ width, height }: Size, { sharpness, light }: Quality): Warning[] {
  const found: Warning[] = []
  if (Math.max(width, height) < leastLonger) found.push('tooSmall')
  if (sharpness !== undefined && sharpness < leastSharpness) found.push('blurred')
  if (light < leastLight) found.push('tooDark')
  return found
}

const tile = 64
/** Less spread of grey than this is paper, and has no edge to judge by. */
const plain = 100

/** `pixels`: red, green, blue and opacity of each, as a canvas hands them out. */
export function judge(pixels: Uint8ClampedArray, { width, height }: Size): Quality {
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++)
    grey[i] = 0.299 * (pixels[4 * i] ?? 0) + 0.587 * (pixels[4 * i + 1] ?? 0) + 0.114 * (pixels[4 * i + 2] ?? 0)
  const found: number[] = []
  for (let y = 1; y < height - 1; y += tile)
    for (let x = 1; x < width - 1; x += tile) {
      const one = sharpnessOf(grey, width, x, y, Math.min(x + tile, width - 1), Math.min(y + tile, height - 1))
      if (one !== undefined) found.push(one)
    }
  return { sharpness: atShare(found.toSorted((a, b) => a - b)), light: atShare(grey.toSorted()) ?? 0 }
}

/** The tenth that is lightest, or sharpest, begins here: a page is as light as its paper, and as sharp as its writing. */
const atShare = (sorted: ArrayLike<number>) => sorted[Math.floor(sorted.length * 0.9)]

/**
 * How much of the change from pixel to pixel is sudden: the Laplacian's energy as a share of the gradient's. Each alone says as
 * much about ink, light and how much is written as about the lens. Of an edge that is blurred by a deviation of σ pixels it is
 * 1 / (2σ²), of a sharp one 2.
 */
function sharpnessOf(grey: Uint8Array, width: number, x0: number, y0: number, x1: number, y1: number) {
  const at = (i: number) => grey[i] ?? 0
  let [count, sum, squares, gradient, laplacian] = [0, 0, 0, 0, 0]
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const i = y * width + x
      const [here, right, below] = [at(i), at(i + 1), at(i + width)]
      count += 1
      sum += here
      squares += here * here
      gradient += (right - here) ** 2 + (below - here) ** 2
      laplacian += (4 * here - at(i - 1) - right - at(i - width) - below) ** 2
    }
  const contrast = squares / count - (sum / count) ** 2
  return contrast > plain ? laplacian / gradient : undefined
}
