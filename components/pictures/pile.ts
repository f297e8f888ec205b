import { boxOf, turnedCrop, whole, type Crop, type Size } from '#components/pictures/crop.ts'
import { warningsOf, type Quality, type Warning } from '#components/pictures/quality.ts'

/** Quarters of a turn, clockwise. */
export type Turns = 0 | 1 | 2 | 3

/** What the browser made of a picture: its size, upright as its camera says, and a small copy of it. */
export type Seen = Size & { preview: Blob; quality: Quality }

export type Picture = {
  key: string
  file: File
  turns: Turns
  crop: Crop
  /** Undefined until it has been looked at; `unreadable` where this browser can't. */
  seen: Seen | 'unreadable' | undefined
}
export type ReadPicture = Picture & { seen: Seen }

export const added = (file: File): Picture => ({
  key: crypto.randomUUID(),
  file,
  turns: 0,
  crop: whole,
  seen: undefined,
})

export const isRead = (picture: Picture): picture is ReadPicture => typeof picture.seen === 'object'

const nextTurn = { 0: 1, 1: 2, 2: 3, 3: 0 } as const
/** Turned clockwise by a quarter; what was cut off stays cut off. */
export const turned = ({ turns, crop }: Pick<Picture, 'turns' | 'crop'>) => ({
  turns: nextTurn[turns],
  crop: turnedCrop(crop),
})

export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The pixels that become the page. */
export const pageBox = ({ seen, turns, crop }: Pick<ReadPicture, 'seen' | 'turns' | 'crop'>) =>
  boxOf(crop, turnedSize(seen, turns))

/** What there is to say of a picture before it goes, of the part of it that goes. */
export const warningsFor = (picture: ReadPicture): Warning[] => warningsOf(pageBox(picture), picture.seen.quality)

/** The list with one of it at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** A name that none of the order's documents has yet: the order's number, and from the second on which it is. */
export function proposedName(number: string, taken: readonly string[]): string {
  const name = (count: number) => `${number}${count === 1 ? '' : ` (${count})`}.pdf`
  let count = 1
  while (taken.includes(name(count))) count += 1
  return name(count)
}

/** What was typed, with the ending that its content has. */
export const pdfName = (typed: string) => (/\.pdf$/i.test(typed.trim()) ? typed.trim() : `${typed.trim()}.pdf`)
