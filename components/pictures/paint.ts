import { boxOf } from '#components/pictures/crop.ts'
import { turnedSize, type Picture } from '#components/pictures/pile.ts'

/** Telephones draw no more than 4,096 × 4,096 pixels at once. */
const mostPixels = 2 ** 24

/** Draws the part of a picture that is to be seen, turned as it is to be; `longest`: the pixels of its longer side at most. */
export function paint(
  canvas: HTMLCanvasElement,
  source: ImageBitmap,
  { turns, crop }: Pick<Picture, 'turns' | 'crop'>,
  longest = Infinity,
): void {
  const { width, height } = turnedSize(source, turns)
  const box = boxOf(crop, { width, height })
  const scale = Math.min(1, longest / Math.max(box.width, box.height), Math.sqrt(mostPixels / (box.width * box.height)))
  canvas.width = Math.max(1, Math.floor(box.width * scale))
  canvas.height = Math.max(1, Math.floor(box.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // What is transparent is paper: a JPEG would have it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.scale(canvas.width / box.width, canvas.height / box.height)
  context.translate(width / 2 - box.x, height / 2 - box.y)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(source, -source.width / 2, -source.height / 2)
}

/** Decodes a picture, upright as its camera says, for as long as `work` takes: one of 12 megapixels fills 48 MB. */
export async function withBitmap<T>(file: Blob, work: (bitmap: ImageBitmap) => T | Promise<T>): Promise<T> {
  // Older browsers don't know the word, and do it without.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => createImageBitmap(file))
  try {
    return await work(bitmap)
  } finally {
    bitmap.close()
  }
}

export const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be packed.'))),
      'image/jpeg',
      quality,
    ),
  )
