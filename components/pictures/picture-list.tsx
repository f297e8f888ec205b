'use client'
import { useState } from 'react'
import { PictureRow } from '#components/pictures/picture-row.tsx'
import { isRead, turned, type Picture } from '#components/pictures/pile.ts'
import type { Pictures } from '#components/pictures/use-pictures.ts'
import { classNames } from '#components/ui/class-names.ts'
import { contentTypes, extensions } from '#lib/files/schema.ts'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

const endings = contentTypes.flatMap((type) => extensions[type])
/** The upload takes it, whether or not this browser can show it. */
const maySendAsItIs = ({ name }: File) => endings.includes(name.split('.').at(-1)?.toLowerCase() ?? '')

type Props = {
  pile: Pictures
  onCrop: (key: string) => void
  onFile: (file: File) => void
}

/** The pictures in the order of pages: by dragging, or by the arrows, which a keyboard reaches too. */
export function PictureList({ pile: { pictures, change, move, remove }, onCrop, onFile }: Props) {
  const [dragged, setDragged] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const moveTo = (from: number, to: number, { file: { name } }: Picture) => {
    move(from, to)
    setAnnounced(t('isNowPage', { name, page: to + 1, pages: pictures.length }))
  }
  if (pictures.length === 0) return <p className="text-ink-soft">{t('noPictureYet')}</p>
  return (
    <>
      <ol
        aria-label={t('picturesInTheOrder')}
        className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]"
      >
        {pictures.map((one, i) => (
          <li
            key={one.key}
            draggable={pictures.length > 1}
            onDragStart={() => setDragged(i)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              const from = dragged === undefined ? undefined : pictures[dragged]
              if (dragged === undefined || !from) return
              event.preventDefault()
              if (dragged !== i) moveTo(dragged, i, from)
            }}
            onDragEnd={() => setDragged(undefined)}
            className={classNames(
              'rounded-card border bg-sheet p-3',
              dragged === i ? 'border-accent bg-accent-soft' : 'border-line',
            )}
          >
            <PictureRow
              picture={one}
              page={pictures.slice(0, i + 1).filter(isRead).length}
              maySendAsItIs={maySendAsItIs(one.file)}
              onEarlier={i === 0 ? undefined : () => moveTo(i, i - 1, one)}
              onLater={i === pictures.length - 1 ? undefined : () => moveTo(i, i + 1, one)}
              onTurn={() => change(one.key, turned(one))}
              onCrop={() => onCrop(one.key)}
              onRemove={() => remove(one.key)}
              onSendAsItIs={() => {
                remove(one.key)
                onFile(one.file)
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}
