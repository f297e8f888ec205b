import type { Letter } from '#lib/mail/letter.ts'
import { sayMoment } from '#lib/mail/said.ts'
import { catalogue } from '#lib/words/en/mail-customer.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

export type Said = { sender: string; content: string; at: Date; files?: readonly string[] }

/** The names of a message's attachments, as they are read with it. */
export const fileNames = { attachments: { select: { name: true }, orderBy: { id: 'asc' } } } as const
export const filesOf = ({ attachments }: { attachments: readonly { name: string }[] }) =>
  attachments.map(({ name }) => name)

const textOf = ({ content, files = [] }: Said) =>
  files.length === 0 ? shortened(content) : t('attached', { content: shortened(content), names: files.join(', ') })

const most = { messages: 5, characters: 2_000 }

const shortened = (text: string) => {
  const characters = [...text]
  return characters.length > most.characters ? `${characters.slice(0, most.characters).join('')} …` : text
}

/** The newest of these messages, oldest first; of long ones the beginning. What is left out is said to be. */
export function quote(messages: readonly Said[]): Letter['body'] {
  const left = messages.length - most.messages
  return [
    ...(left > 0 ? [t('earlierMessagesNotShownHere', { left })] : []),
    ...messages
      .slice(-most.messages)
      .map((said) => ({ from: `${said.sender}, ${sayMoment(said.at)}:`, text: textOf(said) })),
  ]
}
