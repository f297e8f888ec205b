import { rich } from '#components/ui/rich.tsx'
import { catalogue } from '#lib/words/en/orders-list.ts'
import { wordsOf } from '#lib/words/words.ts'

const t = wordsOf(catalogue)

/** Shorter on a phone. What holds the button's place says it too, so it stands apart from what downloading takes. */
export const exportLabel = () =>
  rich(t, 'exportCsv2', { span: (text) => <span className="hidden sm:inline">{text}</span> })
