/** What a slice of a table answers with: the key of its last row, null where there was none. */
type Slice = (after: string) => Promise<{ last: string | null }[]>

/**
 * Goes through a table along its key, some thousand rows at a time: each statement takes a moment, however large the table, and holds
 * no lock for long. For what no index finds, because those who write would pay for it with every row.
 */
export async function throughSlices(from: string, slice: Slice): Promise<void> {
  for (let after: string | null = from; after !== null;) {
    const [found]: { last: string | null }[] = await slice(after)
    after = found?.last ?? null
  }
}
