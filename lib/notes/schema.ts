import { z } from 'zod'
import { instant, text } from '#lib/text.ts'

export const noteInput = z
  .object({ text: text(5_000) })
  .meta({ id: 'WriteNote', example: { text: 'The client wants both pages of the entry.' } })
export type NoteInput = z.output<typeof noteInput>

export const noteView = z
  .object({
    id: z.string(),
    text: z.string(),
    author: z.string().meta({ description: 'Who wrote it, by name' }),
    createdAt: instant,
    yours: z.boolean().meta({ description: 'Whether it was you, signed in' }),
  })
  .meta({
    id: 'Note',
    example: {
      id: 'not_01k9z3v7e8f6q9w2x4y5z6a7b8',
      text: 'The client wants both pages of the entry.',
      author: 'Jonas Weber',
      createdAt: '2026-03-02T09:30:00.000Z',
      yours: false,
    },
  })
export type NoteView = z.output<typeof noteView>
