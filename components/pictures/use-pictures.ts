'use client'
import { useEffect, useRef, useState } from 'react'
import { lookAtPicture } from '#components/pictures/look-at-picture.ts'
import { added, moved, type Picture } from '#components/pictures/pile.ts'

/** The pictures of one PDF, in the order of its pages, as long as the page is open. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const looking = useRef(Promise.resolve())
  const some = pictures.length > 0
  useEffect(() => {
    if (!some) return
    // Nobody but this page knows the order, the turns and what is cut off.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [some])
  const change = (key: string, members: Partial<Picture>) =>
    setPictures((known) => known.map((one) => (one.key === key ? { ...one, ...members } : one)))
  const look = async ({ key, file }: Picture) => change(key, { seen: await lookAtPicture(file) })
  return {
    pictures,
    add: (files: readonly File[]) => {
      const next = files.map(added)
      setPictures((known) => [...known, ...next])
      // One after the other: a phone has no room for the pixels of many.
      for (const one of next) looking.current = looking.current.then(() => look(one))
    },
    change,
    move: (from: number, to: number) => setPictures((known) => moved(known, from, to)),
    remove: (...keys: string[]) => setPictures((known) => known.filter(({ key }) => !keys.includes(key))),
  }
}

export type Pictures = ReturnType<typeof usePictures>
