import { inTurn } from '#lib/browser/in-turn.ts'
import { mostFiled, type FiledView, type FileOrdersInput } from '#lib/filing/schema.ts'

/**
 * Files however many orders, as many at a time as one request takes. `onFiled` hears how many are filed by now; where a
 * piece is refused these are, and filing all of them again changes nothing about them.
 */
export async function fileInPieces(
  send: (piece: FileOrdersInput) => Promise<FiledView>,
  { orderIds, ...filing }: FileOrdersInput,
  onFiled: (filed: number) => void,
): Promise<FiledView> {
  let filed = 0
  for (let at = 0; at < orderIds.length; at += mostFiled) {
    const piece = { ...filing, orderIds: orderIds.slice(at, at + mostFiled) }
    filed += (await inTurn(() => send(piece))).filed
    onFiled(filed)
  }
  return { filed }
}
