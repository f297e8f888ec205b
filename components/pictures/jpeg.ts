import type { Turns } from '#components/pictures/pile.ts'

/** How a JPEG is stored. `mirrored` and then `turns` make it upright, as its camera says. */
export type Jpeg = {
  width: number
  height: number
  components: 1 | 3
  mirrored: boolean
  turns: Turns
  /** Where in the file the picture itself is: without what its camera wrote about place, time and device, or put behind it. */
  parts: readonly (readonly [from: number, to: number])[]
}

const upright = { mirrored: false, turns: 0 } as const
/** The eight values of EXIF's Orientation. */
const orientations: Record<number, Pick<Jpeg, 'mirrored' | 'turns'>> = {
  2: { mirrored: true, turns: 0 },
  3: { mirrored: false, turns: 2 },
  4: { mirrored: true, turns: 2 },
  5: { mirrored: true, turns: 3 },
  6: { mirrored: false, turns: 1 },
  7: { mirrored: true, turns: 1 },
  8: { mirrored: false, turns: 3 },
}

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda]
const [app0, app2, app14, comment] = [0xe0, 0xe2, 0xee, 0xfe]
/** Baseline, extended and progressive: what every reader of PDFs can decode. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const exotic = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Undefined for what no PDF can hold as it is: it has to be drawn and packed anew. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): Jpeg | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xff00 + startOfImage) return undefined
  const parts: [number, number][] = [[0, 2]]
  let frame: Pick<Jpeg, 'width' | 'height' | 'components'> | undefined
  let orientation: number | undefined
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || exotic.has(marker)) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    let end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return undefined
    if (frames.has(marker)) frame = frameOf(view, at + 4)
    if (orientation === undefined && marker === 0xe1) orientation = orientationOf(view, at + 4, end)
    if (marker === startOfScan) end = endOfScan(bytes, end)
    if (isPicture(bytes, marker, at + 4)) parts.push([at, end])
    at = end
    if (bytes[at] === 0xff && bytes[at + 1] === endOfImage) {
      parts.push([at, at + 2])
      return frame && { ...frame, ...(orientations[orientation ?? 1] ?? upright), parts }
    }
  }
  return undefined
}

/** What a decoder needs: not the notes of camera and programs, but the colours' profile and Adobe's word on how they are stored. */
function isPicture(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === comment) return false
  if (marker < app0 || marker > 0xef) return true
  if (marker === app2) return String.fromCharCode(...bytes.subarray(at, at + 11)) === 'ICC_PROFILE'
  return marker === app0 || marker === app14
}

function frameOf(view: DataView, at: number) {
  if (at + 6 > view.byteLength) return undefined
  const [precision, height, width, components] = [
    view.getUint8(at),
    view.getUint16(at + 1),
    view.getUint16(at + 3),
    view.getUint8(at + 5),
  ]
  if (precision !== 8 || width === 0 || height === 0) return undefined
  // Four are inks, which programs write inverted or not: the browser knows which.
  return components === 1 || components === 3 ? ({ width, height, components } as const) : undefined
}

/** In a scan 0xff is data when 0 or a restart follows. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from
  for (; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) break
  }
  return at
}

/** EXIF's Orientation: tag 0x0112 of the first directory of a TIFF after "Exif" and two zeros. */
function orientationOf(view: DataView, at: number, end: number): number | undefined {
  const tiff = at + 6
  if (tiff + 8 > end || view.getUint32(at) !== 0x45786966) return undefined
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > end) return undefined
  const entries = view.getUint16(directory, little)
  for (let entry = directory + 2; entry + 12 <= end && entry < directory + 2 + entries * 12; entry += 12)
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little)
  return undefined
}
