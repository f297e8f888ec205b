/** A document of pages, whatever its format, that draws one when asked. */
export type Paged = {
  pages: number
  /** A page (from 1) as a picture whose longer side has at most so many pixels, as a data URL: nobody has to give it back. */
  draw: (page: number, longest: number) => Promise<string>
  close: () => void
}
