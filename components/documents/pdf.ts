import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Paged } from '#components/documents/paged.ts'

// A file of this site, so that the page's policy lets it run. The older build: phones are older than desks.
GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

const beside = (folder: string) => new URL(`/pdf-viewer/${folder}/`, location.origin).href

/** Opens a PDF; what isn't looked at isn't fetched, where the server hands out parts. */
export async function openPdf(url: string): Promise<Paged> {
  const pdf = await getDocument({
    url,
    cMapUrl: beside('cmaps'),
    standardFontDataUrl: beside('standard_fonts'),
    wasmUrl: beside('wasm'),
    iccUrl: beside('iccs'),
    rangeChunkSize: 2 ** 18,
    disableAutoFetch: true,
    disableStream: true,
  }).promise
  return {
    pages: pdf.numPages,
    draw: (page, longest) => drawPage(pdf, page, longest),
    close: () => void pdf.loadingTask.destroy(),
  }
}

async function drawPage(pdf: PDFDocumentProxy, number: number, longest: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longest / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  page.cleanup()
  return canvas.toDataURL('image/jpeg', 0.92)
}
