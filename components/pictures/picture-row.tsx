'use client'
import { ArrowDown, ArrowUp, Crop, ImageOff, RotateCw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRead, pageBox, warningsFor, type Picture } from '#components/pictures/pile.ts'
import { PictureCanvas } from '#components/pictures/picture-canvas.tsx'
import { warningText } from '#components/pictures/warning-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type RowActions = Record<'onEarlier' | 'onLater', (() => void) | undefined> &
  Record<'onTurn' | 'onCrop' | 'onRemove' | 'onSendAsItIs', () => void>

type Props = RowActions & { picture: Picture; page: number; maySendAsItIs: boolean }

/** One picture of the pile: what it looks like, what there is to say of it, and what can be done with it. */
export function PictureRow({ picture, page, maySendAsItIs, onTurn, onCrop, onSendAsItIs, ...rest }: Props) {
  const { name } = picture.file
  return (
    <div className="flex h-full items-start gap-3 sm:flex-col">
      <div className="relative grid aspect-square w-24 shrink-0 place-items-center overflow-hidden rounded-card bg-well sm:w-full">
        {isRead(picture) ? (
          <PictureCanvas
            picture={picture}
            label={t('pageFrom', { page, name })}
            longest={480}
            className="absolute inset-0 size-full object-contain"
          />
        ) : picture.seen === undefined ? (
          <Skeleton className="size-full" />
        ) : (
          <ImageOff aria-hidden="true" className="size-8 text-ink-soft" />
        )}
      </div>
      <div className="flex min-w-0 grow flex-col gap-1 self-stretch sm:w-full">
        <p className="font-medium wrap-anywhere">
          {isRead(picture) && <span className="text-ink-soft tabular-nums">{page}. </span>}
          <bdi>{name}</bdi>
        </p>
        {isRead(picture) ? (
          <>
            <p className="text-sm text-ink-soft">{t('pixels', pageBox(picture))}</p>
            {warningsFor(picture).map((warning) => (
              <p key={warning} className="text-sm text-caution">
                {warningText(warning, pageBox(picture))}
              </p>
            ))}
          </>
        ) : (
          picture.seen === 'unreadable' && (
            <Unreadable name={name} maySendAsItIs={maySendAsItIs} onSendAsItIs={onSendAsItIs} />
          )
        )}
        <Actions name={name} isReady={isRead(picture)} onTurn={onTurn} onCrop={onCrop} {...rest} />
      </div>
    </div>
  )
}

type UnreadableProps = Pick<Props, 'maySendAsItIs' | 'onSendAsItIs'> & { name: string }

const Unreadable = ({ name, maySendAsItIs, onSendAsItIs }: UnreadableProps) => (
  <div className="flex flex-col items-start gap-2">
    <p className="text-sm text-caution">{maySendAsItIs ? t('thisBrowserCantShowIt') : t('thisBrowserCantOpenIt')}</p>
    {maySendAsItIs && (
      <Button look="secondary" size="sm" aria-label={t('uploadAsItIsNamed', { name })} onClick={onSendAsItIs}>
        {t('uploadAsItIs')}
      </Button>
    )}
  </div>
)

type ActionsProps = Omit<RowActions, 'onSendAsItIs'> & { name: string; isReady: boolean }

const Actions = ({ name, isReady, onEarlier, onLater, onTurn, onCrop, onRemove }: ActionsProps) => (
  <div className="-ms-2 mt-auto flex flex-wrap">
    <Act label={t('moveEarlier', { name })} onClick={onEarlier}>
      <ArrowUp aria-hidden="true" className="size-4 sm:-rotate-90" />
    </Act>
    <Act label={t('moveLater', { name })} onClick={onLater}>
      <ArrowDown aria-hidden="true" className="size-4 sm:-rotate-90" />
    </Act>
    {isReady && (
      <>
        <Act label={t('turn', { name })} onClick={onTurn}>
          <RotateCw aria-hidden="true" className="size-4" />
        </Act>
        <Act label={t('crop', { name })} onClick={onCrop}>
          <Crop aria-hidden="true" className="size-4" />
        </Act>
      </>
    )}
    <Act label={t('leaveOut', { name })} onClick={onRemove}>
      <Trash2 aria-hidden="true" className="size-4" />
    </Act>
  </div>
)

/** Without anything to do it stays, and keeps the focus of who moves something to the end by it. */
const Act = (props: { label: string; onClick: (() => void) | undefined; children: ReactNode }) => (
  <Button
    look="quiet"
    size="icon"
    aria-label={props.label}
    aria-disabled={props.onClick === undefined || undefined}
    onClick={props.onClick}
    className="aria-disabled:cursor-default aria-disabled:opacity-40"
  >
    {props.children}
  </Button>
)
