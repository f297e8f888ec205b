'use client'
import { useState } from 'react'
import type { Size } from '#components/pictures/crop.ts'
import type { Warning } from '#components/pictures/quality.ts'

export type QualityNote = Size & { key: string; name: string; warnings: Warning[] }

const isPicture = ({ type }: File) => type === 'image/jpeg' || type === 'image/png'

/** Looks at the pictures among files that are uploaded as they are. What it finds holds nothing up. */
export function useQualityNotes() {
  const [notes, setNotes] = useState<readonly QualityNote[]>([])
  const look = async (files: readonly File[]) => {
    for (const file of files.filter(isPicture)) {
      const [{ lookAtPicture }, { warningsOf }] = await Promise.all([
        import('#components/pictures/look-at-picture.ts'),
        import('#components/pictures/quality.ts'),
      ])
      const seen = await lookAtPicture(file)
      if (seen === 'unreadable') continue
      const { width, height, quality } = seen
      const warnings = warningsOf(seen, quality)
      if (warnings.length === 0) continue
      const note = { key: crypto.randomUUID(), name: file.name, width, height, warnings }
      setNotes((known) => [...known, note])
    }
  }
  const dismiss = (key: string) => setNotes((known) => known.filter((one) => one.key !== key))
  return { notes, look, dismiss }
}
