import type { Jpeg } from '#components/pictures/jpeg.ts'

/** A page that is one JPEG; `mirrored` and then `turns` make it upright. */
export type JpegPage = Omit<Jpeg, 'parts'> & { jpeg: Blob }

/** So many of a picture's pixels are an inch of its page. */
export const dotsPerInch = 300

const points = (pixels: number) => Number(((pixels * 72) / dotsPerInch).toFixed(2))

/** Each takes the square that a picture fills, from 0 to 1, to itself. */
const quarterTurn = '0 -1 1 0 0 1 cm'
const mirror = '-1 0 0 1 1 0 cm'

function drawing(page: JpegPage, width: number, height: number): string {
  const steps = [
    `${width} 0 0 ${height} 0 0 cm`,
    ...Array<string>(page.turns).fill(quarterTurn),
    ...(page.mirrored ? [mirror] : []),
  ]
  return `q ${steps.join(' ')} /Picture Do Q`
}

/**
 * A PDF whose pages are these pictures. It is put together of pieces, the pictures as the blobs they came as: a browser keeps
 * those on the disk, so that sixty of them need the memory of none.
 */
export function composePdf(pages: readonly JpegPage[]): Blob {
  const pieces: BlobPart[] = []
  const offsets: number[] = []
  let at = 0
  const write = (piece: string | Blob) => {
    pieces.push(piece)
    at += typeof piece === 'string' ? piece.length : piece.size
  }
  const object = (body: () => void) => {
    offsets.push(at)
    write(`${offsets.length} 0 obj\n`)
    body()
    write('\nendobj\n')
  }
  const numberOf = (i: number) => 3 + i * 3
  write('%PDF-1.4\n')
  object(() => write('<< /Type /Catalog /Pages 2 0 R >>'))
  const kids = pages.map((_, i) => `${numberOf(i)} 0 R`).join(' ')
  object(() => write(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`))
  for (const [i, page] of pages.entries()) {
    const sides = [points(page.width), points(page.height)]
    const [width = 0, height = 0] = page.turns % 2 === 0 ? sides : sides.toReversed()
    const [content, picture] = [numberOf(i) + 1, numberOf(i) + 2]
    const drawn = drawing(page, width, height)
    object(() =>
      write(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R` +
          ` /Resources << /XObject << /Picture ${picture} 0 R >> >> >>`,
      ),
    )
    object(() => write(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`))
    object(() => {
      write(
        `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /BitsPerComponent 8` +
          ` /ColorSpace /Device${page.components === 1 ? 'Gray' : 'RGB'} /Filter /DCTDecode /Length ${page.jpeg.size} >>\nstream\n`,
      )
      write(page.jpeg)
      write('\nendstream')
    })
  }
  const table = at
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`)
  write(offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join(''))
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`)
  return new Blob(pieces, { type: 'application/pdf' })
}
