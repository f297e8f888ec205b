import { isWhole } from '#components/pictures/crop.ts'
import { readJpeg } from '#components/pictures/jpeg.ts'
import { paint, toJpeg, withBitmap } from '#components/pictures/paint.ts'
import { composePdf, type JpegPage } from '#components/pictures/pdf.ts'
import type { ReadPicture, Turns } from '#components/pictures/pile.ts'

/** One PDF of these pictures, a page after the other, so that one of them at a time is in memory. */
export async function makePdf(pictures: readonly ReadPicture[], onPage: (made: number) => void): Promise<Blob> {
  const pages: JpegPage[] = []
  for (const picture of pictures) {
    pages.push((await asItIs(picture)) ?? (await drawn(picture)))
    onPage(pages.length)
  }
  return composePdf(pages)
}

const sum = (one: Turns, other: Turns) => ((one + other) % 4) as Turns // of four

/** A JPEG goes into a PDF without being packed again, and the page turns it. What is cut off must not be in the file, though. */
async function asItIs({ file, crop, turns }: ReadPicture): Promise<JpegPage | undefined> {
  if (!isWhole(crop)) return undefined
  const jpeg = readJpeg(new Uint8Array(await file.arrayBuffer()))
  if (!jpeg) return undefined
  const { parts, ...stored } = jpeg
  return { ...stored, turns: sum(stored.turns, turns), jpeg: new Blob(parts.map((part) => file.slice(...part))) }
}

const drawn = ({ file, ...picture }: ReadPicture): Promise<JpegPage> =>
  withBitmap(file, async (bitmap) => {
    const canvas = document.createElement('canvas')
    paint(canvas, bitmap, picture)
    const { width, height } = canvas
    const jpeg = await toJpeg(canvas, 0.92)
    // Given back now, not when somebody tidies up.
    canvas.width = canvas.height = 0
    return { width, height, components: 3, mirrored: false, turns: 0, jpeg }
  })
