'use client'
import { useEffect, useRef } from 'react'
import { paint, withBitmap } from '#components/pictures/paint.ts'
import type { ReadPicture } from '#components/pictures/pile.ts'

type Props = {
  picture: Pick<ReadPicture, 'seen' | 'turns' | 'crop'>
  label: string
  longest: number
  className?: string
}

/** A picture as its page will show it, small. */
export function PictureCanvas({ picture, label, longest, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { seen, turns, crop } = picture
  const { preview } = seen
  useEffect(() => {
    let over = false
    void withBitmap(preview, (bitmap) => {
      if (!over && canvas.current) paint(canvas.current, bitmap, { turns, crop }, longest)
    })
    return () => {
      over = true
    }
  }, [preview, turns, crop, longest])
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />
}
