'use client'
import {
  ChevronLeft,
  ChevronRight,
  Download,
  Maximize,
  RotateCcw,
  RotateCw,
  X,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { FullDialogClose, FullDialogTitle } from '#components/ui/full-dialog.tsx'
import { catalogue } from '#lib/words/en/documents.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  title: string
  place: string
  isFirst: boolean
  isLast: boolean
  canZoom: boolean
  onStep: (by: number) => void
  onTurn: (degrees: number) => void
  onZoom: (factor: number) => void
  onFit: () => void
  onDownload: () => void
}

/** What is open, and everything that can be done with it by a finger; keys do the same (viewer-keys.ts). */
export function ViewerBar({
  title,
  place,
  isFirst,
  isLast,
  canZoom,
  onStep,
  onTurn,
  onZoom,
  onFit,
  onDownload,
}: Props) {
  return (
    <div className="border-b border-line bg-sheet px-2 py-1">
      <div className="flex items-center gap-2">
        <FullDialogTitle className="min-w-0 grow truncate ps-2 font-sans text-base font-medium">
          <bdi>{title}</bdi>
        </FullDialogTitle>
        <Act icon={Download} name={t('download2')} onClick={onDownload} />
        <FullDialogClose>
          <Button look="quiet" size="icon" aria-label={t('close')} className="shrink-0">
            <X aria-hidden="true" className="size-5" />
          </Button>
        </FullDialogClose>
      </div>
      <div role="toolbar" aria-label={t('view')} className="flex flex-wrap items-center">
        <Act icon={ChevronLeft} name={t('pageBefore')} keys={t('pageUp')} off={isFirst} onClick={() => onStep(-1)} />
        <p role="status" className="min-w-16 text-center text-sm tabular-nums">
          {place}
        </p>
        <Act icon={ChevronRight} name={t('nextPage')} keys={t('pageDown')} off={isLast} onClick={() => onStep(1)} />
        {canZoom && (
          <>
            <span aria-hidden="true" className="mx-1 h-6 border-s border-line" />
            <Act icon={ZoomOut} name={t('smaller')} keys="-" onClick={() => onZoom(1 / 1.5)} />
            <Act icon={ZoomIn} name={t('larger')} keys="+" onClick={() => onZoom(1.5)} />
            <Act icon={Maximize} name={t('wholePage')} keys="0" onClick={onFit} />
            <Act icon={RotateCcw} name={t('turnLeft')} keys={t('shiftR')} onClick={() => onTurn(-90)} />
            <Act icon={RotateCw} name={t('turnRight')} keys="R" onClick={() => onTurn(90)} />
          </>
        )}
      </div>
    </div>
  )
}

type ActProps = { icon: LucideIcon; name: string; keys?: string; off?: boolean; onClick: () => void }

/** Never disabled, so that the focus stays where it is at either end. */
const Act = ({ icon: Icon, name, keys, off = false, onClick }: ActProps) => (
  <Button
    look="quiet"
    size="icon"
    aria-label={name}
    title={keys === undefined ? name : `${name} (${keys})`}
    aria-disabled={off || undefined}
    className={off ? 'cursor-default! opacity-40!' : ''}
    onClick={off ? undefined : onClick}
  >
    <Icon aria-hidden="true" className="size-5" />
  </Button>
)
