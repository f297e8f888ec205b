// Reads TIFFs beside the page: unpacking a large scan takes seconds, and a broken one might never end.
import { openTiff, PictureTooLarge, type Picture, type Tiff } from '#components/documents/tiff/read-tiff.ts'

export type Ask = { id: number } & ({ file: Blob } | { page: number; longest: number })
export type Reply = { id: number } & (
  { pages: number } | { picture: Picture } | { refused: 'too_large' | 'unreadable' }
)

let tiff: Tiff | undefined

async function answer(ask: Ask): Promise<Reply> {
  const { id } = ask
  try {
    if ('file' in ask) {
      tiff = await openTiff(ask.file)
      return { id, pages: tiff.pages }
    }
    if (!tiff) return { id, refused: 'unreadable' }
    return { id, picture: await tiff.read(ask.page, ask.longest) }
  } catch (error) {
    return { id, refused: error instanceof PictureTooLarge ? 'too_large' : 'unreadable' }
  }
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  void answer(data).then((reply) =>
    postMessage(reply, { transfer: 'picture' in reply ? [reply.picture.pixels.buffer] : [] }),
  )
})
