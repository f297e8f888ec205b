import type { Paged } from '#components/documents/paged.ts'
import type { Ask, Reply } from '#components/documents/tiff/tiff-worker.ts'
import { ApiFailure } from '#lib/browser/failure.ts'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Nothing that can be read takes so long, on a phone either. */
const patience = 60_000

type Wanted = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never

/** Opens a TIFF in a thread of its own, which ends with it. */
export async function openTiff(file: Blob): Promise<Paged> {
  const worker = new Worker(new URL('./tiff-worker.ts', import.meta.url), { type: 'module' })
  const ask = askerOf(worker)
  try {
    const opened = await ask({ file })
    if (!('pages' in opened)) throw unreadable(opened)
    return {
      pages: opened.pages,
      async draw(page, longest) {
        const drawn = await ask({ page, longest })
        if (!('picture' in drawn)) throw unreadable(drawn)
        return toUrl(drawn.picture)
      },
      close: () => worker.terminate(),
    }
  } catch (error) {
    worker.terminate()
    throw error
  }
}

function askerOf(worker: Worker) {
  let asked = 0
  return (wanted: Wanted): Promise<Reply> => {
    asked += 1
    const id = asked
    return new Promise((resolve) => {
      const end = (reply: Reply) => {
        clearTimeout(timer)
        worker.removeEventListener('message', hear)
        worker.removeEventListener('error', giveUp)
        resolve(reply)
      }
      const hear = ({ data }: MessageEvent<Reply>) => data.id === id && end(data)
      const giveUp = () => end({ id, refused: 'unreadable' })
      const timer = setTimeout(giveUp, patience)
      worker.addEventListener('message', hear)
      worker.addEventListener('error', giveUp)
      worker.postMessage({ ...wanted, id })
    })
  }
}

const unreadable = (reply: Reply) =>
  new ApiFailure(
    'unreadable',
    'refused' in reply && reply.refused === 'too_large' ? t('thisPictureIsTooLarge') : t('thisTiffCantBeRead'),
  )

function toUrl({ width, height, pixels }: { width: number; height: number; pixels: Uint8ClampedArray<ArrayBuffer> }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas.toDataURL('image/jpeg', 0.92)
}
