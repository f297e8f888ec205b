'use client'
import { useId, useState } from 'react'
import { cutTo, whole, type Crop, type Side } from '#components/pictures/crop.ts'
import { CropFrame } from '#components/pictures/crop-frame.tsx'
import { pageBox, type ReadPicture } from '#components/pictures/pile.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useReader } from '#components/ui/locale.ts'
import { numberFormat } from '#lib/formats.ts'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = {
  /** Nothing is asked without. */
  picture: ReadPicture | undefined
  onCrop: (crop: Crop) => void
  onClose: () => void
}

/** What is to stay of a picture: by dragging, or by how much is cut off at each side. */
export function CropDialog({ picture, onCrop, onClose }: Props) {
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={t('cropThePicture')}
      description={t('onlyWhatStaysIsUploaded')}
    >
      {picture && <Form key={picture.key} picture={picture} onCrop={onCrop} />}
    </Dialog>
  )
}

function Form({ picture, onCrop }: { picture: ReadPicture; onCrop: (crop: Crop) => void }) {
  const [crop, setCrop] = useState(picture.crop)
  const set = (side: Side, share: number) => setCrop(cutTo(crop, side, share))
  return (
    <>
      <CropFrame picture={picture} label={picture.file.name} crop={crop} onCrop={setCrop} />
      <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2">
        <legend className="mb-1 font-medium">{t('cutOff')}</legend>
        <Cut label={t('atTheTop')} share={crop.top} onChange={(share) => set('top', share)} />
        <Cut label={t('atTheBottom')} share={crop.bottom} onChange={(share) => set('bottom', share)} />
        <Cut label={t('onTheLeft')} share={crop.left} onChange={(share) => set('left', share)} />
        <Cut label={t('onTheRight')} share={crop.right} onChange={(share) => set('right', share)} />
      </fieldset>
      <p className="text-sm text-ink-soft">{t('stays', pageBox({ ...picture, crop }))}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => setCrop(whole)}>
          {t('theWholePicture')}
        </Button>
        <Button onClick={() => onCrop(crop)}>{t('keepThisPart')}</Button>
      </div>
    </>
  )
}

function Cut({ label, share, onChange }: { label: string; share: number; onChange: (share: number) => void }) {
  const { locale } = useReader()
  const id = useId()
  const text = numberFormat(locale, { style: 'percent' }).format(share)
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-2 text-sm">
        {label} <span className="text-ink-soft tabular-nums">{text}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={95}
        value={Math.round(share * 100)}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber / 100)}
        className="h-8 w-full accent-accent"
      />
    </div>
  )
}
