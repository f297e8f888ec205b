/** What a document's total may come to, either way: its column holds no more. No single amount does (`maximumMinor`). */
const mostMinor = 2_147_483_647

/** As many of these, from the first on, as come to a total that a document can have; the others belong onto the next. */
export function firstThatFit<Row>(rows: readonly Row[], amountOf: (row: Row) => number): Row[] {
  const fitting: Row[] = []
  let total = 0
  for (const row of rows) {
    total += amountOf(row)
    if (Math.abs(total) > mostMinor) break
    fitting.push(row)
  }
  return fitting
}
