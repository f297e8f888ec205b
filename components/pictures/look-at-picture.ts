import { whole } from '#components/pictures/crop.ts'
import { paint, toJpeg, withBitmap } from '#components/pictures/paint.ts'
import type { Seen } from '#components/pictures/pile.ts'
import { judge, judgedLonger } from '#components/pictures/quality.ts'

/** What a browser can see of a file; `unreadable` where it is none of its pictures, or broken. */
export async function lookAtPicture(file: File): Promise<Seen | 'unreadable'> {
  try {
    return await withBitmap(file, async (bitmap) => {
      const canvas = document.createElement('canvas')
      paint(canvas, bitmap, { turns: 0, crop: whole }, judgedLonger)
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      if (!pixels) return 'unreadable'
      return {
        width: bitmap.width,
        height: bitmap.height,
        preview: await toJpeg(canvas, 0.8),
        quality: judge(pixels.data, canvas),
      }
    })
  } catch {
    return 'unreadable'
  }
}
