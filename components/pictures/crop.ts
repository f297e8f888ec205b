/** What is cut off at each side of a picture, as shares of it (0 to 1), as it is seen: after it was turned. */
export type Crop = { top: number; right: number; bottom: number; left: number }
export type Side = keyof Crop

export const whole: Crop = { top: 0, right: 0, bottom: 0, left: 0 }
export const isWhole = ({ top, right, bottom, left }: Crop) => top + right + bottom + left === 0

/** So much of each direction stays, or there would be nothing to take hold of. */
const least = 0.05
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Cuts `share` off at one side, as far as the opposite side leaves room. */
export const cutTo = (crop: Crop, side: Side, share: number): Crop => ({
  ...crop,
  [side]: Math.max(0, Math.min(share, 1 - least - crop[opposite[side]])),
})

/** The same part of the picture once it is turned clockwise by a quarter. */
export const turnedCrop = ({ top, right, bottom, left }: Crop): Crop => ({
  top: left,
  right: top,
  bottom: right,
  left: bottom,
})

export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** What is left of a picture of that size, in whole pixels, one at least. */
export function boxOf({ top, right, bottom, left }: Crop, { width, height }: Size): Box {
  const x = Math.round(left * width)
  const y = Math.round(top * height)
  return {
    x,
    y,
    width: Math.max(1, width - x - Math.round(right * width)),
    height: Math.max(1, height - y - Math.round(bottom * height)),
  }
}
