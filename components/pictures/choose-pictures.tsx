'use client'
import { Camera, ImagePlus, type LucideIcon } from 'lucide-react'
import { classNames } from '#components/ui/class-names.ts'
import { useFileDrop } from '#components/ui/use-file-drop.ts'
import { catalogue } from '#lib/words/en/pictures.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

type Props = { onFiles: (files: File[]) => void }

/** Pictures dropped, picked, or taken now with the camera of a phone, several or one after the other. */
export function ChoosePictures({ onFiles }: Props) {
  const { over, handlers } = useFileDrop(onFiles)
  return (
    <div
      {...handlers}
      className={classNames(
        'flex flex-wrap items-center justify-center gap-x-6 gap-y-2 rounded-card border-2 border-dashed p-4',
        over ? 'border-accent bg-accent-soft' : 'border-edge',
      )}
    >
      <Way icon={ImagePlus} label={t('choosePictures')} multiple onFiles={onFiles} />
      {/* A phone's list of pictures may have no camera in it; at a desk both would open the same. */}
      <div className="hidden pointer-coarse:block">
        <Way icon={Camera} label={t('takeAPhotograph')} capture="environment" onFiles={onFiles} />
      </div>
      <p className="pointer-coarse:hidden">{t('orDropThemHere')}</p>
    </div>
  )
}

type WayProps = Props & { icon: LucideIcon; label: string; multiple?: boolean; capture?: 'environment' }

const Way = ({ icon: Icon, label, onFiles, ...rest }: WayProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 rounded-card px-2 font-medium text-link has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <Icon aria-hidden="true" className="size-5" />
    {label}
    <input
      type="file"
      accept="image/*"
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // So that the same file can be chosen again.
        target.value = ''
      }}
      {...rest}
    />
  </label>
)
