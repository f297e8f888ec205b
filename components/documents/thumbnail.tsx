'use client'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { typeNames } from '#components/documents/describe-document.ts'
import { isLight, isPaged, usePage } from '#components/documents/page-shelf.tsx'
import type { DocumentView } from '#lib/documents/schema.ts'

const longest = 320

type Props = { file: DocumentView; page?: number }

/** What a document looks like, small; decoration beside its name. */
export function Thumbnail({ file, page = 1 }: Props) {
  const { contentType } = file
  if (contentType === 'text/plain' || !isLight(file)) return <Sign file={file} />
  return isPaged(file) ? <PagedThumbnail file={file} page={page} /> : <ImageThumbnail file={file} />
}

const picture = 'size-full object-contain'

function ImageThumbnail({ file }: { file: DocumentView }) {
  // The link of the first list; a newer one shows the same, and is taken where the first has run out before the picture was in sight.
  const [src, setSrc] = useState(file.url)
  const [failed, setFailed] = useState(false)
  if (failed) return <Sign file={file} />
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      width={longest}
      height={longest}
      className={picture}
      onError={() => (src === file.url ? setFailed(true) : setSrc(file.url))}
    />
  )
}

function PagedThumbnail({ file, page }: { file: DocumentView; page: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '200px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const src = usePage(file, page, longest, seen).data
  return (
    <span ref={place} className="grid size-full place-items-center">
      {src ? <img src={src} alt="" className={picture} /> : <Sign file={file} />}
    </span>
  )
}

/** Where there is nothing to see yet, or at all. */
const Sign = ({ file }: { file: DocumentView }) => (
  <span className="grid size-full place-items-center content-center gap-1 p-1 text-center text-xs text-ink-soft">
    <FileText aria-hidden="true" className="size-6" />
    {typeNames()[file.contentType]}
  </span>
)
