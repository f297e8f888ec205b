'use client'
import { useRef, type PointerEvent } from 'react'
import { cutTo, type Crop, type Side } from '#components/pictures/crop.ts'
import { PictureCanvas } from '#components/pictures/picture-canvas.tsx'
import type { ReadPicture } from '#components/pictures/pile.ts'
import { whole } from '#components/pictures/crop.ts'
import { classNames } from '#components/ui/class-names.ts'

/** What can be taken hold of: the sides that it moves, where it is, and how it looks to a mouse. */
const handles: readonly (readonly [sides: readonly Side[], place: string])[] = [
  [['top'], 'left-1/2 top-0 cursor-ns-resize'],
  [['bottom'], 'left-1/2 top-full cursor-ns-resize'],
  [['left'], 'left-0 top-1/2 cursor-ew-resize'],
  [['right'], 'left-full top-1/2 cursor-ew-resize'],
  [['top', 'left'], 'left-0 top-0 cursor-nwse-resize'],
  [['top', 'right'], 'left-full top-0 cursor-nesw-resize'],
  [['bottom', 'left'], 'left-0 top-full cursor-nesw-resize'],
  [['bottom', 'right'], 'left-full top-full cursor-nwse-resize'],
]

type Props = {
  picture: Pick<ReadPicture, 'seen' | 'turns'>
  label: string
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** The whole picture with a frame around what stays of it, to be dragged. Keys have the fields below it. */
export function CropFrame({ picture: { seen, turns }, label, crop, onCrop }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent, sides: readonly Side[]) => {
    if (!area.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = area.current.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    const shares = { left: x, right: 1 - x, top: y, bottom: 1 - y }
    onCrop(sides.reduce((known, side) => cutTo(known, side, shares[side]), crop))
  }
  const percent = (share: number) => `${share * 100}%`
  const [top, right, bottom, left] = [crop.top, crop.right, crop.bottom, crop.left].map(percent)
  return (
    <div className="flex justify-center p-3">
      <div ref={area} className="relative touch-none select-none">
        <PictureCanvas
          picture={{ seen, turns, crop: whole }}
          label={label}
          longest={1_000}
          className="block max-h-[28dvh] max-w-full sm:max-h-[34dvh]"
        />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-scrim"
          style={{
            clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${corners(crop)})`,
          }}
        />
        <div
          aria-hidden="true"
          className="absolute border-2 border-accent bg-transparent"
          style={{ top, right, bottom, left }}
        >
          {handles.map(([sides, place]) => (
            <div
              key={sides.join(' ')}
              className={classNames('absolute grid size-11 -translate-1/2 place-items-center', place)}
              onPointerDown={(event) => {
                event.preventDefault()
                event.currentTarget.setPointerCapture(event.pointerId)
              }}
              onPointerMove={(event) => drag(event, sides)}
            >
              <span className="size-4 rounded-full border-2 border-accent bg-sheet" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The corners of what stays, once around. */
function corners({ top, right, bottom, left }: Crop): string {
  const [x0, x1] = [left * 100, (1 - right) * 100]
  const [y0, y1] = [top * 100, (1 - bottom) * 100]
  return [
    [x0, y0],
    [x0, y1],
    [x1, y1],
    [x1, y0],
    [x0, y0],
  ]
    .map(([x, y]) => `${x}% ${y}%`)
    .join(', ')
}
